package splitsecond.cards.vocabulary.verb;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.table;
import static splitsecond.cards.vocabulary.word.Words.YOU;
import static splitsecond.cards.vocabulary.word.Words.a;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.clause.Durations;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.noun.Players;
import splitsecond.cards.vocabulary.noun.References;
import splitsecond.cards.vocabulary.noun.SpokenOf;
import splitsecond.cards.vocabulary.noun.Targets;
import splitsecond.cards.vocabulary.noun.WithSuffixes;
import splitsecond.cards.vocabulary.noun.ZoneSuffixes;
import splitsecond.engine.ability.Count;
import splitsecond.engine.ability.Duration;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Effect.CastCard;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Spending;

/// CR 608.2g, 601.3: instructions that let a player cast or play a card, now or for a while.
public final class CastingVerbs {
    private CastingVerbs() {}

    /// @param look whether it says that they may be looked at, which follows from their being played
    private record Play(Reference who, Reference what, boolean landToo, boolean look) {
        Play(Reference what, boolean landToo) {
            this(YOU, what, landToo, false);
        }
    }

    /// "Its owner", "that player", "they": one of whom each is spoken.
    private static final Phrase<Reference> SOMEBODY = oneOf(
            "a player",
            References.PLAYER.one().where(who -> !(who instanceof Reference.Each)),
            phrase("they").means(Players.THEY));

    private static final Phrase<Reference> TARGET_CARD = Targets.TARGET
            .one()
            .where(r -> r instanceof Reference.Target(var slot) && ZoneSuffixes.saysWhereCardsAre(slot.filter()));

    private static final Phrase<Reference> EXILED = SpokenOf.PAID.where(paid -> paid instanceof Reference.Remembered);

    /// Cards that were spoken of, or that something was done to.
    private static final Phrase<Reference> PILE = oneOf("cards", SpokenOf.THOSE, EXILED, Moved.CARDS_THIS_WAY);

    private static final Phrase<Reference> KNOWN = oneOf("a card", SpokenOf.THAT, PILE, TARGET_CARD);

    /// "spells from among those cards": any of them that are.
    private static final Phrase<Reference> SPELLS_AMONG = phrase(
                    "{} from among {}",
                    Nouns.SPELLS
                            .many()
                            .where(f -> Nouns.parts(f).stream().noneMatch(CastingVerbs::saysFrom))
                            .map(CastingVerbs::asCard, Filter.class, CastingVerbs::asSpell),
                    PILE)
            .as(
                    (f, those) -> new Reference.Each(Nouns.with(f, new Filter.AmongThose(those)), "spells among"),
                    Reference.Each.class,
                    e -> Nouns.butLast(e.filter()),
                    e -> Nouns.parts(e.filter()).getLast() instanceof Filter.AmongThose(Reference those) ? those : "");

    /// "One of those cards": whichever is played first.
    private static final Phrase<Reference> ONE_OF_THOSE = References.SOME_OF_THOSE.where(
            r -> r instanceof Reference.Chosen(var _, Count count, var _) && count.equals(Count.ONE));

    private static final Phrase<Play> PLAY = oneOf(
            "you may play",
            phrase("you may play {}", oneOf("a card", KNOWN, ONE_OF_THOSE))
                    .as(what -> new Play(what, true), Play.class, Play::what),
            phrase("you may look at and play {}", KNOWN)
                    .as(what -> new Play(YOU, what, true, true), Play.class, p -> p.look() ? p.what() : ""),
            phrase("{} may play {}", SOMEBODY, KNOWN)
                    .as((who, what) -> new Play(who, what, true, false), Play.class, Play::who, Play::what),
            phrase("{} may cast {}", SOMEBODY, KNOWN)
                    .as((who, what) -> new Play(who, what, false, false), Play.class, Play::who, Play::what),
            phrase("you may cast {}", oneOf("a card", KNOWN, ONE_OF_THOSE))
                    .as(what -> new Play(what, false), Play.class, Play::what),
            phrase("you may cast {}", SPELLS_AMONG).as(what -> new Play(what, false), Play.class, Play::what),
            // CR 305.1: to play a card is to play it as a land or to cast it, whichever it is.
            phrase("you may play lands and cast spells from among {}", PILE)
                    .as(
                            those -> new Play(
                                    new Reference.Each(
                                            Nouns.and(Nouns.ANY, new Filter.AmongThose(those)),
                                            "lands and spells among"),
                                    true),
                            Play.class,
                            p -> p.what() instanceof Reference.Each(Filter all, var _)
                                            && Nouns.parts(all).getLast() instanceof Filter.AmongThose(Reference those)
                                    ? those
                                    : ""));

