package splitsecond.cards.vocabulary.verb;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.table;
import static splitsecond.cards.vocabulary.word.Words.NUMBER_WORD;
import static splitsecond.cards.vocabulary.word.Words.YOU;
import static splitsecond.cards.vocabulary.word.Words.a;
import static splitsecond.cards.vocabulary.word.Words.n;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.clause.Durations;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.noun.Players;
import splitsecond.cards.vocabulary.noun.References;
import splitsecond.cards.vocabulary.sentence.Clauses;
import splitsecond.cards.vocabulary.staticability.PlayerRules;
import splitsecond.cards.vocabulary.staticability.PlayerRulesInWords;
import splitsecond.cards.vocabulary.staticability.Prohibitions;
import splitsecond.cards.vocabulary.staticability.Statics;
import splitsecond.cards.vocabulary.word.Words;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.Duration;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Effect.Apply;
import splitsecond.engine.ability.Effect.ExtraPhase;
import splitsecond.engine.ability.Effect.Phase;
import splitsecond.engine.ability.Effect.SkipNext;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Modification;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Replacement;
import splitsecond.engine.ability.Skip;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.ability.StaticEffect.CantCast;
import splitsecond.engine.ability.StaticEffect.PlayerRule;
import splitsecond.engine.ability.Trigger;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.Keyword;

/// Instructions about phases and steps to come, and rules for players that last a while.
public final class PhaseVerbs {
    private PhaseVerbs() {}

    // Phases and steps (CR 500.8, 614.10)

    private static final Phrase<Effect> PHASES = table("a phase", phases());

    private static Map<String, Effect> phases() {
        Map<String, Effect> words = new LinkedHashMap<>();
        Map.of("main phase", Phase.MAIN, "phase", Phase.ANY, "combat phase", Phase.COMBAT)
                .forEach((said, after) -> {
                    String combat = "after this " + said + ", there is an additional combat phase";
                    words.put(combat, new ExtraPhase(true, false, after, ""));
                    words.put(combat + " followed by an additional main phase", new ExtraPhase(true, true, after, ""));
                });
        words.put(
                "there is an additional combat phase after this phase",
                new ExtraPhase(true, false, Phase.ANY, "there is"));
        words.put(
                "there's an additional combat phase after this phase",
                new ExtraPhase(true, false, Phase.ANY, "there's"));
        return words;
    }

    private static Phrase<Effect> playerSkips(String theirs, Skip what) {
        return phrase("{} (skips|skip) " + theirs, References.PLAYER)
                .as(who -> who.equals(YOU) ? null : new SkipNext(who, what, n(1), ""), SkipNext.class, SkipNext::who);
    }

    private static Phrase<Effect> youSkip(String yours, Skip what) {
        return oneOf(
                "skip",
                phrase("you skip " + yours).means(new SkipNext(YOU, what, n(1), "you")),
                phrase("skip " + yours).means(new SkipNext(YOU, what, n(1), "")));
    }

    // Rules that last a while

    private static Object who(Apply apply) {
        if (apply.effect() instanceof CantCast cant) return cant.who();
        return apply.effect() instanceof PlayerRule rule ? rule.who() : "";
    }

    private static Object spells(Apply apply) {
        return apply.effect() instanceof CantCast cant ? cant.spells() : "";
    }

    private static final Map<String, StaticEffect.Kind> GAINED = Map.of(
            "hexproof", StaticEffect.Kind.HEXPROOF,
            "shroud", StaticEffect.Kind.SHROUD,
            "protection from everything", StaticEffect.Kind.PROTECTION_FROM_EVERYTHING);

    private static final StaticEffect THAT_PLAYER_CANT_ACTIVATE =
            new StaticEffect.CantActivate(Players.THAT_PLAYER, Nouns.ANY, true);

    /// What "you and permanents you control" gain, said of the permanents.
    private static Object shared(Effect.Repeat repeat) {
        return repeat.wording().equals("you and yours")
                        && repeat.effect() instanceof Effect.Sequence(List<Effect> steps, var _)
                ? steps.getLast()
                : "";
    }

