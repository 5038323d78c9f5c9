### What the locations of Warhammer Quest are like, in English.

## Locations, level I

atmosphere-choking_passage = The air is as thick as wool, and every torch burns lower than the last.
atmosphere-flooded_gallery = Black water stands knee-deep, and now and then something in it turns over.
atmosphere-gnawed_crossing = Four tunnels meet here, and all four have been chewed rather than dug.
atmosphere-bone_strewn_stair = There is nowhere to sit on these steps without sitting on somebody.
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
