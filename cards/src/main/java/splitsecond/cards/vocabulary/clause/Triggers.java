package splitsecond.cards.vocabulary.clause;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.table;
import static splitsecond.cards.vocabulary.word.Words.COUNTER_KIND;
import static splitsecond.cards.vocabulary.word.Words.NUMBER_WORD;
import static splitsecond.cards.vocabulary.word.Words.ORDINAL;
import static splitsecond.cards.vocabulary.word.Words.a;

import java.util.List;
import java.util.Map;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.noun.References;
import splitsecond.cards.vocabulary.noun.Suffixes;
import splitsecond.cards.vocabulary.word.Words;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.CounterKind;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Trigger;
import splitsecond.engine.ability.Trigger.ZoneChange;
import splitsecond.engine.ability.Zone;

/// The event after "when", "whenever" or "at".
public final class Triggers {
    private Triggers() {}

    private static final Phrase<Filter> PLAYER_HIT = table(
            "who is dealt damage",
            Map.of(
                    "a player",
                    Nouns.PLAYER,
                    "an opponent",
                    Nouns.OPPONENT,
                    "you",
                    Nouns.YOU,
                    "a player or planeswalker",
                    new Filter.Or(List.of(Nouns.PLAYER, Nouns.PLANESWALKER)),
                    "a player or battle",
                    new Filter.Or(List.of(Nouns.PLAYER, Nouns.BATTLE)),
                    "an opponent or battle",
                    new Filter.Or(List.of(Nouns.OPPONENT, Nouns.BATTLE))));

    static final Phrase<Filter> HIT = oneOf(
            "who is dealt damage",
            PLAYER_HIT,
            Nouns.one(Nouns.PERMANENT.one()),
            phrase("~").means(Nouns.THIS));

    private static Phrase<Trigger> damage(String combat, boolean isCombat) {
        return oneOf(
                "an event",
                phrase("{} deals " + combat + "damage to {}", EventSubjects.SUBJECT, HIT)
                        .as(
                                (f, to) -> new Trigger.DealsDamage(f, to, isCombat, false),
                                Trigger.DealsDamage.class,
                                Trigger.DealsDamage::source,
                                d -> d.recipient() == null ? "" : d.recipient()),
                phrase("{} deal " + combat + "damage to {}", EventSubjects.SEVERAL, HIT)
                        .as(
                                (f, to) -> new Trigger.DealsDamage(f, to, isCombat, true),
                                Trigger.DealsDamage.class,
                                Trigger.DealsDamage::source,
                                d -> d.recipient() == null ? "" : d.recipient()),
                phrase("{} deals " + combat + "damage", EventSubjects.SUBJECT)
                        .as(
                                f -> new Trigger.DealsDamage(f, null, isCombat, false),
                                Trigger.DealsDamage.class,
                                Trigger.DealsDamage::source),
                phrase("{} is dealt " + combat + "damage", EventSubjects.SUBJECT)
                        .as(
                                f -> new Trigger.IsDealtDamage(f, isCombat),
                                Trigger.IsDealtDamage.class,
                                Trigger.IsDealtDamage::what));
    }

    private static final Filter YOU_OR_YOURS = new Filter.Or(
            List.of(Nouns.YOU, new Filter.And(List.of(Nouns.PLANESWALKER, new Filter.ControlledBy(Words.YOU)))));

