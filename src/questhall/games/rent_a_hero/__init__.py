"""Rent a Hero: where the chapters of the rulebook are in the code.

A search for the id of a clause finds the very place.

RAH-SETUP    Setting up              setup/table_setup.py
RAH-GOAL     Goal of the game        turn/end_of_game.py
RAH-TURN     A turn                  turn/turn.py
RAH-OFFER    Offering the wanderer   turn/offer.py
RAH-RECRUIT  Recruiting              turn/recruit.py
RAH-HINT     Hints                   turn/hint.py
RAH-POWER    Using powers            powers/powers.py
RAH-REQ      Requirements            components/heroes.py
RAH-P1       Angry Chicken           powers/powers.py
RAH-P2       Pyromaniac              powers/powers.py
RAH-P3       Witch                   powers/powers.py
RAH-P4       Dog Trainer             powers/powers.py
RAH-P5       Sergeant                powers/powers.py, powers/sergeant_claim.py
RAH-P6       Black Knight            powers/powers.py
RAH-P7       Wizard                  powers/powers.py
RAH-END      End of the game         turn/end_of_game.py
RAH-VAR      Variants                components/state.py, turn/hint.py, turn/turn.py
"""
