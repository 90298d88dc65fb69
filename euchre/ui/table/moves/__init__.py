"""How cards move over the table: events become beats."""
