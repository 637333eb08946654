package splitsecond.engine.state;

import java.util.List;
import java.util.Set;

/// CR 205.3: subtypes that are not creature types; every other subtype is taken for one.
public final class Subtypes {

    public static final List<String> BASIC_LAND_TYPES = List.of("Plains", "Island", "Swamp", "Mountain", "Forest");

    private static final Set<String> LAND = Set.of(
            "Plains",
            "Island",
            "Swamp",
            "Mountain",
            "Forest",
            "Cave",
            "Desert",
            "Gate",
            "Lair",
            "Locus",
            "Mine",
            "Planet",
            "Power-Plant",
            "Sphere",
            "Tower",
            "Town",
            "Urza's",
            "Cloud");

    private static final Set<String> OTHER = Set.of(
            "Aura",
            "Cartouche",
            "Case",
            "Class",
            "Curse",
            "Role",
            "Room",
            "Rune",
            "Saga",
            "Shard",
            "Shrine",
            "Background",
            "Attraction",
            "Blood",
            "Bobblehead",
            "Book",
            "Clue",
            "Contraption",
            "Equipment",
            "Food",
            "Fortification",
            "Gold",
            "Incubator",
            "Infinity",
            "Junk",
            "Lander",
            "Map",
            "Mutagen",
            "Powerstone",
            "Spacecraft",
            "Stone",
            "Treasure",
            "Vehicle",
            "Vibranium",
            "Plan",
            "Adventure",
            "Arcane",
            "Lesson",
            "Omen",
            "Trap",
            "Siege");

    /// CR 205.3m, in the order of the alphabet, with those that cards have had since.
    public static final List<String> CREATURE_TYPES = List.of("""
            Advisor, Aetherborn, Alien, Ally, Andorian, Angel, Antelope, Ape, Archer, Archon, Armadillo, Army,
            Artificer, Assassin, Assembly-Worker, Astartes, Atog, Aurochs, Avatar, Azra, Badger, Balloon,
            Barbarian, Bard, Basilisk, Bat, Bear, Beast, Beaver, Beeble, Beholder, Berserker, Bird, Bison,
            Blinkmoth, Boar, Borg, Bringer, Brushwagg, C'tan, Caitian, Camarid, Camel, Capybara, Caribou,
            Carrier, Cat, Centaur, Child, Chimera, Citizen, Cleric, Clown, Cockatrice, Construct, Coward,
            Coyote, Crab, Crocodile, Custodes, Cyberman, Cyclops, Dalek, Dauthi, Demigod, Demon, Deserter,
            Detective, Devil, Dinosaur, Djinn, Doctor, Dog, Dragon, Drake, Dreadnought, Drix, Drone, Druid,
            Dryad, Dwarf, Echidna, Efreet, Egg, Elder, Eldrazi, Elemental, Elephant, Elf, Elk, Employee,
            Eternal, Eye, Faerie, Ferret, Fish, Flagbearer, Fox, Fractal, Frog, Fungus, Gamer, Gamma, Gargoyle,
            Germ, Giant, Giraffe, Gith, Glimmer, Gnoll, Gnome, Goat, Goblin, God, Golem, Gorgon, Gorn,
            Graveborn, Gremlin, Griffin, Guest, Hag, Halfling, Hamster, Harpy, Hedgehog, Hellion, Hero, Hippo,
            Hippogriff, Homarid, Homunculus, Horror, Horse, Human, Hydra, Hyena, Illusion, Imp, Incarnation,
            Inhuman, Inkling, Inquisitor, Insect, Jackal, Jellyfish, Juggernaut, Kangaroo, Kavu, Kelpien, Kirin,
            Kithkin, Klingon, Knight, Kobold, Kor, Kraken, Kree, Lamia, Lammasu, Lanthanite, Leech, Lemur,
            Leviathan, Lhurgoyf, Licid, Lizard, Llama, Lobster, Manticore, Masticore, Mercenary, Merfolk,
            Metathran, Minion, Minotaur, Mite, Mole, Monger, Mongoose, Monk, Monkey, Moogle, Moonfolk, Mount,
            Mouse, Mutant, Myr, Mystic, Nautilus, Necron, Nephilim, Nightmare, Nightstalker, Ninja, Noble,
            Noggle, Nomad, Nymph, Octopus, Officer, Ogre, Ooze, Orb, Orc, Orgg, Orion, Otter, Ouphe, Ox, Oyster,
            Pangolin, Peasant, Pegasus, Pentavite, Performer, Pest, Phelddagrif, Phoenix, Phyrexian, Pilot,
            Pincher, Pirate, Plant, Platypus, Porcupine, Possum, Praetor, Primarch, Prism, Processor, Qu,
            Rabbit, Raccoon, Ranger, Rat, Rebel, Reflection, Rhino, Rigger, Robot, Rogue, Romulan, Sable,
            Salamander, Samurai, Sand, Saproling, Satyr, Scarecrow, Scientist, Scion, Scorpion, Scout,
            Sculpture, Seal, Serf, Serpent, Servo, Shade, Shaman, Shapeshifter, Shark, Sheep, Shi'ar, Siren,
            Skeleton, Skrull, Skunk, Slith, Sliver, Sloth, Slug, Snail, Snake, Soldier, Soltari, Sorcerer,
            Spawn, Specter, Spellshaper, Sphinx, Spider, Spike, Spirit, Splinter, Sponge, Spy, Squid, Squirrel,
            Starfish, Surrakar, Survivor, Symbiote, Synth, Talosian, Tellarite, Tentacle, Tetravite, Thalakos,
            Tholian, Thopter, Thrull, Tiefling, Time Lord, Toy, Treefolk, Trilobite, Triskelavite, Troll,
            Turtle, Tyranid, Unicorn, Utrom, Vampire, Varmint, Vedalken, Villain, Volver, Vorta, Vulcan, Wall,
            Walrus, Warlock, Warrior, Weasel, Weird, Werewolf, Whale, Wizard, Wolf, Wolverine, Wombat, Worm,
            Wraith, Wurm, Xindi, Yeti, Zombie, Zubera""".strip().split(",\\s+"));

    private Subtypes() {}

    public static boolean isLandType(String subtype) {
        return LAND.contains(subtype);
    }

    public static boolean isCreatureType(String subtype) {
        return !LAND.contains(subtype) && !OTHER.contains(subtype);
    }
}
