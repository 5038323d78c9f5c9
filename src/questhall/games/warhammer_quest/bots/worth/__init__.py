"""What things are worth to a party, in wounds of a healthy hero: odds, prices, enemies, progress, actions."""
