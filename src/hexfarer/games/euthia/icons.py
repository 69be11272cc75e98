"""The keys of the pictures of things: the ids that the drawings of the page have (web/art/euthia)."""

from __future__ import annotations

from typing import Final

from hexfarer.games.euthia.components import MONSTER_IDS, TILE_IDS, Field
from hexfarer.games.euthia.terms import (
    CAVE,
    ELEMENTAL,
    ELEMENTS,
    ENCOUNTER,
    ENCOUNTERS,
    FIELD_KINDS,
    LAKE,
    MOUNTAIN,
    NONE,
    PLAIN,
    SLAYERS,
    TREASURE,
)

# The glyph of a tile, and the tiles that have it.
_GLYPHS: Final[dict[str, str]] = {
    "broadsword": "dral_garrison_sword dral_broad_sword dral_mercenary_blade merchant_long_sword",
    "gladius": "merchant_short_sword",
    "two-handed-sword": "slayers_great_sword",
    "dripping-sword": "dral_vengeance",
    "round-shield": "dral_wooden_buckler merchant_wooden_shield",
    "viking-shield": "dral_round_shield",
    "bordered-shield": "merchant_bronze_shield",
    "checked-shield": "dral_iron_shield",
    "roman-shield": "dral_tower_shield slayers_tower_wall",
    "shield": "slayers_steel_shield",
    "dragon-shield": "slayers_dragon_scale_shield",
    "spiked-shield": "merchant_spiked_targe skoldur_spiked_shield",
    "heart-plus": "dral_grit",
    "heart-wings": "dral_second_wind",
    "run": "dral_forced_march skoldur_rune_sprint",
    "sprint": "keleia_swift_feet",
    "wingfoot": "keleia_wind_walker ael_feather_step merchant_travellers_charm",
    "shoulder-armor": "dral_shoulder_charge",
    "hand": "dral_steady_hand",
    "crossed-sabres": "dral_parry",
    "talk": "dral_boast",
    "cash": "dral_boast_alone skoldur_menace_alone taesiri_mind_hoard",
    "spinning-sword": "dral_whirl_cut",
    "muscle-up": "dral_iron_skin",
    "axe-swing": "dral_thrown_axe",
    "crossed-swords": "dral_war_footing",
    "decapitation": "dral_executioner",
    "armor-upgrade": "dral_unbroken",
    "plain-dagger": "keleia_hunting_dagger",
    "barbed-spear": "keleia_ash_spear",
    "trident": "keleia_boar_spear",
    "spears": "keleia_spear_of_the_sisterhood",
    "paw-print": "keleia_tracker skoldur_prowl",
    "fencer": "keleia_feint",
    "daggers": "keleia_twin_stab",
    "herbs-bundle": "keleia_wild_herbs",
    "hawk-emblem": "keleia_eagle_eye",
    "wolf-head": "keleia_prey_sense",
    "hunting-horn": "keleia_lone_prey",
    "curvy-knife": "keleia_hooked_blade",
    "jump-across": "keleia_leaping_strike",
    "mining": "keleia_prospector keleia_deep_digger",
    "hooded-figure": "keleia_ambush",
    "dodging": "keleia_sidestep",
    "campfire": "keleia_hunters_rest",
    "moon": "keleia_moonfang",
    "quick-slash": "keleia_storm_of_blades",
    "bow-arrow": "ael_pale_bow",
    "pocket-bow": "merchant_hunting_bow",
    "high-shot": "ael_bow_of_dawn",
    "bow-string": "ael_bow_of_the_white_order",
    "health-normal": "ael_mending_light",
    "inner-self": "ael_calm_breath ael_clear_mind",
    "winged-arrow": "ael_sun_arrow",
    "cloak": "ael_veil artifact_cloak_of_falling_stars",
    "musical-notes": "ael_soothing_song",
    "arrow-flights": "ael_opening_shot",
    "conversation": "ael_whisper",
    "angel-wings": "ael_inner_voice",
    "ringed-beam": "ael_halo",
    "arrows-shield": "ael_radiant_volley",
    "church": "ael_sanctuary",
    "sunbeams": "ael_blinding_ray",
    "clover": "ael_fortune",
    "magic-portal": "ael_light_gate taesiri_far_step",
    "shield-reflect": "ael_aegis_of_light",
    "gavel": "ael_judgement",
    "prayer": "ael_grace",
    "wizard-staff": "maeldur_fire_staff",
    "flamed-leaf": "maeldur_spark",
    "fire-ray": "maeldur_flame_tongue",
    "targeting": "maeldur_focus",
    "fire-shield": "maeldur_ember_ward",
    "hand-of-god": "maeldur_warm_hands",
    "burning-passion": "maeldur_blazing_trail",
    "flaming-arrow": "maeldur_fire_dart",
    "crystal-ball": "maeldur_scrying_flame",
    "bo": "maeldur_staff_of_cinders",
    "fireball": "maeldur_fireball",
    "burning-embers": "maeldur_mana_burn",
    "burning-dot": "maeldur_ash_cloak",
    "burning-meteor": "maeldur_meteor",
    "fire-breath": "maeldur_phoenix_breath",
    "thrown-spear": "maeldur_lance_of_embers merchant_javelin",
    "trade": "maeldur_trade_flame skoldur_trophy_trader",
    "crystal-wand": "maeldur_staff_of_the_deep_forge",
    "enrage": "maeldur_burning_will",
    "fire-wave": "maeldur_firestorm",
    "furnace": "maeldur_essence_furnace",
    "meat-cleaver": "skoldur_cursed_cleaver",
    "bloody-sword": "skoldur_blood_rush",
    "ammonite": "skoldur_thick_hide",
    "walking-boot": "skoldur_stride",
    "rune-stone": "skoldur_rune_drain supplies_rune_chalk",
    "wood-axe": "skoldur_savage_blow",
    "skull-crossed-bones": "skoldur_dark_vigour",
    "thor-hammer": "skoldur_rune_hammer",
    "bone-gnawer": "skoldur_bone_plates",
    "evil-minion": "skoldur_menace",
    "battered-axe": "skoldur_black_axe",
    "wolf-howl": "skoldur_howl",
    "anvil-impact": "skoldur_rune_forge",
    "bleeding-heart": "skoldur_blood_pact",
    "bull-horns": "skoldur_rage",
    "raise-zombie": "skoldur_undying",
    "executioner-hood": "skoldur_doomcleaver",
    "stone-wall": "skoldur_rune_wall",
    "earth-spit": "skoldur_rune_cataclysm",
    "sacrificial-dagger": "taesiri_rune_dagger",
    "psychic-waves": "taesiri_pulse",
    "night-sleep": "taesiri_sleepiness",
    "third-eye": "taesiri_essence_sense",
    "silenced": "taesiri_silence",
    "stone-spear": "taesiri_stone_spike",
    "fog": "taesiri_mist_walk",
    "water-fountain": "taesiri_spring_water",
    "whirlwind": "taesiri_gust",
    "yin-yang": "taesiri_attunement",
    "brainstorm": "taesiri_mind_thief",
    "crystal-shine": "taesiri_prism_blade",
    "lightning-storm": "taesiri_elemental_surge",
    "stone-block": "taesiri_earth_skin",
    "ice-spear": "taesiri_frost_needle",
    "drop": "taesiri_condense",
    "big-wave": "taesiri_tidal_mend",
    "wind-slap": "taesiri_blade_of_four_winds",
    "vortex": "taesiri_vortex",
    "earth-crack": "taesiri_cataclysm",
    "spell-book": "taesiri_spellweave",
    "linked-rings": "taesiri_harmony",
    "hood": "alchemist_leather_hood",
    "leather-armor": "alchemist_leather_cuirass",
    "breastplate": "merchant_chain_cuirass slayers_plate_cuirass",
    "dragon-breath": "slayers_dragon_cuirass",
    "visored-helm": "merchant_chain_helmet slayers_plate_helmet",
    "light-helm": "merchant_leather_helmet",
    "horned-helm": "slayers_dragon_helmet",
    "crested-helmet": "armourer_masterwork_helm",
    "gloves": "merchant_leather_gloves alchemist_leather_alchemist_gloves",
    "gauntlet": "merchant_chain_gloves slayers_plate_gloves armourer_masterwork_gauntlets",
    "mailed-fist": "slayers_dragon_gloves",
    "armor-cuisses": "merchant_chain_greaves slayers_plate_greaves armourer_masterwork_greaves",
    "armored-pants": "merchant_leather_greaves",
    "greaves": "slayers_dragon_greaves",
    "boots": "merchant_leather_boots alchemist_leather_soft_boots",
    "metal-boot": "merchant_chain_boots slayers_plate_boots armourer_masterwork_boots",
    "steeltoe-boots": "slayers_dragon_boots",
    "spiked-mace": "merchant_war_mace",
    "thrown-knife": "merchant_throwing_knife",
    "ring": "merchant_copper_ring",
    "diamond-ring": "alchemist_opal_ring",
    "big-diamond-ring": "alchemist_ring_of_focus",
    "power-ring": "merchant_prospectors_ring",
    "skull-signet": "slayers_slayers_signet",
    "globe-ring": "slayers_ring_of_the_tower",
    "fishhook-fork": "hunter_bear_claw_ring",
    "token": "merchant_merchants_seal",
    "backpack": "merchant_backpack",
    "scroll-unfurled": (
        "merchant_scroll_of_haste alchemist_scroll_of_runes slayers_scroll_of_dragonfire "
        "slayers_scroll_of_banishing treasure1_dark_verse treasure2_forbidden_verse"
    ),
    "scroll-quill": "alchemist_scroll_of_dread alchemist_scroll_of_renewal alchemist_scroll_of_mending",
    "portal": "alchemist_scroll_of_teleportation teleport_scroll",
    "chest": "merchant_small_chest treasure1_rusty_chest",
    "locked-chest": "treasure2_iron_chest",
    "open-treasure-chest": "treasure3_golden_chest treasure3_dragon_hoard treasure3_rune_reliquary",
    "meal": "merchant_trail_rations",
    "health-potion": (
        "alchemist_strong_healing_potion healing_potion treasure1_old_tonic treasure2_greater_tonic "
        "slayers_elixir_of_life"
    ),
    "potion-ball": "alchemist_potion_of_luck",
    "round-potion": "alchemist_potion_of_stone",
    "square-bottle": "alchemist_potion_of_shadows",
    "standing-potion": "alchemist_potion_of_rage",
    "fizzing-flask": "alchemist_potion_of_speed hunter_hunters_brew",
    "erlenmeyer": (
        "alchemist_flask_of_emerald_dust alchemist_flask_of_ruby_dust alchemist_flask_of_sapphire_dust "
        "alchemist_flask_of_opal_dust slayers_flask_of_diamond_dust slayers_flask_of_demon_dust "
        "treasure1_cracked_flask treasure2_jewellers_flask"
    ),
    "vial": "treasure2_essence_vial treasure3_diamond_vial treasure3_twin_essence_vial",
    "gem-pendant": "alchemist_amulet_of_mist",
    "heart-necklace": "alchemist_amulet_of_life",
    "pearl-necklace": "alchemist_set_charm",
    "fangs": "hunter_wolf_fang_necklace",
    "feather-necklace": "hunter_owl_feather",
    "snake": "hunter_snake_skin_band",
    "eye-target": "slayers_dragon_eye",
    "drop-earrings": "witch_dark_amulet_of_blood",
    "moon-claws": "witch_dark_amulet_of_night",
    "coins": "witch_dark_amulet_of_greed",
    "nails": "witch_dark_amulet_of_pain",
    "swap-bag": "alchemist_gem_pouch treasure1_pilgrims_purse",
    "wizard-face": "alchemist_alchemists_wand",
    "stiletto": "slayers_dragon_lance",
    "battle-axe": "slayers_slayers_axe",
    "crossbow": "slayers_slayers_crossbow",
    "harpoon-trident": "slayers_dragon_harpoon",
    "flame": "slayers_essence_of_fire",
    "water-drop": "slayers_essence_of_water",
    "rock": "slayers_essence_of_earth",
    "air-zigzag": "slayers_essence_of_air",
    "treasure-map": "treasure1_map_scrap",
    "rune-sword": "treasure1_rune_tablet",
    "holy-grail": "treasure1_wayfarers_relic treasure2_nobles_relic treasure3_kings_relic",
    "open-book": "treasure2_rune_codex treasure3_book_of_the_order",
    "camping-tent": "supplies_camp_kit",
    "rope-coil": "supplies_rope_and_hooks",
    "war-pick": "supplies_mining_tools",
    "bandage-roll": "supplies_bandages",
    "two-coins": "supplies_lucky_coin",
    "mirror-mirror": "artifact_mirror_of_shii",
    "crystal-growth": "artifact_heart_of_the_mountain",
    "hourglass": "artifact_hourglass_of_the_order",
    "shard-sword": "artifact_blade_fragment_of_dawn",
    "horn-internal": "artifact_horn_of_the_first_king",
}
# Resources are drawn; their ids begin with where they are found.
_RESOURCES: Final[dict[str, str]] = {
    "freshwater_pearl": "pearl",
}
_OF_TILE: Final[dict[str, str]] = {tile: "eg-" + glyph for glyph, tiles in _GLYPHS.items() for tile in tiles.split()}


