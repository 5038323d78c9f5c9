"""What the spaces of the three Regions tell a character to do, from the City to the Crown of Command."""
