"""What holds in every game: properties of random play, twins, both builds, and the page about views."""
