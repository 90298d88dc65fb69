"""What pictures are made of: colours, sizes, shapes, letters, cards, and how they move."""