def tile_icon(tile: int) -> str:
    id = TILE_IDS[tile]
    found = _OF_TILE.get(id)
    if found is None:
        word = id.partition("_")[2]
        found = "eu-res-" + _RESOURCES.get(word, word)
    return found


def monster_icon(number: int) -> str:
    """A face; the stages of Farrug and the Golem have theirs."""
    id = MONSTER_IDS[number]
    if id.startswith("farrug"):
        return "eu-farrug-face"
    return "eu-golem-face" if id == "golem" else "eu-face-" + id.partition("_")[2]


def field_icon(printed: Field, centre: bool) -> str:
    """What stands on a field; empty where nothing does."""
    kind = printed.kind
    if kind == PLAIN:
        return ""
    if kind == MOUNTAIN:
        return "eu-mine"
    if kind == LAKE:
        return "eu-harbour"
    if kind == CAVE:
        return "eu-cave"
    if kind == TREASURE:
        return f"eu-chest-{printed.level}"
    if kind == ELEMENTAL:
        return "eu-el-" + ELEMENTS[printed.sub]
    if kind == ENCOUNTER:
        return "" if printed.sub == NONE else "eu-" + ENCOUNTERS[printed.sub]
    if kind == SLAYERS:
        return "eu-towers" if centre else "eu-tower"
    return "eu-" + FIELD_KINDS[kind]


def level_icon(level: int) -> str:
    """The back of a Monster."""
    return f"eu-back-{level}"
