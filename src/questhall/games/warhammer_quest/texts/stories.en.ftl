### The stories of Warhammer Quest in English: how each quest begins and how it may end, and what each location is like.

## Quests

story-tutorial =
    .introduction = The ratcatcher’s lantern throws your shadows ahead of you, down a stair that no map of the town shows. “Just the arches today,” he says. “Look around, knock a few heads together, come back up. If something small jumps at you, it’s a goblin. If it comes from above, it’s a bat. If it’s neither, run.”
    .victory = The arches are quiet. You have counted the exits, chased off what lived between them, and learned who among you swings too early. The ratcatcher nods as you climb back into daylight. “Good,” he says. “Now I can show you the tunnel I really wanted to talk about.”
    .defeat = You come to on the stair, where the ratcatcher is pouring cold water over one face after another. He has dragged all of you up here, and he doesn’t complain about it. “Everyone loses the first one,” he says. “Most people don’t get a second. Sit down for a moment. Then we try again.”
story-a_foul_stench =
    .introduction = For three weeks the wells of the town have tasted of iron, and for two the old and the very young have been falling ill. A ratcatcher swears that the sickness has a smell, and that he knows the grating it comes from. Below it lies a tunnel, and in the mud of the tunnel are footprints: small, bare and numerous. Something with a very large belly and a very loud voice gives the orders down there. Follow it home.
    .victory = Grump’s den turns out to be a sump, and the sump a workshop. Between the gnawed bones stand barrels that no goblin ever built, neatly sealed, with claw marks on the lids: the work of ratmen. Greenskins have been pouring the poison, and somebody far cleverer has been paying them. Grump himself has slipped away through a hole too narrow for honest folk, but nobody takes orders from him in these caves any more.
    .defeat = You wake on wet stone with a ringing head, and it takes the better part of a night to crawl back to the grating. Behind you somebody laughs until he coughs. Odious Grump has kept his sump and his secret, and now he knows your faces. Up in the town they are still carrying the sick to the temple.
story-trace_the_toxin =
    .introduction = The goblins only carried the barrels. What was in them was brewed elsewhere, from something that glows where no light falls on it. The old reservoir lies under the third vault, and the rats that come from there are too big, too bold and too many. They say that a plague priest called Nunkel sits by the water and hums. Whatever he has sunk in it must come out before the whole town drinks.
    .victory = It is no bigger than a fist, and nobody wants to be the one to hold it. Wrapped in lead and three cloaks, the Warpstone comes up into daylight, and behind you the water of the reservoir slowly turns from green to merely dirty. In the mud you find orders, scratched on bark in two languages. The ratmen and the greenskins have signed a treaty.
    .defeat = The humming follows you all the way up the shaft. You have left blood, pride and most of your courage at the reservoir, and the stone is still at work there. By morning the town drinks small beer or nothing, and the cautious begin to pack. Somewhere below, somebody goes on stirring.
story-pursuit =
    .introduction = Every plot needs somebody to run with the letters. This one has Tallowfoot: a thin, grey ratman who greases his soles, sleeps in cracks and is never seen twice by the same pair of eyes. Tonight he is carrying the plan of the attack to the other side. An hour ago a watchman heard him squeeze past a grating. You know one thing that he doesn’t know you know: where these tunnels end. Run.
    .victory = Cornered at last, the courier tries to eat the dispatch. You get most of it back. Between the tooth marks there is a map of the town, seen from below, with a cross under the gate tower, the armoury and the granary, and beside each cross a drawing of something long on a wooden stand. The ratmen are bringing guns.
    .defeat = A scrap of tallow, a wet footprint, and beyond it a hundred dark holes, any of which might be the right one. The message has been delivered. When you can breathe again you hear it, far off through the rock: one drum asking, and another one answering.
story-firepower =
    .introduction = The first shot came up through the floor of the customs house and killed a clerk at his desk. Since then the town walks softly. Somewhere under the streets Fusewright Oddlock has set up his gallery, with sharpshooters at every bend and enough powder to move the market square to the next valley. He is proud of his guns and prouder of his aim. Get close enough to spoil both.
    .victory = Oddlock’s last charge goes off with the wrong end of the barrel towards him. When the smoke clears, the gallery is a corridor of split iron and singed fur, and the town above lets out a breath it has held for days. The guns are silent. In the silence you hear what their noise has covered: marching feet, below you, a great many of them.
    .defeat = There is no arguing with lead. Those of you who can still walk carry those who can’t, and all the way out the shots count your steps. Behind you Fusewright Oddlock marks the place on his wall with a neat white cross and tells his crews to reload.
