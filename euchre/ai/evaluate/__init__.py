"""What hands, bids and the ends of deals are worth."""
