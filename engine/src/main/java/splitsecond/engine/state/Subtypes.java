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
            "Powerstone",
            "Spacecraft",
            "Stone",
            "Treasure",
            "Vehicle",
            "Adventure",
            "Arcane",
            "Lesson",
            "Omen",
            "Trap",
            "Siege");

    private Subtypes() {}

    public static boolean isLandType(String subtype) {
        return LAND.contains(subtype);
    }

    public static boolean isCreatureType(String subtype) {
        return !LAND.contains(subtype) && !OTHER.contains(subtype);
    }
}
