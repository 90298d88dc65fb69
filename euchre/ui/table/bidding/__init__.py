"""What the viewer may say, offered as a row of pills of equal weight, with a sentence below."""
