"""What can be done at any time: the moments for it, casting and answering Spells, ditching and the like."""