    private static final String LOOK = " look";

    private static CastCard play(Play play, boolean free, Duration duration, String wording) {
        return new CastCard(
                play.who(), play.what(), free, true, play.landToo(), duration, wording + (play.look() ? LOOK : ""));
    }

    private static Object playing(CastCard cast) {
        return new Play(cast.who(), cast.what(), cast.landToo(), cast.wording().endsWith(LOOK));
    }

    // A spell that is only described: CR 112.1: until it is cast it is a card.

    /// "from your hand", "from among them".
    private static final Phrase<Filter> PLACE = oneOf(
            "a place",
            ZoneSuffixes.ZONE,
            phrase("from among {}", oneOf("cards", SpokenOf.THOSE, Moved.CARDS_THIS_WAY))
                    .as(Filter.AmongThose::new, Filter.AmongThose.class, Filter.AmongThose::those),
            phrase("from among cards {}", ZoneSuffixes.EXILED_WITH).as(f -> f, Filter.class, f -> f));

    private static final Phrase<Filter> SPELL = Nouns.SPELLS
            .one()
            .where(f -> Nouns.parts(f).stream().noneMatch(CastingVerbs::saysFrom))
            .map(CastingVerbs::asCard, Filter.class, CastingVerbs::asSpell);

    private static boolean saysFrom(Filter part) {
        return part instanceof Filter.CastFrom || part instanceof Filter.Not(Filter.CastFrom _);
    }

    private static Filter asCard(Filter spell) {
        List<Filter> parts = new ArrayList<>(Nouns.parts(spell));
        parts.set(parts.indexOf(Nouns.SPELL), Nouns.ANY);
        return Nouns.all(parts);
    }

    private static Filter asSpell(Filter card) {
        List<Filter> parts = new ArrayList<>(Nouns.parts(card));
        int at = parts.indexOf(Nouns.ANY);
        if (at < 0) return Nouns.THIS;
        parts.set(at, Nouns.SPELL);
        return Nouns.all(parts);
    }

    private static final Phrase<Reference> DESCRIBED = oneOf(
            "a spell",
            phrase("{} {}", a(SPELL), PLACE)
                    .as(
                            (f, in) -> new Reference.Each(Nouns.with(f, in), "a spell"),
                            Reference.Each.class,
                            e -> Nouns.butLast(e.filter()),
                            e -> Nouns.parts(e.filter()).getLast()),
            phrase("{} {} {}", a(SPELL), PLACE, WithSuffixes.WITH)
                    .as(
                            (f, in, with) -> new Reference.Each(Nouns.with(Nouns.with(f, in), with), "a spell with"),
                            Reference.Each.class,
                            e -> before(e.filter()),
                            e -> inner(e.filter()),
                            e -> Nouns.parts(e.filter()).getLast()));

    private static Object before(Filter filter) {
        return Nouns.butLast(filter) instanceof Filter shorter ? Nouns.butLast(shorter) : "";
    }

    private static Object inner(Filter filter) {
        return Nouns.butLast(filter) instanceof Filter shorter
                ? Nouns.parts(shorter).getLast()
                : "";
    }

