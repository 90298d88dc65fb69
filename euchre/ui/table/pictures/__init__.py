"""What lies on the table, as pictures."""
