"""What a player waits for, as ratios to bare pages in the same run: `make bench`."""
