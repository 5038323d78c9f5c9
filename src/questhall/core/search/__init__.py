"""What bots think with: determinized states, playouts, policies and tree search. Compiled."""
