package splitsecond.engine.ability;

import org.jspecify.annotations.Nullable;

/// CR 701, and what else players do that abilities speak of by its name.
public enum Action {
    INVESTIGATE("investigate"),
    THE_RING_TEMPTS_YOU("the ring tempts you"),
    VENTURE("venture"),
    VENTURE_INTO_UNDERCITY("venture into Undercity"),
    TAKE_THE_INITIATIVE("take the initiative"),
    INCUBATE("incubate"),
    EXPLORE("explore"),
    POPULATE("populate"),
    BOLSTER("bolster"),
    SUPPORT("support"),
    ADAPT("adapt"),
    MONSTROSITY("monstrosity"),
    CONNIVE("connive"),
    GOAD("goad"),
    DETAIN("detain"),
    RENOWN("renown"),
    SUSPECT("suspect"),
    MANIFEST("manifest"),
    MANIFEST_DREAD("manifest dread"),
    FATESEAL("fateseal"),
    CLASH("clash"),
    LEARN("learn"),
    /// A word of newer cards, told in their reminder text.
    RECRUIT("recruit"),
    DISCOVER("discover"),
    ENDURE("endure"),
    BLIGHT("blight"),
    EXERT("exert"),
    EXPLOIT("exploit"),
    EARTHBEND("earthbend"),
    AIRBEND("airbend"),
    SADDLE("saddle"),
    /// CR 702.122d: its crew ability has resolved.
    BECOME_CREWED("become crewed"),
    /// CR 702.95: with the object that has the ability.
    PAIR("pair"),
    /// CR 702.99: a spell card, on a creature.
    ENCODE("encode"),
    /// CR 702.55: the card goes to exile, and has to do with that creature from then on.
    HAUNT("haunt"),
    /// CR 702.167: it returns transformed.
    CRAFT("craft"),
    /// CR 702.144: an opponent copies the spell, too.
    DEMONSTRATE("demonstrate"),
    /// CR 701.12c, 701.12g: of two players, or of a player with a number of the object that has the ability.
    EXCHANGE_LIFE_TOTALS("exchange life totals"),
    EXCHANGE_LIFE_WITH_POWER("exchange life with power"),
    EXCHANGE_LIFE_WITH_TOUGHNESS("exchange life with toughness"),
    /// CR 107.14: as much energy as one likes, but no less than is said.
    PAY_ENERGY("pay energy"),
    /// CR 116.2d: the effect ends that gave the object the ability to do so.
    END_EFFECT("end effect"),
    /// CR 722.3.
    PREPARE("prepare"),
    UNPREPARE("unprepare"),
    BECOME_LEVEL("become level"),
    MYRIAD("myriad"),
    ENCORE("encore"),
    /// CR 710: once, and never back.
    FLIP("flip"),
    TURN_FACE_UP("turn face up"),
    TURN_FACE_DOWN("turn face down"),
    FORETELL("foretell"),
    PLOT("plot"),
    WARP("warp"),
    /// CR 709.5f: that half of a Room.
    UNLOCK_LEFT("unlock the left door"),
    UNLOCK_RIGHT("unlock the right door"),
    /// Either half, as is chosen.
    UNLOCK_A_DOOR("unlock a door"),
    LOCK_OR_UNLOCK_A_DOOR("lock or unlock a door"),
    PROLIFERATE("proliferate"),
    COMPLETE_A_DUNGEON("complete a dungeon"),
    INCREASE_SPEED("increase your speed"),
    /// The Army becomes a creature of that type besides.
    AMASS_ZOMBIES("amass", "Zombie"),
    AMASS_ORCS("amass", "Orc"),
    AMASS_GOBLINS("amass", "Goblin"),

    // Done by instructions of their own, or by rules; abilities only listen for them.

    COMMIT_A_CRIME("commit a crime"),
    /// CR 731.1a: day becomes night, or night becomes day.
    CHANGE_DAY_AND_NIGHT("change day and night"),
    FULLY_UNLOCK_A_ROOM("fully unlock a Room"),
    /// CR 709.5h: the half that the ability is printed on.
    UNLOCK_THIS_DOOR("unlock this door"),
    /// CR 706: once for all dice that are rolled together.
    ROLL_DICE("roll dice"),
    COLLECT_EVIDENCE("collect evidence"),
    /// CR 700.14.
    EXPEND_4("expend 4"),
    EXPEND_6("expend 6"),
    EXPEND_8("expend 8"),
    SCRY("scry"),
    SURVEIL("surveil"),
    SCRY_OR_SURVEIL("scry or surveil"),
    SEARCH("search"),
    SHUFFLE("shuffle"),
    /// CR 701.17: once for each card.
    MILL("mill"),
    /// CR 705.2.
    WIN_A_COIN_FLIP("win a coin flip"),
    LOSE_A_COIN_FLIP("lose a coin flip"),
    CYCLE("cycle"),
    CYCLE_OR_DISCARD("cycle or discard"),
    BECOME_THE_MONARCH("become the monarch"),
    BE_TEMPTED_BY_THE_RING("be tempted by the ring"),
    CHOOSE_A_RING_BEARER("choose a ring-bearer"),
    ENLIST("enlist"),
    /// CR 702.26: of a permanent.
    PHASE_IN("phase in"),
    PHASE_OUT("phase out"),
    MUTATE("mutate"),
    /// CR 702.122b, 702.171c: a creature that is tapped for it.
    CREW("crew"),
    SADDLE_A_MOUNT("saddle a Mount"),
    LEVEL_2("level 2"),
    LEVEL_3("level 3");

    private final String word;
    private final String armyType;

    Action(String word) {
        this(word, "");
    }

    Action(String word, String armyType) {
        this.word = word;
        this.armyType = armyType;
    }

    public String word() {
        return word;
    }

    /// The creature type that amassing gives, "" for other actions.
    public String armyType() {
        return armyType;
    }

    /// Whether an ability that listens for this hears that.
    public boolean includes(@Nullable Action done) {
        return this == done || this == SCRY_OR_SURVEIL && (done == SCRY || done == SURVEIL);
    }
}