    private static final Phrase<Trigger> COMBAT = oneOf(
            "an event",
            phrase("{} attacks", EventSubjects.SUBJECT)
                    .as(f -> new Trigger.Attacks(f, null, false, false), Trigger.Attacks.class, Trigger.Attacks::what),
            phrase("{} attack", EventSubjects.SEVERAL)
                    .as(f -> new Trigger.Attacks(f, null, false, true), Trigger.Attacks.class, Trigger.Attacks::what),
            phrase("{} attacks alone", EventSubjects.SUBJECT)
                    .as(f -> new Trigger.Attacks(f, null, true, false), Trigger.Attacks.class, Trigger.Attacks::what),
            phrase("{} attacks you", EventSubjects.SUBJECT)
                    .as(
                            f -> new Trigger.Attacks(f, Nouns.YOU, false, false),
                            Trigger.Attacks.class,
                            Trigger.Attacks::what),
            phrase("{} attacks you or a planeswalker you control", EventSubjects.SUBJECT)
                    .as(
                            f -> new Trigger.Attacks(f, YOU_OR_YOURS, false, false),
                            Trigger.Attacks.class,
                            Trigger.Attacks::what),
            phrase("you attack").means(new Trigger.PlayerAttacks(Nouns.YOU, Nouns.CREATURE, 1)),
            phrase("you attack with {} or more creatures", NUMBER_WORD)
                    .as(
                            k -> k < 2 ? null : new Trigger.PlayerAttacks(Nouns.YOU, Nouns.CREATURE, k),
                            Trigger.PlayerAttacks.class,
                            Trigger.PlayerAttacks::least),
            phrase("you attack with one or more {}", Nouns.PERMANENT.many())
                    .as(
                            f -> f.equals(Nouns.CREATURE) ? null : new Trigger.PlayerAttacks(Nouns.YOU, f, 1),
                            Trigger.PlayerAttacks.class,
                            Trigger.PlayerAttacks::with),
            phrase("{} blocks", EventSubjects.SUBJECT)
                    .as(f -> new Trigger.Blocks(f, null), Trigger.Blocks.class, Trigger.Blocks::what),
            phrase("{} blocks {}", EventSubjects.SUBJECT, Nouns.one(Nouns.PERMANENT.one()))
                    .as(
                            Trigger.Blocks::new,
                            Trigger.Blocks.class,
                            Trigger.Blocks::what,
                            b -> b.attacker() == null ? "" : b.attacker()),
            phrase("{} becomes blocked", EventSubjects.SUBJECT)
                    .as(
                            f -> new Trigger.BecomesBlocked(f, null),
                            Trigger.BecomesBlocked.class,
                            Trigger.BecomesBlocked::what),
            phrase("{} becomes blocked by {}", EventSubjects.SUBJECT, Nouns.one(Nouns.PERMANENT.one()))
                    .as(
                            Trigger.BecomesBlocked::new,
                            Trigger.BecomesBlocked.class,
                            Trigger.BecomesBlocked::what,
                            b -> b.by() == null ? "" : b.by()),
            phrase("{} attacks and isn't blocked", EventSubjects.SUBJECT)
                    .as(Trigger.AttacksUnblocked::new, Trigger.AttacksUnblocked.class, Trigger.AttacksUnblocked::what));

    private static final Phrase<Filter> A_SPELL =
            oneOf("a spell", a(Nouns.SPELLS.one()), phrase("~").means(Nouns.THIS));

    /// A kind of spells that can be counted when they are gone: where they were cast from, or at what, is forgotten.
    private static final Phrase<Filter> COUNTED_SPELL = Nouns.SPELLS
            .one()
            .where(f -> !f.equals(Nouns.SPELL)
                    && Nouns.parts(f).stream()
                            .noneMatch(p -> p instanceof Filter.CastFrom || p instanceof Filter.Targets));

    private static final Condition OPPONENTS_TURN = new Condition.Not(new Condition.TurnOf(Words.YOU));

    /// What must be true as the event happens.
    private static final Phrase<Condition> MEANWHILE = oneOf(
            "when it happens",
            phrase("while {}", Phrase.lazy(() -> Conditions.CONDITION)).as(c -> c, Condition.class, c -> c),
            table(
                    "when it happens",
                    Map.of(
                            "while saddled",
                            new Condition.Matches(References.SELF, new Filter.Is(Filter.Status.SADDLED), "saddled"),
                            "during your turn",
                            new Condition.TurnOf(Words.YOU),
                            "during an opponent's turn",
                            OPPONENTS_TURN)));

