"""What Adventure cards do when they are met: Events, Strangers, Places, and forced Followers."""
