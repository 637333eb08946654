package splitsecond.cards.vocabulary.clause;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.vocabulary.word.Words.NUMBER_WORD;
import static splitsecond.cards.vocabulary.word.Words.ORDINAL;
import static splitsecond.cards.vocabulary.word.Words.a;

import java.util.List;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.noun.Suffixes;
import splitsecond.cards.vocabulary.word.Words;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Trigger;
import splitsecond.engine.ability.Trigger.ZoneChange;
import splitsecond.engine.ability.Zone;

/// More events after "when" and "whenever".
final class Events {
    private Events() {}

    private static final Filter YOUR_SOURCE = new Filter.ControlledBy(Words.YOU);
    private static final Filter ANY_SOURCE = new Filter.Or(List.of(Nouns.ANY, Nouns.SPELL));

    private static Filter and(Filter filter, Filter last) {
        List<Filter> parts = new java.util.ArrayList<>(Nouns.parts(filter));
        parts.add(last);
        return new Filter.And(parts);
    }

    private static Object without(Filter filter, Filter last) {
        List<Filter> parts = Nouns.parts(filter);
        return parts.size() < 2 || !parts.getLast().equals(last) ? "" : Nouns.all(parts.subList(0, parts.size() - 1));
    }

    private static final Filter THEIRS = new Filter.OwnedBy(Suffixes.AN_OPPONENT);
    private static final Filter YOURS = new Filter.OwnedBy(Words.YOU);
    private static final Filter TAPPED = new Filter.Is(Filter.Status.TAPPED);
    private static final Filter UNTAPPED = new Filter.Is(Filter.Status.UNTAPPED);

    @SuppressWarnings("NullAway") // from any zone
    private static Phrase<Trigger> entering(String how, Filter state) {
        return phrase("{} enters " + how, Triggers.SUBJECT)
                .as(
                        f -> new ZoneChange(and(f, state), null, Zone.BATTLEFIELD, false, how),
                        ZoneChange.class,
                        z -> without(z.what(), state));
    }

    @SuppressWarnings("NullAway") // from any zone
    private static Phrase<Trigger> zones() {
        return oneOf(
                "an event",
                entering("tapped", TAPPED),
                entering("untapped", UNTAPPED),
                phrase("{} is put into an opponent's graveyard from the battlefield", Triggers.SUBJECT)
                        .as(
                                f -> new ZoneChange(
                                        and(f, THEIRS), Zone.BATTLEFIELD, Zone.GRAVEYARD, false, "opponent's"),
                                ZoneChange.class,
                                z -> without(z.what(), THEIRS)),
                phrase("{} is put into an opponent's graveyard from anywhere", a(Nouns.CARDS.one()))
                        .as(
                                f -> new ZoneChange(and(f, THEIRS), null, Zone.GRAVEYARD, false, "opponent's"),
                                ZoneChange.class,
                                z -> without(z.what(), THEIRS)),
                phrase("~ is put into your graveyard from your library")
                        .means(new ZoneChange(and(Nouns.THIS, YOURS), Zone.LIBRARY, Zone.GRAVEYARD, false, "library")),
                phrase("one or more {} are put into your graveyard from your library", Nouns.CARDS.many())
                        .as(
                                f -> new ZoneChange(and(f, YOURS), Zone.LIBRARY, Zone.GRAVEYARD, true, "library"),
                                ZoneChange.class,
                                z -> without(z.what(), YOURS)),
                phrase("{} leaves your graveyard", a(Nouns.CARDS.one()))
                        .as(
                                f -> new ZoneChange(and(f, YOURS), Zone.GRAVEYARD, null, false, "leaves"),
                                ZoneChange.class,
                                z -> without(z.what(), YOURS)));
    }

    private static Phrase<Trigger> source(String words, Filter source) {
        return oneOf(
                "an event",
                phrase(words + " deals damage to {}", Triggers.HIT)
                        .as(
                                to -> new Trigger.DealsDamage(source, to, false, false),
                                Trigger.DealsDamage.class,
                                d -> d.recipient() == null ? "" : d.recipient()),
                phrase(words + " deals noncombat damage to {}", Triggers.HIT)
                        .as(
                                to -> new Trigger.DealsNoncombatDamage(source, to),
                                Trigger.DealsNoncombatDamage.class,
                                Trigger.DealsNoncombatDamage::recipient),
                phrase(words + " deals damage").means(new Trigger.DealsDamage(source, null, false, false)));
    }