    private static final Phrase<Trigger> CAST = oneOf(
            "an event",
            phrase("{} (casts|cast) {}", EventSubjects.WHO, A_SPELL)
                    .as(
                            (who, f) -> new Trigger.Casts(who, f, 0, ""),
                            Trigger.Casts.class,
                            Trigger.Casts::player,
                            Trigger.Casts::spell),
            phrase("{} (casts|cast) another {}", EventSubjects.WHO, Nouns.SPELLS.one())
                    .as(
                            (who, f) -> new Trigger.Casts(who, Nouns.withOther(f), 0, ""),
                            Trigger.Casts.class,
                            Trigger.Casts::player,
                            c -> Nouns.withoutOther(c.spell())),
            phrase("you cast your {} spell each turn", ORDINAL)
                    .as(
                            k -> new Trigger.Casts(Nouns.YOU, Nouns.SPELL, k, "your"),
                            Trigger.Casts.class,
                            Trigger.Casts::ordinal),
            phrase("{} (casts|cast) their {} spell each turn", EventSubjects.WHO, ORDINAL)
                    .as(
                            (who, k) -> who.equals(Nouns.YOU) ? null : new Trigger.Casts(who, Nouns.SPELL, k, "their"),
                            Trigger.Casts.class,
                            Trigger.Casts::player,
                            Trigger.Casts::ordinal),
            phrase("you cast your {} {} each turn", ORDINAL, COUNTED_SPELL)
                    .as(
                            (k, f) -> new Trigger.Casts(Nouns.YOU, f, k, "your"),
                            Trigger.Casts.class,
                            Trigger.Casts::ordinal,
                            Trigger.Casts::spell),
            phrase("{} (casts|cast) their {} {} each turn", EventSubjects.WHO, ORDINAL, COUNTED_SPELL)
                    .as(
                            (who, k, f) -> who.equals(Nouns.YOU) ? null : new Trigger.Casts(who, f, k, "their"),
                            Trigger.Casts.class,
                            Trigger.Casts::player,
                            Trigger.Casts::ordinal,
                            Trigger.Casts::spell),
            phrase("you cast your {} spell during each opponent's turn", ORDINAL)
                    .as(
                            k -> new Trigger.While(
                                    new Trigger.Casts(Nouns.YOU, Nouns.SPELL, k, "during"), OPPONENTS_TURN, "each"),
                            Trigger.While.class,
                            w -> w.event() instanceof Trigger.Casts casts ? casts.ordinal() : ""),
            phrase("{} (casts|cast) or copy {}", EventSubjects.WHO, A_SPELL)
                    .as(
                            Trigger.CastsOrCopies::new,
                            Trigger.CastsOrCopies.class,
                            Trigger.CastsOrCopies::player,
                            Trigger.CastsOrCopies::spell));

    private static final Filter YOUR_SOURCE = new Filter.ControlledBy(Words.YOU);

    private static Phrase<Trigger> source(String words, Filter source) {
        return oneOf(
                "an event",
                phrase(words + " deals damage to {}", HIT)
                        .as(
                                to -> new Trigger.DealsDamage(source, to, false, false),
                                Trigger.DealsDamage.class,
                                d -> d.recipient() == null ? "" : d.recipient()),
                phrase(words + " deals noncombat damage to {}", HIT)
                        .as(
                                to -> new Trigger.DealsNoncombatDamage(source, to),
                                Trigger.DealsNoncombatDamage.class,
                                Trigger.DealsNoncombatDamage::recipient),
                phrase(words + " deals damage").means(new Trigger.DealsDamage(source, null, false, false)));
    }

    private static final Phrase<Filter> SPELL_OR_ABILITY = oneOf(
            "a spell or ability",
            a(Nouns.SPELLS
                    .one()
                    .where(f -> !(f instanceof Filter.In)
                            && !Nouns.parts(f).getFirst().equals(Nouns.SPELL))),
            table("a spell or ability", spellsOrAbilities()));

    private static Map<String, Filter> spellsOrAbilities() {
        return Map.of(
                "a spell or ability", new Filter.Or(List.of(Nouns.SPELL, new Filter.IsAbility(true, true))),
                "a spell", Nouns.SPELL,
                "a spell or ability an opponent controls",
                        new Filter.And(List.of(
                                new Filter.Or(List.of(Nouns.SPELL, new Filter.IsAbility(true, true))),
                                new Filter.ControlledBy(Suffixes.AN_OPPONENT))),
                "a spell an opponent controls",
                        new Filter.And(List.of(Nouns.SPELL, new Filter.ControlledBy(Suffixes.AN_OPPONENT))),
                "a spell or ability you control",
                        new Filter.And(List.of(
                                new Filter.Or(List.of(Nouns.SPELL, new Filter.IsAbility(true, true))),
                                new Filter.ControlledBy(Words.YOU))),
                "a spell you control", new Filter.And(List.of(Nouns.SPELL, new Filter.ControlledBy(Words.YOU))));
    }

