package splitsecond.engine.card;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// CR 702: keyword abilities without parameters.
public enum Keyword {
    DEATHTOUCH,
    DEFENDER,
    DOUBLE_STRIKE,
    FIRST_STRIKE,
    FLASH,
    FLYING,
    HASTE,
    HEXPROOF,
    INDESTRUCTIBLE,
    LIFELINK,
    MENACE,
    REACH,
    SHROUD,
    TRAMPLE,
    VIGILANCE,
    BANDING,
    FEAR,
    INTIMIDATE,
    SHADOW,
    HORSEMANSHIP,
    SKULK,
    FLANKING,
    INFECT,
    WITHER,
    CHANGELING,
    DEVOID,
    CONVOKE,
    DELVE,
    IMPROVISE,
    PROWESS,
    EXALTED,
    STORM,
    CASCADE,
    PERSIST,
    UNDYING,
    SPLIT_SECOND,
    REBOUND,
    RETRACE,
    EVOLVE,
    EXTORT,
    UNLEASH,
    UMBRA_ARMOR,
    DETHRONE,
    MELEE,
    MENTOR,
    RIOT,
    DECAYED,
    TRAINING,
    ENLIST,
    BATTLE_CRY,
    LIVING_WEAPON,
    PROVOKE,
    INGEST,
    MYRIAD,
    ASCEND,
    SUNBURST,
    JUMP_START,
    PHASING,
    PLAINSWALK,
    ISLANDWALK,
    SWAMPWALK,
    MOUNTAINWALK,
    FORESTWALK,
    FUSE,
    JOB_SELECT,
    FOR_MIRRODIN,
    RAVENOUS,
    START_YOUR_ENGINES,
    BARGAIN,
    CONSPIRE,
    EXPLOIT,
    STATION,
    INCREMENT,
    UNDAUNTED,
    GRAVESTORM,
    DAYBOUND,
    NIGHTBOUND,
    READ_AHEAD,
    SOULBOND,
    CIPHER,
    HAUNT,
    DEMONSTRATE,
    COMPLEATED;

    /// The keyword of a word in lower case, or null.
    public static @Nullable Keyword named(String word) {
        for (var keyword : values()) if (keyword.word().equals(word)) return keyword;
        return null;
    }

    /// The keyword as it stands in rules text, in lower case.
    public String word() {
        return switch (this) {
            case JUMP_START -> "jump-start";
            case FOR_MIRRODIN -> "for Mirrodin!";
            case START_YOUR_ENGINES -> "start your engines!";
            default -> name().toLowerCase(Locale.ROOT).replace('_', ' ');
        };
    }
}
