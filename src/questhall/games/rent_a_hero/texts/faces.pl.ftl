### Co jest wydrukowane na kartach gry Wynajmij bohatera, po polsku

face-hero = Bohater
face-strength = Siła