story-waaagh =
    .introduction = The poison was to weaken the town, and the guns were to break its gates. Now comes the part that the greenskins have been promised from the start. On a field of trampled stone, deep below the market, Chief Mudmaw counts his host by having it shout, and every cellar in the town shakes. An army like this holds together for exactly as long as its leader stays on his feet. There are few of you. In a narrow tunnel that is no disadvantage.
    .victory = Mudmaw falls the way a tower does: slowly, and then all at once. For a moment the whole field is silent. Then every orc remembers an old quarrel with the orc beside him, and the ratmen remember that they are expected elsewhere. You climb towards the light through a battle that no longer concerns you. Above, the wells run clear and somebody has begun to ring the bells. The uneasy alliance is over; the songs about it start tonight.
    .defeat = The shout comes up through the cellars first, and then through the streets. What so few could do, you did, and it bought the town an hour: enough for the children and the carts, not for the walls. From the hill you watch the smoke and count who is still beside you. One day somebody will have to go down there again. It will probably be you.
story-lost_in_the_dark =
    .introduction = The roof came down behind you without any warning, and when the dust settled the way home was a wall. There is air, though, and it moves: it comes from below. Somewhere at the bottom of these caves there must be another mouth, and whatever breathes through it knows that you are here. You have a few torches, what you can carry, and each other. Down, then.
    .victory = The last cave smells of rain. One after another you crawl out through brambles and lie on your backs on a hillside that none of you has ever seen, laughing at nothing. You went down as people who had lost their way. What came up is harder and richer, and not inclined to talk about it before breakfast.
    .defeat = One torch after another goes out, and the dark takes its time with the rest. Years from now somebody will find a good blade down here, with a name scratched into the rock beside it, and under the name an arrow that points the right way. That is something.

## Locations, level I

atmosphere-choking_passage = The air is as thick as wool, and every torch burns lower than the last.
atmosphere-flooded_gallery = Black water stands knee-deep, and now and then something in it turns over.
atmosphere-gnawed_crossing = Four tunnels meet here, and all four have been chewed rather than dug.
atmosphere-bone_strewn_stair = There is nowhere to sit on these steps without wondering whose it was.
atmosphere-abandoned_cellar = Behind the rotten barrels somebody once hid what he meant to come back for.
atmosphere-crumbling_arches = Whoever built these arches meant them to last; the ceiling disagrees, stone by stone.
atmosphere-echoing_vault = A whisper comes back as a shout, and not always in your own voice.

## Locations, level II

atmosphere-fungus_hollow = Pale caps as tall as children breathe out dust whenever somebody passes.
atmosphere-sunken_shrine = Water drips on an altar whose god has lost its face but not, it seems, its patience.
atmosphere-grate_maze = Bars above, bars below, and behind every gate you open another one falls shut.
atmosphere-gallows_cistern = Ropes hang down to the water, and not all of them are empty.
atmosphere-powder_store = Black grains crunch under every boot, and somebody has left a lamp burning.
atmosphere-brood_warren = The walls are lined with straw and fur, and the straw is moving.
atmosphere-slick_ramp = The floor shines with grease, and at the bottom something is waiting to be fed.

## Locations, level III

atmosphere-ruined_feast_hall = The tables are broken, but in this hall nobody ever stopped eating.
atmosphere-pit_of_stakes = The planks across the pit are new; the stakes below have been in use for years.
atmosphere-throne_cavern = Somebody once ruled from this seat, and the cavern still holds its breath for him.
atmosphere-burning_gallery = The timbers have been burning for days, and nobody knows who was here to light them.
atmosphere-bell_chamber = The bell is green with age and has no clapper, and it hums when you come near.
atmosphere-drowned_tombs = The lids float beside the tombs, and all of them were pushed from the inside.
atmosphere-trophy_wall = Shields, skulls and banners hang here, and beside each of them there is a nail to spare.

## Locations of the quests

atmosphere-grumps_sump = The stench has a floor, a ceiling and, somewhere in the middle, an owner.
atmosphere-tainted_reservoir = The water glows a little, which would be pretty if you didn’t know why.
atmosphere-last_bolt_hole = A nest of stolen letters and candle ends, with one way in and, he hopes, one way out.
atmosphere-gun_gallery = There are loopholes on both sides, and behind each a spark that waits for somebody to stand still.
atmosphere-muster_field = A thousand fires burn under the earth, and around every one somebody is sharpening something.
