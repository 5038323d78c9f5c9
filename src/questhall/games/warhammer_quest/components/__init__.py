"""What is in the box and on the table: every card, the quest sheets, the table itself, an action in
progress, the kinds of events, options and switches.
"""
