"""What calls are worth, and how likely others were to make theirs."""
