package splitsecond.cards.vocabulary.sentence;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.vocabulary.word.Words.YOU;
import static splitsecond.cards.vocabulary.word.Words.n;

import java.util.List;
import java.util.Map;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.clause.Durations;
import splitsecond.cards.vocabulary.noun.Amounts;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.noun.References;
import splitsecond.cards.vocabulary.noun.Targets;
import splitsecond.cards.vocabulary.staticability.Departures;
import splitsecond.cards.vocabulary.staticability.Instead;
import splitsecond.cards.vocabulary.staticability.SpellKeywords;
import splitsecond.cards.vocabulary.verb.DamageVerbs;
import splitsecond.cards.vocabulary.verb.Granting;
import splitsecond.cards.vocabulary.verb.PhaseVerbs;
import splitsecond.cards.vocabulary.word.Words;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.DamageKind;
import splitsecond.engine.ability.Duration;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.GrantedWay;
import splitsecond.engine.ability.Modification;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Rule;
import splitsecond.engine.ability.StaticEffect;

/// Instructions about players, turns and rules for a while, which stand as whole sentences.
final class PlayersAndTurns {
    private PlayersAndTurns() {}

    private static Effect.Apply applied(Effect.Sequence sequence, int at) {
        return sequence.steps().size() == 2 && sequence.steps().get(at) instanceof Effect.Apply apply
                ? apply
                : new Effect.Apply(new StaticEffect.CastAsThoughFlash(Nouns.ANY, YOU), Durations.FOREVER, "");
    }

    private static Object flashSpells(Effect.Apply apply) {
        return apply.effect() instanceof StaticEffect.CastAsThoughFlash flash ? flash.spells() : "";
    }

    private static final List<Modification> CANT_BE_COUNTERED =
            List.of(new Modification.Obey(new Rule.Simple(Rule.Kind.CANT_BE_COUNTERED)));

    private static Effect.Apply next(Filter spell, StaticEffect effect) {
        return new Effect.Apply(effect, new Duration.NextSpell(spell), "");
    }

    private static Object nextSpell(Effect.Apply apply) {
        return apply.duration() instanceof Duration.NextSpell(Filter spell) ? spell : "";
    }

    private static Object lessMana(Effect.Apply apply) {
        return apply.effect() instanceof StaticEffect.SpellCost cost ? cost.by() : "";
    }