    private static Apply firstRule(Effect.Repeat repeat) {
        return repeat.effect() instanceof Effect.Sequence(List<Effect> steps, var _)
                        && steps.getFirst() instanceof Apply apply
                ? apply
                : new Apply(THAT_PLAYER_CANT_ACTIVATE, Durations.FOREVER, "");
    }

    public static final Phrase<StaticEffect> RULES = oneOf(
            "a rule for players",
            PlayerRulesInWords.PLAYERS.where(e -> e instanceof PlayerRule),
            Prohibitions.PLAYERS.where(e -> e instanceof PlayerRule),
            PlayerRules.PLAYERS.where(e -> e instanceof PlayerRule),
            Phrase.<StaticEffect>lazy(() -> Statics.FOR_A_WHILE));

    private static final Phrase<Effect> RULES_FOR_A_WHILE = oneOf(
            "a rule for players",
            phrase("{} can't cast {} {}", References.PLAYER, Nouns.SPELLS.many(), Durations.DURATION)
                    .as(
                            (who, f, d) -> new Apply(new CantCast(who, f, 0), d, ""),
                            Apply.class,
                            PhaseVerbs::who,
                            PhaseVerbs::spells,
                            Apply::duration),
            phrase("{}, {} can't cast {}", Durations.LEADING, References.PLAYER, Nouns.SPELLS.many())
                    .as(
                            (d, who, f) -> new Apply(new CantCast(who, f, 0), d, "first"),
                            Apply.class,
                            Apply::duration,
                            PhaseVerbs::who,
                            PhaseVerbs::spells),
            phrase(
                            "{}, {} can't cast {}, and that player can't activate abilities that aren't mana abilities",
                            Durations.LEADING,
                            References.PLAYER.one(),
                            Nouns.SPELLS.many())
                    .as(
                            (d, who, f) -> new Effect.Repeat(
                                    n(1),
                                    new Effect.Sequence(
                                            List.of(
                                                    new Apply(new CantCast(who, f, 0), d, "first"),
                                                    new Apply(THAT_PLAYER_CANT_ACTIVATE, d, "first")),
                                            List.of(Effect.Joint.AND)),
                                    "abeyance"),
                            Effect.Repeat.class,
                            r -> firstRule(r).duration(),
                            r -> who(firstRule(r)),
                            r -> spells(firstRule(r))),
            phrase("{}, you may play lands and cast spells from your graveyard", Durations.LEADING)
                    .as(
                            d -> new Apply(
                                    new StaticEffect.PlayFrom(Nouns.ANY, Zone.GRAVEYARD, YOU, true, true, null),
                                    d,
                                    "first"),
                            Apply.class,
                            Apply::duration),
            phrase("{}, you may cast spells from your hand without paying their mana costs", Durations.LEADING)
                    .as(
                            d -> new Apply(
                                    new StaticEffect.PlayFrom(Nouns.ANY, Zone.HAND, YOU, false, true, Cost.NONE),
                                    d,
                                    "first"),
                            Apply.class,
                            Apply::duration),
            phrase("if a card would be put into your graveyard from anywhere this turn, exile that card instead")
                    .means(new Apply(
                            new StaticEffect.Replace(new Replacement.MoveInstead(
                                    // CR 108.2: a token is no card.
                                    Nouns.and(
                                            new Filter.OwnedBy(YOU),
                                            new Filter.Not(new Filter.Is(Filter.Status.TOKEN))),
                                    null,
                                    Zone.GRAVEYARD,
                                    Zone.EXILE,
                                    Effect.Placement.PLAIN,
                                    "your graveyard")),
                            Durations.THIS_TURN,
                            "your graveyard")),
            phrase("{} {}", RULES, Durations.DURATION)
                    .as((rule, d) -> new Apply(rule, d, ""), Apply.class, Apply::effect, Apply::duration),
            phrase("{}, {}", Durations.LEADING, RULES)
                    .as((d, rule) -> new Apply(rule, d, "first"), Apply.class, Apply::duration, Apply::effect),
            phrase(
                            "{} can't gain life {}",
                            oneOf(
                                    "players",
                                    References.PLAYER.one(),
                                    phrase("they").means(Players.THEY)),
                            Durations.DURATION)
                    .as(
                            (who, d) -> new Apply(new PlayerRule(who, StaticEffect.Kind.CANT_GAIN_LIFE), d, "who"),
                            Apply.class,
                            PhaseVerbs::who,
                            Apply::duration),
            phrase(
                            "{} can't gain life for the rest of the game",
                            oneOf(
                                    "players",
                                    References.PLAYER.one(),
                                    phrase("they").means(Players.THEY)))
                    .as(
                            who -> new Apply(
                                    new PlayerRule(who, StaticEffect.Kind.CANT_GAIN_LIFE),
                                    new Duration.Forever(),
                                    "rest of the game"),
                            Apply.class,
                            PhaseVerbs::who),
            phrase("you gain {} {}", table("what players have", GAINED), Durations.DURATION)
                    .as(
                            (kind, d) -> new Apply(new PlayerRule(YOU, kind), d, "gain"),
                            Apply.class,
                            a -> a.effect() instanceof PlayerRule(Reference _, StaticEffect.Kind kind) ? kind : "",
                            Apply::duration),
            phrase("you and {} gain hexproof {}", Nouns.PERMANENT.many(), Durations.DURATION)
                    .as(
                            (f, d) -> new Effect.Repeat(
                                    Words.n(1),
                                    new Effect.Sequence(
                                            List.of(
                                                    new Apply(
                                                            new PlayerRule(YOU, StaticEffect.Kind.HEXPROOF), d, "gain"),
                                                    new Effect.Change(
                                                            new Reference.Each(f, ""),
                                                            List.of(new Modification.GainKeyword(Keyword.HEXPROOF)),
                                                            d,
                                                            "")),
                                            List.of(Effect.Joint.AND)),
                                    "you and yours"),
                            Effect.Repeat.class,
                            r -> shared(r) instanceof Effect.Change(Reference.Each(var f, var _), var _, var _, var _)
                                    ? f
                                    : "",
                            r -> shared(r) instanceof Effect.Change change ? change.duration() : ""),
            phrase("you have no maximum hand size {}", Durations.DURATION)
                    .as(
                            d -> new Apply(new StaticEffect.MaximumHandSize(YOU, null), d, "hand"),
                            Apply.class,
                            Apply::duration),
            phrase("you have no maximum hand size for the rest of the game")
                    .means(new Apply(
                            new StaticEffect.MaximumHandSize(YOU, null), new Duration.Forever(), "rest of the game")));

