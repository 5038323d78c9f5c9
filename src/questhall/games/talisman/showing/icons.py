"""The pictures of Talisman's things, as the collection game-icons names them."""

from __future__ import annotations

from typing import Final

CARD_ICONS: Final = {
    # Events
    "angel": "angel-wings",
    "blizzard": "snowflake-2",
    "book_of_spells": "spell-book",
    "devil": "devil-mask",
    "evil_darkness": "evil-moon",
    "imp": "imp-laugh",
    "magical_vortex": "magic-swirl",
    "market_day": "shop",
    "mephistopheles": "evil-book",
    "pestilence": "plague-doctor-profile",
    "raiders": "robber",
    "siren": "mermaid",
    "storm": "lightning-storm",
    # Followers that must be taken
    "cursed_by_a_hag": "witch-flight",
    "poltergeist": "haunting",
    # Enemies
    "wild_boar": "boar",
    "wolf": "wolf-head",
    "ape": "gorilla",
    "bear": "bear-head",
    "lion": "lion",
    "serpent": "sea-serpent",
    "goblin": "goblin-head",
    "hobgoblin": "orc-head",
    "bandit": "bandit",
    "ogre": "ogre",
    "giant": "giant",
    "dragon": "dragon-head",
    "lemure": "gooey-daemon",
    "shadow": "shadow-grasp",
    "spectre": "spectre",
    "ghost": "ghost",
    "wraith": "elysium-shade",
    "demon": "daemon-skull",
    # Strangers
    "enchanter": "wizard-staff",
    "fairy": "fairy",
    "phantom": "invisible-face",
    "healer": "healing",
    "hermit": "tarot-09-the-hermit",
    "mage": "pointy-hat",
    "sorcerer": "warlock-hood",
    "witch": "cauldron",
    # Followers
    "alchemist": "round-bottom-flask",
    "gnome": "bad-gnome",
    "guide": "treasure-map",
    "maiden": "ample-dress",
    "mercenary": "spartan-helmet",
    "mule": "donkey",
    "pixie": "fairy-wings",
    "prince": "frog-prince",
    "princess": "tiara",
    "unicorn": "unicorn",
    # Objects
    "amulet": "gem-pendant",
    "cross": "gothic-cross",
    "holy_grail": "holy-grail",
    "holy_lance": "barbed-spear",
    "magic_belt": "belt-buckles",
    "orb_of_knowledge": "crystal-ball",
    "potion_of_strength": "standing-potion",
    "ring": "ring",
    "runesword": "rune-sword",
    "solomons_crown": "imperial-crown",
    "talisman": "tribal-pendant",
    "wand": "crystal-wand",
    "bag_of_gold": "swap-bag",
    "two_bags_of_gold": "coins-pile",
    "armour": "breastplate",
    "axe": "battle-axe",
    "helmet": "visored-helm",
    "raft": "raft",
    "shield": "checked-shield",
    "sword": "broadsword",
    "water_bottle": "waterskin",
    # Places
    "cave": "cave-entrance",
    "fountain_of_wisdom": "fountain",
    "magic_stream": "splashy-stream",
    "pool_of_life": "lotus",
    "magic_portal": "magic-portal",
    "market": "shop",
    "marsh": "swamp",
    "maze": "maze",
    "shrine": "crystal-shrine",
    # Spells
    "acquisition": "robber-hand",
    "alchemy": "fizzing-flask",
    "counterspell": "shield-reflect",
    "destroy_magic": "broken-tablet",
    "destruction": "fragmented-meteor",
    "divination": "third-eye",
    "healing": "healing",
    "hex": "voodoo-doll",
    "immobility": "frozen-body",
    "invisibility": "invisible",
    "mesmerism": "medusa-head",
    "nullify": "silenced",
    "preservation": "healing-shield",
    "psionic_blast": "psychic-waves",
    "random": "rolling-dices",
    "teleport": "teleport",
    "temporal_warp": "sands-of-time",
    "command_spell": "crown",
}
CHARACTER_ICONS: Final = {
    "assassin": "hooded-assassin",
    "druid": "oak",
    "dwarf": "dwarf-face",
    "elf": "woman-elf-face",
    "ghoul": "shambling-zombie",
    "minstrel": "lyre",
    "monk": "monk-face",
    "priest": "sun-priest",
    "prophetess": "all-seeing-eye",
    "sorceress": "witch-face",
    "thief": "cloak-dagger",
    "troll": "troll",
    "warrior": "swordman",
    "wizard": "wizard-face",
}
SPACE_ICONS: Final = {
    "city": "castle",
    "fields": "wheat",
    "hills": "hills",
    "plains": "high-grass",
    "woods": "pine-tree",
    "tavern": "tavern-sign",
    "ruins": "ancient-ruins",
    "forest": "forest",
    "village": "huts-village",
    "graveyard": "graveyard",
    "sentinel": "stone-bridge",
    "chapel": "church",
    "crags": "crags",
    "warlocks_cave": "mountain-cave",
    "desert": "desert",
    "oasis": "oasis",
    "temple": "greek-temple",
    "middle_woods": "pine-tree",
    "runes": "rune-stone",
    "castle": "elven-castle",
    "portal_of_power": "magic-gate",
    "black_knight": "black-knight-helm",
    "hidden_valley": "valley",
    "middle_hills": "hills",
    "cursed_glade": "evil-tree",
    "chasm": "earth-crack",
    "plain_of_peril": "desert-skull",
    "mines": "mine-wagon",
    "vampires_tower": "evil-tower",
    "pits": "spiky-pit",
    "crypt": "crypt-entrance",
    "dice_with_death": "grim-reaper",
    "werewolf_den": "werewolf",
    "valley_of_fire": "flame-tunnel",
    "crown_of_command": "jewel-crown",
}
CREATURE_ICONS: Final = {
    "sentinel": "guards",
    "farmer": "farmer",
    "brigand": "robber-mask",
    "spirit": "floating-ghost",
    "cave_dragon": "spiked-dragon-head",
    "cave_goblin": "goblin",
    "werewolf": "werewolf",
    "pit_fiend": "diablo-skull",
}
SERVICE_ICONS: Final = {
    "enchantress": "orb-wand",
    "doctor": "doctor-face",
    "alchemist": "round-bottom-flask",
    "healer": "healing",
    "blacksmith": "anvil",
    "mystic": "crystal-ball",
}


def card_icon(name: str) -> str:
    """Purchases and the stack of Talismans look like the cards of the Adventure deck.

    >>> card_icon("purchase_sword")
    'broadsword'
    """
    plain = name.removeprefix("purchase_").removeprefix("stack_")
    return CARD_ICONS[plain] if plain in CARD_ICONS else CHARACTER_ICONS[plain]


def space_icon(name: str) -> str:
    """Spaces of one terrain share a picture.

    >>> space_icon("fields_3")
    'wheat'
    """
    return SPACE_ICONS[name.rstrip("_0123456789")]