    private static final Phrase<Effect> CAST = oneOf(
            "cast",
            phrase("{} {}", PLAY, Durations.DURATION)
                    .as(
                            (p, d) -> d.equals(new Duration.EndOfTurn("")) ? null : play(p, false, d, ""),
                            CastCard.class,
                            CastingVerbs::playing,
                            CastCard::duration),
            phrase("{}, {}", Durations.LEADING, PLAY)
                    .as(
                            (d, p) -> play(p, false, d, "first"),
                            CastCard.class,
                            CastCard::duration,
                            CastingVerbs::playing),
            phrase("{} {} without paying its mana cost", PLAY, Durations.DURATION)
                    .as((p, d) -> play(p, true, d, ""), CastCard.class, CastingVerbs::playing, CastCard::duration),
            phrase("{} {} without paying their mana costs", PLAY, Durations.DURATION)
                    .as((p, d) -> play(p, true, d, "their"), CastCard.class, CastingVerbs::playing, CastCard::duration),
            phrase("{}, {} without paying their mana costs", Durations.LEADING, PLAY)
                    .as(
                            (d, p) -> play(p, true, d, "first their"),
                            CastCard.class,
                            CastCard::duration,
                            CastingVerbs::playing),
            phrase("{}, {} without paying its mana cost", Durations.LEADING, PLAY)
                    .as((d, p) -> play(p, true, d, "first"), CastCard.class, CastCard::duration, CastingVerbs::playing),
            phrase("you may cast {}", oneOf("a card", SpokenOf.THAT, EXILED, TARGET_CARD, DESCRIBED))
                    .as(
                            what -> new CastCard(YOU, what, false, true, false, Durations.FOREVER, "now"),
                            CastCard.class,
                            CastCard::what),
            phrase("you may play {} without paying its mana cost", oneOf("a card", SpokenOf.THAT, EXILED))
                    .as(
                            what -> new CastCard(YOU, what, true, true, true, Durations.FOREVER, "play free"),
                            CastCard.class,
                            CastCard::what),
            phrase(
                            "you may cast {} without paying its mana cost",
                            oneOf("a card", SpokenOf.THAT, EXILED, TARGET_CARD, DESCRIBED))
                    .as(
                            what -> new CastCard(YOU, what, true, true, false, Durations.FOREVER, "free"),
                            CastCard.class,
                            CastCard::what),
            phrase("{} may cast {} without paying its mana cost", SOMEBODY, oneOf("a card", SpokenOf.THAT, EXILED))
                    .as(
                            (who, what) -> new CastCard(who, what, true, true, false, Durations.FOREVER, "free"),
                            CastCard.class,
                            CastCard::who,
                            CastCard::what));

    private static final Phrase<Reference> ANY_NUMBER = phrase(
                    "any number of {} {}",
                    Nouns.SPELLS
                            .many()
                            .where(f -> Nouns.parts(f).stream().noneMatch(CastingVerbs::saysFrom))
                            .map(CastingVerbs::asCard, Filter.class, CastingVerbs::asSpell),
                    PLACE)
            .as(
                    (f, in) -> new Reference.Each(Nouns.with(f, in), "any number of spells"),
                    Reference.Each.class,
                    e -> Nouns.butLast(e.filter()),
                    e -> Nouns.parts(e.filter()).getLast());

    private static final Phrase<Effect> CAST_ANY_NUMBER = phrase(
                    "you may cast {} without paying their mana costs", ANY_NUMBER)
            .as(
                    what -> new CastCard(
                            YOU,
                            what,
                            true,
                            true,
                            false,
                            Durations.FOREVER,
                            false,
                            true,
                            Spending.AS_IT_IS,
                            "any number"),
                    CastCard.class,
                    CastCard::what);

    // CR 609.4b: what mana may be spent.

    private static final Phrase<String> SPENT = table("what mana may be spent", spent());

    private static final String OF_ANY_COLOR = "you may spend mana as though it were mana of any color to cast ";
    private static final String AS_OF_ANY_TYPE = "you may spend mana as though it were mana of any type to cast ";
    private static final String OF_ANY_TYPE = "mana of any type can be spent to cast ";