    public static final Phrase<Effect> VERB = oneOf(
            "an instruction",
            PHASES,
            playerSkips("their next untap step", Skip.UNTAP_STEP),
            youSkip("your next untap step", Skip.UNTAP_STEP),
            playerSkips("their next draw step", Skip.DRAW_STEP),
            youSkip("your next draw step", Skip.DRAW_STEP),
            playerSkips("their next combat phase", Skip.COMBAT_PHASE),
            playerSkips("their next combat phase this turn", Skip.COMBAT_PHASE_THIS_TURN),
            playerSkips("all combat phases of their next turn", Skip.COMBAT_PHASES_OF_NEXT_TURN),
            phrase("you skip your next turn").means(new SkipNext(YOU, Skip.TURN, n(1), "you")),
            phrase("you skip your next {} turns", NUMBER_WORD)
                    .as(
                            n -> n > 1 ? new SkipNext(YOU, Skip.TURN, n(n), "you") : null,
                            SkipNext.class,
                            skip -> skip.times() instanceof Amount.Number(int n) ? n : ""),
            RULES_FOR_A_WHILE,
            phrase(
                            "when you next cast {} this turn, {}",
                            a(Nouns.SPELLS.one()),
                            oneOf("what follows", Phrase.<Effect>lazy(() -> Clauses.CLAUSES), EntersWithMore.SPELL))
                    .as(
                            (f, e) -> new Effect.Delayed(
                                    new Trigger.Casts(Nouns.YOU, f, 0, "next"), e, Durations.THIS_TURN, true, "next"),
                            Effect.Delayed.class,
                            d -> d.trigger() instanceof Trigger.Casts casts ? casts.spell() : "",
                            Effect.Delayed::effect));
}