    private static final Phrase<Trigger> OBJECT_EVENT = oneOf(
            "an event",
            phrase("{} becomes tapped", EventSubjects.SUBJECT)
                    .as(Trigger.BecomesTapped::new, Trigger.BecomesTapped.class, Trigger.BecomesTapped::what),
            phrase("{} becomes untapped", EventSubjects.SUBJECT)
                    .as(Trigger.BecomesUntapped::new, Trigger.BecomesUntapped.class, Trigger.BecomesUntapped::what),
            phrase("{} is tapped for mana", EventSubjects.SUBJECT)
                    .as(
                            f -> new Trigger.TappedForMana(f, null),
                            Trigger.TappedForMana.class,
                            Trigger.TappedForMana::what),
            phrase("{} (taps|tap) {} for mana", EventSubjects.WHO, Nouns.one(Nouns.PERMANENT.one()))
                    .as(
                            (who, f) -> new Trigger.TappedForMana(f, who),
                            Trigger.TappedForMana.class,
                            t -> t.player() == null ? "" : t.player(),
                            Trigger.TappedForMana::what),
            phrase("{} (taps|tap) ~ for mana", EventSubjects.WHO)
                    .as(
                            who -> new Trigger.TappedForMana(Nouns.THIS, who),
                            Trigger.TappedForMana.class,
                            t -> t.player() == null ? "" : t.player()),
            phrase("{} becomes attached to {}", EventSubjects.SUBJECT, EventSubjects.SUBJECT)
                    .as(
                            Trigger.BecomesAttached::new,
                            Trigger.BecomesAttached.class,
                            Trigger.BecomesAttached::what,
                            Trigger.BecomesAttached::to),
            phrase("{} becomes the target of {}", EventSubjects.SUBJECT, SPELL_OR_ABILITY)
                    .as(
                            Trigger.BecomesTarget::new,
                            Trigger.BecomesTarget.class,
                            Trigger.BecomesTarget::what,
                            Trigger.BecomesTarget::of),
            phrase("{} is turned face up", EventSubjects.SUBJECT)
                    .as(Trigger.TurnedFaceUp::new, Trigger.TurnedFaceUp.class, Trigger.TurnedFaceUp::what),
            phrase("{} transforms", EventSubjects.SUBJECT)
                    .as(Trigger.Transforms::new, Trigger.Transforms.class, Trigger.Transforms::what),
            phrase(
                            "{} is put on {}",
                            a(phrase("{} counter", COUNTER_KIND).as(k -> k, CounterKind.class, k -> k)),
                            EventSubjects.SUBJECT)
                    .as(
                            (k, f) -> new Trigger.CountersPut(k, f, false, null),
                            Trigger.CountersPut.class,
                            c -> c.kind() == null ? "" : c.kind(),
                            Trigger.CountersPut::on),
            phrase("one or more {} counters are put on {}", COUNTER_KIND, EventSubjects.SUBJECT)
                    .as(
                            (k, f) -> new Trigger.CountersPut(k, f, true, null),
                            Trigger.CountersPut.class,
                            c -> c.kind() == null ? "" : c.kind(),
                            Trigger.CountersPut::on),
            phrase("you put one or more {} counters on {}", COUNTER_KIND, EventSubjects.SUBJECT)
                    .as(
                            (k, f) -> new Trigger.CountersPut(k, f, true, Nouns.YOU),
                            Trigger.CountersPut.class,
                            c -> c.kind() == null ? "" : c.kind(),
                            Trigger.CountersPut::on),
            source("a source you control", YOUR_SOURCE),
            source("a source", EventSubjects.ANY_SOURCE),
            phrase("{} and at least {} other creatures attack", EventSubjects.SUBJECT, NUMBER_WORD)
                    .as(
                            Trigger.AttacksTogether::new,
                            Trigger.AttacksTogether.class,
                            Trigger.AttacksTogether::what,
                            Trigger.AttacksTogether::others),
            phrase("~ transforms into ~").means(new Trigger.Transforms(Nouns.THIS)),
            phrase("{} attacks a player", EventSubjects.SUBJECT)
                    .as(
                            f -> new Trigger.Attacks(f, Nouns.PLAYER, false, false),
                            Trigger.Attacks.class,
                            Trigger.Attacks::what),
            phrase("{} attacks one of your opponents", EventSubjects.SUBJECT)
                    .as(
                            f -> new Trigger.Attacks(f, Nouns.OPPONENT, false, false),
                            Trigger.Attacks.class,
                            Trigger.Attacks::what));