    private static Map<String, String> spent() {
        Map<String, String> words = new LinkedHashMap<>();
        for (String spending : List.of(OF_ANY_TYPE, OF_ANY_COLOR, AS_OF_ANY_TYPE)) {
            for (String spell : List.of("it", "them", "that spell", "those spells"))
                for (String and : List.of(", and ", "and "))
                    words.put(and + spending + spell, "|" + and + spending + spell);
            for (String spell : List.of("a spell", "spells"))
                words.put(". " + spending + spell + " this way", "|. " + spending + spell);
            words.put(
                    ". if you cast a spell this way, " + spending + "it",
                    "|. if you cast a spell this way, " + spending + "it");
        }
        return words;
    }

    private static CastCard paidWith(Effect cast, String how) {
        var c = (CastCard) cast;
        return new CastCard(
                c.who(),
                c.what(),
                c.free(),
                c.optional(),
                c.landToo(),
                c.duration(),
                c.thenExiled(),
                c.anyNumber(),
                how.contains("any color") ? Spending.AS_ANY_COLOR : Spending.AS_ANY_TYPE,
                c.wording() + how);
    }

    private static Object asPaidItself(CastCard cast) {
        int end = cast.wording().indexOf('|');
        return end < 0
                ? ""
                : new CastCard(
                        cast.who(),
                        cast.what(),
                        cast.free(),
                        cast.optional(),
                        cast.landToo(),
                        cast.duration(),
                        cast.thenExiled(),
                        cast.anyNumber(),
                        Spending.AS_IT_IS,
                        cast.wording().substring(0, end));
    }

    private static Object spentOn(CastCard cast) {
        int end = cast.wording().indexOf('|');
        return end < 0 ? "" : cast.wording().substring(end);
    }

    private static final Phrase<Effect> CAST_WITH_ANY = phrase(
                    "{}{}", CAST.where(c -> c instanceof CastCard cast && !cast.free()), SPENT)
            .as(CastingVerbs::paidWith, CastCard.class, CastingVerbs::asPaidItself, CastingVerbs::spentOn);

    /// How what is exiled afterwards is called, and the graveyard it would be put into.
    private static final Phrase<String> SPELL_PUT_INTO = table("a spell that was cast", afterwards());

    private static Map<String, String> afterwards() {
        Map<String, String> words = new LinkedHashMap<>();
        for (String spell : List.of("that spell", "a spell cast this way", "the spell"))
            for (String whose : List.of("your", "a", "its owner's"))
                words.put(
                        spell + " would be put into " + whose + " graveyard",
                        "; " + spell + " into " + whose + " graveyard");
        return words;
    }

    private static CastCard exiled(Effect cast, String how) {
        return cast instanceof CastCard c && !c.anyNumber()
                ? new CastCard(
                        c.who(),
                        c.what(),
                        c.free(),
                        c.optional(),
                        c.landToo(),
                        c.duration(),
                        true,
                        false,
                        c.spending(),
                        c.wording() + how)
                : new CastCard(YOU, YOU, false, false, false, Durations.FOREVER, how);
    }

    /// Where what happens afterwards begins, or less than 0.
    private static int end(CastCard cast) {
        return cast.wording().indexOf("; ");
    }

    private static Object plain(CastCard cast) {
        int end = end(cast);
        return end < 0
                ? ""
                : new CastCard(
                        cast.who(),
                        cast.what(),
                        cast.free(),
                        cast.optional(),
                        cast.landToo(),
                        cast.duration(),
                        false,
                        false,
                        cast.spending(),
                        cast.wording().substring(0, end));
    }

    private static Object afterwards(CastCard cast) {
        int end = end(cast);
        return end < 0 ? "" : cast.wording().substring(end);
    }

    public static final Phrase<Effect> VERB = oneOf(
            "an instruction",
            CAST,
            CAST_ANY_NUMBER,
            CAST_WITH_ANY,
            phrase("{}. if {}, exile it instead", oneOf("cast", CAST, CAST_WITH_ANY), SPELL_PUT_INTO)
                    .as(CastingVerbs::exiled, CastCard.class, CastingVerbs::plain, CastingVerbs::afterwards));
}