    static final Phrase<Effect> PLAYERS_AND_TURNS = oneOf(
            "an instruction",
            phrase("take an extra turn after this one").means(new Effect.ExtraTurn(YOU, n(1))),
            phrase("take {} extra turns after this one", Words.NUMBER_WORD)
                    .as(
                            k -> k < 2 ? null : new Effect.ExtraTurn(YOU, n(k)),
                            Effect.ExtraTurn.class,
                            e -> e.who().equals(YOU) && e.count() instanceof Amount.Number(int k) ? k : ""),
            phrase("{} (takes|take) {} extra turns after this one", References.PLAYER, Words.NUMBER_WORD)
                    .as(
                            (who, k) -> k < 2 ? null : new Effect.ExtraTurn(who, n(k)),
                            Effect.ExtraTurn.class,
                            Effect.ExtraTurn::who,
                            e -> e.count() instanceof Amount.Number(int k) ? k : ""),
            phrase("{} (loses|lose) all unspent mana", References.PLAYER)
                    .as(Effect.LoseUnspentMana::new, Effect.LoseUnspentMana.class, Effect.LoseUnspentMana::who),
            phrase("{} (takes|take) an extra turn after this one", References.PLAYER)
                    .as(who -> new Effect.ExtraTurn(who, n(1)), Effect.ExtraTurn.class, Effect.ExtraTurn::who),
            phrase("{} (gets|get) an emblem with {}", References.PLAYER, Granting.GRANTED)
                    .as(
                            Effect.CreateEmblem::new,
                            Effect.CreateEmblem.class,
                            Effect.CreateEmblem::who,
                            Effect.CreateEmblem::abilities),
            phrase("end the turn").means(new Effect.EndTurn()),
            phrase("{} (wins|win) the game", References.PLAYER)
                    .as(Effect.WinGame::new, Effect.WinGame.class, Effect.WinGame::who),
            phrase("{} (loses|lose) the game", References.PLAYER)
                    .as(Effect.LoseGame::new, Effect.LoseGame.class, Effect.LoseGame::who),
            phrase("{} (becomes|become) the monarch", References.PLAYER)
                    .as(Effect.BecomeMonarch::new, Effect.BecomeMonarch.class, Effect.BecomeMonarch::who),
            phrase("you may play an additional land this turn")
                    .means(new Effect.Apply(new StaticEffect.ExtraLands(YOU, 1), Durations.THIS_TURN, "")),
            phrase("you may play up to {} additional lands this turn", Words.NUMBER_WORD)
                    .as(
                            count -> new Effect.Apply(
                                    new StaticEffect.ExtraLands(YOU, count), Durations.THIS_TURN, "up to"),
                            Effect.Apply.class,
                            a -> a.effect() instanceof StaticEffect.ExtraLands(var _, int count)
                                            && a.wording().equals("up to")
                                    ? (Object) count
                                    : ""),
            phrase(
                            "{} gains flashback until end of turn. the flashback cost is equal to {} mana cost",
                            oneOf(
                                    "cards",
                                    Targets.TARGET.one(),
                                    phrase("each {}", Nouns.CARDS_IN_ZONE.one())
                                            .as(
                                                    f -> new Reference.Each(f, "each"),
                                                    Reference.Each.class,
                                                    Reference.Each::filter)),
                            Phrase.table("whose", Map.of("its", "", "that card's", "that card's")))
                    .as(
                            (cards, whose) -> new Effect.Apply(
                                    new StaticEffect.GrantsWay(cards, GrantedWay.FLASHBACK, whose),
                                    new Duration.EndOfTurn(""),
                                    ""),
                            Effect.Apply.class,
                            a -> a.effect() instanceof StaticEffect.GrantsWay grants ? grants.cards() : "",
                            a -> a.effect() instanceof StaticEffect.GrantsWay grants ? grants.wording() : ""),
            phrase("you may cast {} this turn as though they had flash", Nouns.SPELLS.many())
                    .as(
                            f -> new Effect.Apply(
                                    new StaticEffect.CastAsThoughFlash(f, YOU), Durations.THIS_TURN, "flash"),
                            Effect.Apply.class,
                            PlayersAndTurns::flashSpells),
            phrase(
                            "the next {} you cast this turn can be cast as though it had flash",
                            Nouns.SPELLS.one().where(f -> !f.equals(Nouns.SPELL)))
                    .as(
                            f -> next(f, new StaticEffect.CastAsThoughFlash(f, YOU)),
                            Effect.Apply.class,
                            PlayersAndTurns::nextSpell),
            phrase("the next {} you cast this turn costs {} less to cast", Nouns.SPELLS.one(), Words.MANA)
                    .as(
                            (f, by) -> next(f, new StaticEffect.SpellCost(f, YOU, false, by, n(1), "next")),
                            Effect.Apply.class,
                            PlayersAndTurns::nextSpell,
                            PlayersAndTurns::lessMana),
            SpellKeywords.NEXT,
            phrase("the next {} you cast this turn can't be countered", Nouns.SPELLS.one())
                    .as(
                            f -> next(f, new StaticEffect.Change(new Reference.Each(f, ""), CANT_BE_COUNTERED)),
                            Effect.Apply.class,
                            PlayersAndTurns::nextSpell),
            phrase("{} you cast this turn can't be countered", Nouns.SPELLS.many())
                    .as(
                            f -> new Effect.Apply(
                                    new StaticEffect.Change(
                                            new Reference.Each(Nouns.with(f, new Filter.ControlledBy(YOU)), ""),
                                            CANT_BE_COUNTERED),
                                    Durations.THIS_TURN,
                                    "uncounterable"),
                            Effect.Apply.class,
                            a -> a.effect() instanceof StaticEffect.Change(Reference.Each(Filter f, var _), var _)
                                    ? Nouns.without(f, new Filter.ControlledBy(YOU))
                                    : ""),
            phrase("{} you cast this turn cost {} less to cast", Nouns.SPELLS.many(), Words.MANA)
                    .as(
                            (f, by) -> new Effect.Apply(
                                    new StaticEffect.SpellCost(f, YOU, false, by, n(1), "this turn"),
                                    Durations.THIS_TURN,
                                    ""),
                            Effect.Apply.class,
                            a -> a.effect() instanceof StaticEffect.SpellCost cost ? cost.spells() : "",
                            PlayersAndTurns::lessMana),
            phrase("{}, you may cast {} as though they had flash", Durations.LEADING, Nouns.SPELLS.many())
                    .as(
                            (d, f) -> new Effect.Apply(new StaticEffect.CastAsThoughFlash(f, YOU), d, "until"),
                            Effect.Apply.class,
                            Effect.Apply::duration,
                            PlayersAndTurns::flashSpells),
            phrase(
                            "{}, you may cast {} as though they had flash, and {}",
                            Durations.LEADING,
                            Nouns.SPELLS.many(),
                            Phrase.<StaticEffect>lazy(() -> PhaseVerbs.RULES))
                    .as(
                            (d, f, rule) -> new Effect.Sequence(
                                    List.of(
                                            new Effect.Apply(new StaticEffect.CastAsThoughFlash(f, YOU), d, "until"),
                                            new Effect.Apply(rule, d, "and until")),
                                    List.of(Effect.Joint.AND)),
                            Effect.Sequence.class,
                            s -> applied(s, 0).duration(),
                            s -> flashSpells(applied(s, 0)),
                            s -> applied(s, 1).effect()),
            Departures.INSTRUCTION,
            Instead.FOR_A_WHILE,
            phrase("choose a creature type")
                    .means(new Effect.Choose(YOU, splitsecond.engine.ability.Choice.Kind.CREATURE_TYPE, List.of(), "")),
            phrase("choose a color")
                    .means(new Effect.Choose(YOU, splitsecond.engine.ability.Choice.Kind.COLOR, List.of(), "")),
            phrase("prevent all combat damage that would be dealt this turn")
                    .means(new Effect.PreventDamage(
                            new splitsecond.engine.ability.Replacement.PreventDamage(
                                    null, null, null, DamageKind.COMBAT, ""),
                            Durations.THIS_TURN)),
            phrase(
                            "prevent the next {} damage that would be dealt to {} this turn",
                            Amounts.VALUE,
                            DamageVerbs.RECIPIENT)
                    .as(
                            (a, to) -> new Effect.PreventNextDamage(a, to, null, DamageKind.ANY, Durations.THIS_TURN),
                            Effect.PreventNextDamage.class,
                            p -> p.amount() == null ? "" : p.amount(),
                            Effect.PreventNextDamage::to),
            phrase("prevent all damage that would be dealt to {} this turn", DamageVerbs.RECIPIENT)
                    .as(
                            to -> new Effect.PreventNextDamage(null, to, null, DamageKind.ANY, Durations.THIS_TURN),
                            Effect.PreventNextDamage.class,
                            Effect.PreventNextDamage::to),
            phrase("prevent all combat damage that would be dealt to {} this turn", DamageVerbs.RECIPIENT)
                    .as(
                            to -> new Effect.PreventNextDamage(null, to, null, DamageKind.COMBAT, Durations.THIS_TURN),
                            Effect.PreventNextDamage.class,
                            Effect.PreventNextDamage::to));
}