    public static final Phrase<Trigger> EVENT = oneOf(
            "an event",
            Phrase.lazy(() -> ZoneEvents.EVENT),
            damage("", false),
            damage("combat ", true),
            COMBAT,
            CAST,
            PlayerEvents.PLAYER_EVENT,
            OBJECT_EVENT,
            Phrase.lazy(() -> KeywordActionEvents.EVENT));

    private static final Phrase<Trigger> DOUBLE = oneOf(
            "an event",
            either("{} enters or attacks", f -> List.of(entering(f), attacking(f)), "enters or attacks"),
            either("{} enters or dies", f -> List.of(entering(f), dying(f)), "enters or dies"),
            either(
                    "{} enters or leaves the battlefield",
                    f -> List.of(entering(f), new ZoneChange(f, Zone.BATTLEFIELD, null, false, "")),
                    "enters or leaves"),
            either(
                    "{} attacks or blocks",
                    f -> List.of(attacking(f), new Trigger.Blocks(f, null)),
                    "attacks or blocks"),
            either("{} attacks or dies", f -> List.of(attacking(f), dying(f)), "attacks or dies"),
            either(
                    "{} blocks or becomes blocked",
                    f -> List.of(new Trigger.Blocks(f, null), new Trigger.BecomesBlocked(f, null)),
                    "blocks or becomes blocked"),
            phrase("{} blocks or becomes blocked by {}", EventSubjects.SUBJECT, Nouns.one(Nouns.PERMANENT.one()))
                    .as(
                            (f, c) -> new Trigger.Either(
                                    List.of(new Trigger.Blocks(f, c), new Trigger.BecomesBlocked(f, c)), "by"),
                            Trigger.Either.class,
                            Triggers::subjectOf,
                            Triggers::opposed),
            either(
                    "{} enters or is put into a graveyard from the battlefield",
                    f -> List.of(entering(f), dying(f)),
                    "enters or is put"),
            either(
                    "{} dies or is put into exile from the battlefield",
                    f -> List.of(dying(f), new ZoneChange(f, Zone.BATTLEFIELD, Zone.EXILE, false, "")),
                    "dies or is put"),
            either(
                    "{} enters and whenever it attacks",
                    f -> List.of(entering(f), attacking(f)),
                    "enters and whenever it attacks"));

    @SuppressWarnings("NullAway") // entering from any zone
    static Trigger entering(Filter f) {
        return new ZoneChange(f, null, Zone.BATTLEFIELD, false, "");
    }

    private static Trigger dying(Filter f) {
        return new ZoneChange(f, Zone.BATTLEFIELD, Zone.GRAVEYARD, false, "");
    }

    static Trigger attacking(Filter f) {
        return new Trigger.Attacks(f, null, false, false);
    }

    private static Phrase<Trigger> either(
            String words, java.util.function.Function<Filter, List<Trigger>> both, String wording) {
        return phrase(words, EventSubjects.SUBJECT)
                .as(f -> new Trigger.Either(both.apply(f), wording), Trigger.Either.class, Triggers::subjectOf);
    }

    private static Object opposed(Trigger.Either either) {
        return either.any().getFirst() instanceof Trigger.Blocks(Filter _, Filter attacker) && attacker != null
                ? attacker
                : "";
    }