    static final Phrase<Trigger> EVENT = oneOf(
            "an event",
            zones(),
            source("a source you control", YOUR_SOURCE),
            source("a source", ANY_SOURCE),
            phrase("{} and at least {} other creatures attack", Triggers.SUBJECT, NUMBER_WORD)
                    .as(
                            Trigger.AttacksTogether::new,
                            Trigger.AttacksTogether.class,
                            Trigger.AttacksTogether::what,
                            Trigger.AttacksTogether::others),
            phrase("~ becomes monstrous").means(new Trigger.Does(Nouns.PLAYER, "monstrosity", Nouns.THIS)),
            phrase("~ becomes level 2").means(new Trigger.Does(Nouns.PLAYER, "level 2", Nouns.THIS)),
            phrase("~ becomes level 3").means(new Trigger.Does(Nouns.PLAYER, "level 3", Nouns.THIS)),
            phrase("you sacrifice ~").means(new Trigger.Sacrifices(Nouns.YOU, Nouns.THIS, false)),
            phrase("you sacrifice one or more {}", Nouns.PERMANENT.many())
                    .as(
                            f -> new Trigger.Sacrifices(Nouns.YOU, f, true),
                            Trigger.Sacrifices.class,
                            Trigger.Sacrifices::what),
            phrase("~ transforms into ~").means(new Trigger.Transforms(Nouns.THIS)),
            phrase("{} attacks a player", Triggers.SUBJECT)
                    .as(
                            f -> new Trigger.Attacks(f, Nouns.PLAYER, false, false),
                            Trigger.Attacks.class,
                            Trigger.Attacks::what),
            phrase("{} attacks one of your opponents", Triggers.SUBJECT)
                    .as(
                            f -> new Trigger.Attacks(f, Nouns.OPPONENT, false, false),
                            Trigger.Attacks.class,
                            Trigger.Attacks::what),
            phrase("a player cycles a card").means(new Trigger.Does(Nouns.PLAYER, "cycle", Nouns.ANY)),
            phrase("you draw your {} card in a turn", ORDINAL)
                    .as(k -> new Trigger.Draws(Nouns.YOU, k), Trigger.Draws.class, Trigger.Draws::ordinal),
            phrase("you cast your {} spell in a turn", ORDINAL)
                    .as(
                            k -> new Trigger.Casts(Nouns.YOU, Nouns.SPELL, k, "your in a turn"),
                            Trigger.Casts.class,
                            Trigger.Casts::ordinal),
            phrase(
                            "{} (activates|activate) an ability of {} that isn't a mana ability",
                            Triggers.WHO,
                            a(Nouns.PERMANENT.one()))
                    .as(
                            (who, f) -> new Trigger.ActivatesAbility(who, f, true),
                            Trigger.ActivatesAbility.class,
                            Trigger.ActivatesAbility::player,
                            Trigger.ActivatesAbility::of),
            phrase("{} (activates|activate) an ability that isn't a mana ability", Triggers.WHO)
                    .as(
                            who -> new Trigger.ActivatesAbility(who, ANY_SOURCE, true),
                            Trigger.ActivatesAbility.class,
                            Trigger.ActivatesAbility::player),
            phrase("you're dealt damage").means(new Trigger.IsDealtDamage(Nouns.YOU, false)),
            phrase("you're dealt combat damage").means(new Trigger.IsDealtDamage(Nouns.YOU, true)),
            phrase("you exert {}", a(Nouns.PERMANENT.one()))
                    .as(
                            f -> new Trigger.Does(Nouns.YOU, "exert", f),
                            Trigger.Does.class,
                            d -> d.what() == null ? "" : d.what()),
            phrase("~ enlists a creature").means(new Trigger.Does(Nouns.PLAYER, "enlist", Nouns.THIS)),
            phrase("the Ring tempts you").means(new Trigger.Does(Nouns.YOU, "be tempted by the ring", null)),
            phrase("you choose a creature as your Ring-bearer")
                    .means(new Trigger.Does(Nouns.YOU, "choose a ring-bearer", null)),
            phrase("you complete a dungeon").means(new Trigger.Does(Nouns.YOU, "complete a dungeon", null)),
            phrase("you proliferate").means(new Trigger.Does(Nouns.YOU, "proliferate", null)),
            phrase("you investigate").means(new Trigger.Does(Nouns.YOU, "investigate", null)),
            phrase("{} explores", Triggers.SUBJECT)
                    .as(
                            f -> new Trigger.Does(Nouns.PLAYER, "explore", f),
                            Trigger.Does.class,
                            d -> d.what() == null ? "" : d.what()),
            phrase("a player becomes the monarch").means(new Trigger.Does(Nouns.PLAYER, "become the monarch", null)),
            phrase("you become the monarch").means(new Trigger.Does(Nouns.YOU, "become the monarch", null)));

    /// Two occasions in one: "enters or transforms into ~".
    static final Phrase<Trigger> DOUBLE = oneOf(
            "an event",
            phrase("~ enters or transforms into ~")
                    .means(new Trigger.Either(
                            List.of(Triggers.entering(Nouns.THIS), new Trigger.Transforms(Nouns.THIS)), "transforms")),
            phrase("~ enters and at {}", Triggers.STEP)
                    .as(
                            t -> new Trigger.Either(List.of(Triggers.entering(Nouns.THIS), t), "enters and at"),
                            Trigger.Either.class,
                            e -> e.any().getLast()),
            phrase("~ enters and whenever {}", lazyEvent())
                    .as(
                            t -> t instanceof Trigger.Attacks
                                    ? null
                                    : new Trigger.Either(
                                            List.of(Triggers.entering(Nouns.THIS), t), "enters and whenever"),
                            Trigger.Either.class,
                            e -> e.any().getLast()),
            phrase("~ attacks or becomes the target of a spell")
                    .means(new Trigger.Either(
                            List.of(Triggers.attacking(Nouns.THIS), new Trigger.BecomesTarget(Nouns.THIS, Nouns.SPELL)),
                            "attacks or target")),
            phrase("~ enters or {}", lazyOwnEvent())
                    .as(
                            t -> new Trigger.Either(List.of(Triggers.entering(Nouns.THIS), t), "enters or"),
                            Trigger.Either.class,
                            e -> e.any().getLast()));

    private static Phrase<Trigger> lazyEvent() {
        return Phrase.lazy(() -> Triggers.EVENT);
    }

    /// What ~ does, without its name again.
    private static Phrase<Trigger> lazyOwnEvent() {
        return oneOf(
                "an event",
                phrase("deals combat damage to a player")
                        .means(new Trigger.DealsDamage(Nouns.THIS, Nouns.PLAYER, true, false)),
                phrase("is turned face up").means(new Trigger.TurnedFaceUp(Nouns.THIS)));
    }
}