    private static Object subjectOf(Trigger.Either either) {
        return switch (either.any().getFirst()) {
            case ZoneChange change -> change.what();
            case Trigger.Attacks attacks -> attacks.what();
            case Trigger.Blocks blocks -> blocks.what();
            case Trigger.OfDamageOrLife _,
                    Trigger.OfPlayers _,
                    Trigger.OfObjects _,
                    Trigger.AttacksTogether _,
                    Trigger.PlayerAttacks _,
                    Trigger.BecomesBlocked _,
                    Trigger.AttacksUnblocked _,
                    Trigger.StepBegins _,
                    Trigger.StateIs _,
                    Trigger.While _,
                    Trigger.Either _,
                    Trigger.Chapter _,
                    Trigger.Reflexive _ -> either;
        };
    }

    /// With its "when", "whenever" or "at".
    public static final Phrase<Trigger> TRIGGER = oneOf(
            "a trigger",
            phrase("whenever {}", oneOf("an event", EVENT, DOUBLE, Phrase.lazy(() -> CombinedEvents.EVENT)))
                    .as(t -> t, Trigger.class, t -> t),
            phrase("whenever {} {}", oneOf("an event", EVENT, DOUBLE), MEANWHILE)
                    .as(
                            (t, c) -> new Trigger.While(t, c, ""),
                            Trigger.While.class,
                            Trigger.While::event,
                            Trigger.While::condition),
            phrase("when {}", oneOf("an event", EVENT, DOUBLE, Phrase.lazy(() -> CombinedEvents.EVENT)))
                    .as(t -> t, Trigger.class, t -> t),
            phrase("at {}", StepEvents.STEP).as(t -> t, Trigger.class, t -> t),
            phrase("when ~ has no {} counters on it", COUNTER_KIND)
                    .as(k -> new Trigger.StateIs(noCounters(k)), Trigger.StateIs.class, Triggers::counterIn),
            phrase("when ~ has {} or more {} counters on it", NUMBER_WORD, COUNTER_KIND)
                    .as(
                            (k, kind) -> new Trigger.StateIs(new splitsecond.engine.ability.Condition.Matches(
                                    References.SELF,
                                    new Filter.HasCounter(kind, splitsecond.engine.ability.Comparison.AT_LEAST, k),
                                    "")),
                            Trigger.StateIs.class,
                            s -> counters(s) instanceof Filter.HasCounter has ? has.count() : "",
                            s -> counters(s) instanceof Filter.HasCounter has && has.kind() != null ? has.kind() : ""),
            phrase("when there are no {} counters on ~", COUNTER_KIND)
                    .as(k -> new Trigger.StateIs(noCounters(k)), Trigger.StateIs.class, Triggers::counterIn),
            phrase("when you control no {}", Nouns.PERMANENT.many())
                    .as(f -> new Trigger.StateIs(noneControlled(f)), Trigger.StateIs.class, s -> controlledIn(s)));

    private static splitsecond.engine.ability.Condition noCounters(CounterKind kind) {
        return new splitsecond.engine.ability.Condition.Matches(
                References.SELF, new Filter.HasCounter(kind, splitsecond.engine.ability.Comparison.EQUAL, 0), "");
    }

    private static Object counters(Trigger.StateIs state) {
        return state.condition()
                        instanceof splitsecond.engine.ability.Condition.Matches(var _, Filter.HasCounter has, String _)
                ? has
                : "";
    }

    private static Object counterIn(Trigger.StateIs state) {
        return state.condition()
                                instanceof
                                splitsecond.engine.ability.Condition.Matches(
                                        var _,
                                        Filter.HasCounter(CounterKind kind, var _, int _),
                                        String _)
                        && kind != null
                ? kind
                : "";
    }

    private static splitsecond.engine.ability.Condition noneControlled(Filter filter) {
        return new splitsecond.engine.ability.Condition.Exists(
                new Filter.And(List.of(filter, new Filter.ControlledBy(Words.YOU))),
                splitsecond.engine.ability.Comparison.EQUAL,
                Words.n(0),
                "");
    }

    private static Object controlledIn(Trigger.StateIs state) {
        return state.condition()
                        instanceof
                        splitsecond.engine.ability.Condition.Exists(Filter.And(List<Filter> all), var _, var _, var _)
                ? all.getFirst()
                : state;
    }
}
