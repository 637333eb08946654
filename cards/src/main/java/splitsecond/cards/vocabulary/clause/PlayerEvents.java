package splitsecond.cards.vocabulary.clause;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.table;
import static splitsecond.cards.vocabulary.word.Words.ORDINAL;
import static splitsecond.cards.vocabulary.word.Words.a;

import java.util.List;
import java.util.Map;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.noun.DamageNouns;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.noun.PastDeeds;
import splitsecond.cards.vocabulary.noun.Players;
import splitsecond.cards.vocabulary.noun.Suffixes;
import splitsecond.cards.vocabulary.word.Words;
import splitsecond.engine.ability.Action;
import splitsecond.engine.ability.CounterKind;
import splitsecond.engine.ability.DamageKind;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Trigger;
import splitsecond.engine.ability.Zone;

/// What players do, as an event: draw, discard, gain life, search, shuffle.
final class PlayerEvents {
    private PlayerEvents() {}

    /// "a land", "another land", "an Island".
    private static final Phrase<Filter> A_LAND = Nouns.one(Nouns.PERMANENT.one());

    /// CR 701.18: to play a card is to play it as a land or to cast it.
    private static Trigger played(Filter who, Filter land, Filter spell, String wording) {
        return new Trigger.Either(
                List.of(new Trigger.PlaysLand(who, land), new Trigger.Casts(who, spell, 0, "")), wording);
    }

    private static Trigger.Either played(Filter who, Filter land, Filter landFrom, Filter spell, String wording) {
        return new Trigger.Either(
                List.of(new Trigger.PlaysLand(who, land, landFrom), new Trigger.Casts(who, spell, 0, "")), wording);
    }

    private static Object land(Trigger.Either either) {
        return either.any().getFirst() instanceof Trigger.PlaysLand plays ? plays.land() : "";
    }

    private static Object landFrom(Trigger.Either either) {
        return either.any().getFirst() instanceof Trigger.PlaysLand plays && plays.from() != null ? plays.from() : "";
    }

    private static Object spell(Trigger.Either either) {
        return either.any().getLast() instanceof Trigger.Casts casts ? casts.spell() : "";
    }

    private static Object player(Trigger.Either either, String wording) {
        return either.wording().equals(wording) && either.any().getFirst() instanceof Trigger.PlaysLand plays
                ? plays.player()
                : "";
    }

    private static boolean saysWhence(Filter spell) {
        return Nouns.parts(spell).stream()
                .anyMatch(part -> part instanceof Filter.CastFrom || part instanceof Filter.Not(Filter.CastFrom _));
    }

    private static final Phrase<Filter> ABILITY_OF = a(Nouns.PERMANENT.one());

    private static final Map<Filter, Reference> CREATORS = Map.of(
            Nouns.YOU,
            Words.YOU,
            Nouns.OPPONENT,
            Players.AN_OPPONENT,
            Nouns.PLAYER,
            new Reference.Each(Nouns.PLAYER, ""));

    /// CR 111.2: whoever creates a token owns it, and a token never enters otherwise.
    @SuppressWarnings("NullAway") // from no zone
    private static Trigger.@org.jspecify.annotations.Nullable ZoneChange created(
            Filter who, Filter tokens, boolean oneOrMore) {
        Reference creator = CREATORS.get(who);
        return creator == null
                ? null
                : new Trigger.ZoneChange(
                        Nouns.with(tokens, new Filter.OwnedBy(creator)), null, Zone.BATTLEFIELD, oneOrMore, "created");
    }

    private record Milled(Filter what, boolean oneOrMore) {
        Object one() {
            return oneOrMore ? "" : what;
        }

        Object many() {
            return oneOrMore ? what : "";
        }
    }

    private static Object milled(Trigger.Does does) {
        return does.action() == Action.MILL && does.what() != null ? new Milled(does.what(), does.oneOrMore()) : "";
    }

    private static Object creator(Trigger.ZoneChange change) {
        if (!change.wording().equals("created")
                || !(Nouns.parts(change.what()).getLast() instanceof Filter.OwnedBy(var owner))) return "";
        for (var one : CREATORS.entrySet()) if (one.getValue().equals(owner)) return one.getKey();
        return "";
    }

    static final Phrase<Trigger> PLAYER_EVENT = oneOf(
            "an event",
            phrase("{} (draws|draw) a card", EventSubjects.WHO)
                    .as(who -> new Trigger.Draws(who, 0), Trigger.Draws.class, Trigger.Draws::player),
            phrase(
                            "{} draws a card except the first one they draw in each of their draw steps",
                            EventSubjects.WHO.one())
                    .as(
                            who -> new Trigger.Draws(who, Trigger.Draws.NOT_FIRST_OF_STEP),
                            Trigger.Draws.class,
                            Trigger.Draws::player),
            phrase("you draw a card except the first one you draw in each of your draw steps")
                    .means(new Trigger.Draws(Nouns.YOU, Trigger.Draws.NOT_FIRST_OF_STEP)),
            phrase("you draw your {} card each turn", ORDINAL)
                    .as(k -> new Trigger.Draws(Nouns.YOU, k), Trigger.Draws.class, Trigger.Draws::ordinal),
            phrase("{} (draws|draw) their {} card each turn", EventSubjects.WHO, ORDINAL)
                    .as(
                            (who, k) -> who.equals(Nouns.YOU) ? null : new Trigger.Draws(who, k),
                            Trigger.Draws.class,
                            Trigger.Draws::player,
                            Trigger.Draws::ordinal),
            phrase("{} (discards|discard) {}", EventSubjects.WHO, a(Nouns.CARDS.one()))
                    .as(
                            (who, f) -> new Trigger.Discards(who, f, false),
                            Trigger.Discards.class,
                            t -> t.forOpponent() ? "" : t.player(),
                            Trigger.Discards::card),
            phrase("{} (discards|discard) one or more {}", EventSubjects.WHO, Nouns.CARDS.many())
                    .as(
                            (who, f) -> new Trigger.Discards(who, f, true),
                            Trigger.Discards.class,
                            Trigger.Discards::player,
                            Trigger.Discards::card),
            phrase("{} (sacrifices|sacrifice) {}", EventSubjects.WHO, Nouns.one(Nouns.PERMANENT.one()))
                    .as(
                            (who, f) -> new Trigger.Sacrifices(who, f, false),
                            Trigger.Sacrifices.class,
                            Trigger.Sacrifices::player,
                            Trigger.Sacrifices::what),
            phrase(
                            "{} (mills|mill) {}",
                            EventSubjects.WHO,
                            oneOf(
                                    "what is milled",
                                    a(Nouns.CARDS.one()).map(f -> new Milled(f, false), Milled.class, Milled::one),
                                    phrase("one or more {}", Nouns.CARDS.many())
                                            .as(f -> new Milled(f, true), Milled.class, Milled::many)))
                    .as(
                            (who, milled) -> new Trigger.Does(who, Action.MILL, milled.what(), milled.oneOrMore()),
                            Trigger.Does.class,
                            Trigger.Does::player,
                            PlayerEvents::milled),
            phrase("{} (gains|gain) life", EventSubjects.WHO)
                    .as(Trigger.GainsLife::new, Trigger.GainsLife.class, Trigger.GainsLife::player),
            phrase("{} (loses|lose) life", EventSubjects.WHO)
                    .as(Trigger.LosesLife::new, Trigger.LosesLife.class, Trigger.LosesLife::player),
            phrase("{} (plays|play) {}", EventSubjects.WHO, A_LAND)
                    .as(
                            (who, land) -> new Trigger.PlaysLand(who, land),
                            Trigger.PlaysLand.class,
                            Trigger.PlaysLand::player,
                            Trigger.PlaysLand::land),
            phrase("{} (gains|gain) or (loses|lose) life", EventSubjects.WHO)
                    .as(
                            who -> new Trigger.Either(
                                    List.of(new Trigger.GainsLife(who), new Trigger.LosesLife(who)), "gains or loses"),
                            Trigger.Either.class,
                            e -> e.any().getFirst() instanceof Trigger.GainsLife gains ? gains.player() : ""),
            // "From exile" is said of the land, too.
            phrase(
                            "{} (plays|play) {} or (casts|cast) {} {}",
                            EventSubjects.WHO,
                            A_LAND,
                            a(Nouns.SPELLS.one().where(f -> !saysWhence(f))),
                            Suffixes.CAST_FROM)
                    .as(
                            (who, land, spell, from) ->
                                    played(who, land, from, Nouns.with(spell, from), "land or spell from"),
                            Trigger.Either.class,
                            e -> player(e, "land or spell from"),
                            PlayerEvents::land,
                            e -> spell(e) instanceof Filter f ? Nouns.butLast(f) : "",
                            PlayerEvents::landFrom),
            phrase(
                            "{} (plays|play) {} {} or (casts|cast) {}",
                            EventSubjects.WHO,
                            A_LAND,
                            Suffixes.CAST_FROM,
                            a(Nouns.SPELLS.one().where(PlayerEvents::saysWhence)))
                    .as(
                            (who, land, from, spell) -> played(who, land, from, spell, "each from"),
                            Trigger.Either.class,
                            e -> player(e, "each from"),
                            PlayerEvents::land,
                            PlayerEvents::landFrom,
                            PlayerEvents::spell),
            phrase("{} (plays|play) a card {}", EventSubjects.WHO, Suffixes.CAST_FROM)
                    .as(
                            (who, from) -> played(who, Nouns.LAND, from, Nouns.with(Nouns.SPELL, from), "card from"),
                            Trigger.Either.class,
                            e -> player(e, "card from"),
                            PlayerEvents::landFrom),
            phrase(
                            "{} (plays|play) {} or (casts|cast) {}",
                            EventSubjects.WHO,
                            A_LAND,
                            a(Nouns.SPELLS.one().where(f -> !saysWhence(f))))
                    .as(
                            (who, land, spell) -> played(who, land, spell, "land or spell"),
                            Trigger.Either.class,
                            e -> player(e, "land or spell"),
                            PlayerEvents::land,
                            PlayerEvents::spell),
            phrase("{} (plays|play) a card", EventSubjects.WHO)
                    .as(
                            who -> played(who, Nouns.LAND, Nouns.SPELL, "card"),
                            Trigger.Either.class,
                            e -> player(e, "card")),
            phrase("you get one or more {E}")
                    .means(new Trigger.CountersPut(CounterKind.ENERGY, Nouns.YOU, true, null, 0)),
            phrase("you discard ~").means(new Trigger.Discards(Nouns.YOU, Nouns.THIS, false)),
            phrase("a spell or ability an opponent controls causes you to discard ~")
                    .means(new Trigger.Discards(Nouns.YOU, Nouns.THIS, false, true)),
            phrase("a spell or ability an opponent controls causes you to discard a card")
                    .means(new Trigger.Discards(Nouns.YOU, Nouns.ANY, false, true)),
            phrase("you cycle ~").means(new Trigger.Does(Nouns.YOU, Action.CYCLE, Nouns.THIS)),
            phrase("you cycle a card").means(new Trigger.Does(Nouns.YOU, Action.CYCLE, Nouns.ANY)),
            phrase("you cycle another card").means(new Trigger.Does(Nouns.YOU, Action.CYCLE, Nouns.OTHER)),
            phrase("you cycle or discard a card")
                    .means(new Trigger.Does(Nouns.YOU, Action.CYCLE_OR_DISCARD, Nouns.ANY)),
            phrase("you cycle or discard another card")
                    .means(new Trigger.Does(Nouns.YOU, Action.CYCLE_OR_DISCARD, Nouns.OTHER)),
            phrase(
                            "{} {} their library",
                            EventSubjects.WHO.one(),
                            table("what is done", Map.of("searches", Action.SEARCH, "shuffles", Action.SHUFFLE)))
                    .as(
                            (who, action) -> new Trigger.Does(who, action, null),
                            Trigger.Does.class,
                            Trigger.Does::player,
                            Trigger.Does::action),
            phrase("you sacrifice ~").means(new Trigger.Sacrifices(Nouns.YOU, Nouns.THIS, false)),
            phrase("you sacrifice one or more {}", Nouns.PERMANENT.many())
                    .as(
                            f -> new Trigger.Sacrifices(Nouns.YOU, f, true),
                            Trigger.Sacrifices.class,
                            Trigger.Sacrifices::what),
            phrase("{} (creates|create) {}", EventSubjects.WHO, a(PastDeeds.TOKENS.one()))
                    .as(
                            (who, f) -> created(who, f, false),
                            Trigger.ZoneChange.class,
                            PlayerEvents::creator,
                            t -> Nouns.butLast(t.what())),
            phrase("{} (creates|create) one or more {}", EventSubjects.WHO, PastDeeds.TOKENS.many())
                    .as(
                            (who, f) -> created(who, f, true),
                            Trigger.ZoneChange.class,
                            PlayerEvents::creator,
                            t -> Nouns.butLast(t.what())),
            phrase("you draw your {} card in a turn", ORDINAL)
                    .as(k -> new Trigger.Draws(Nouns.YOU, k), Trigger.Draws.class, Trigger.Draws::ordinal),
            phrase("you cast your {} spell in a turn", ORDINAL)
                    .as(
                            k -> new Trigger.Casts(Nouns.YOU, Nouns.SPELL, k, "your in a turn"),
                            Trigger.Casts.class,
                            Trigger.Casts::ordinal),
            phrase(
                            "{} (activates|activate) an ability of {} that isn't a mana ability",
                            EventSubjects.WHO,
                            a(Nouns.PERMANENT.one()))
                    .as(
                            (who, f) -> new Trigger.ActivatesAbility(who, f, Trigger.Activation.NOT_MANA),
                            Trigger.ActivatesAbility.class,
                            Trigger.ActivatesAbility::player,
                            Trigger.ActivatesAbility::of),
            phrase(
                            "{} (activates|activate) {} ability",
                            EventSubjects.WHO,
                            a(Phrase.table(
                                    "a kind of ability",
                                    Map.of(
                                            "exhaust", Trigger.Activation.EXHAUST,
                                            "boast", Trigger.Activation.BOAST,
                                            "power-up", Trigger.Activation.POWER_UP))))
                    .as(
                            (who, which) -> new Trigger.ActivatesAbility(who, EventSubjects.ANY_SOURCE, which),
                            Trigger.ActivatesAbility.class,
                            Trigger.ActivatesAbility::player,
                            Trigger.ActivatesAbility::which),
            phrase("{} (activates|activate) an ability of {}", EventSubjects.WHO, ABILITY_OF)
                    .as(
                            (who, f) -> new Trigger.ActivatesAbility(who, f, Trigger.Activation.ANY),
                            Trigger.ActivatesAbility.class,
                            Trigger.ActivatesAbility::player,
                            Trigger.ActivatesAbility::of),
            phrase(
                            "{} (activates|activate) an ability of {}, if it isn't a mana ability",
                            EventSubjects.WHO,
                            ABILITY_OF)
                    .as(
                            (who, f) -> new Trigger.ActivatesAbility(who, f, Trigger.Activation.NOT_MANA),
                            Trigger.ActivatesAbility.class,
                            Trigger.ActivatesAbility::player,
                            Trigger.ActivatesAbility::of),
            phrase("an ability of {} is activated, if it isn't a mana ability", EventSubjects.SUBJECT)
                    .as(
                            f -> new Trigger.ActivatesAbility(Nouns.PLAYER, f, Trigger.Activation.NOT_MANA),
                            Trigger.ActivatesAbility.class,
                            Trigger.ActivatesAbility::of),
            phrase("{} (activates|activate) an ability, if it isn't a mana ability", EventSubjects.WHO)
                    .as(
                            who -> new Trigger.ActivatesAbility(
                                    who, EventSubjects.ANY_SOURCE, Trigger.Activation.NOT_MANA),
                            Trigger.ActivatesAbility.class,
                            Trigger.ActivatesAbility::player),
            phrase("{} (activates|activate) an ability that isn't a mana ability", EventSubjects.WHO)
                    .as(
                            who -> new Trigger.ActivatesAbility(
                                    who, EventSubjects.ANY_SOURCE, Trigger.Activation.NOT_MANA),
                            Trigger.ActivatesAbility.class,
                            Trigger.ActivatesAbility::player),
            phrase("{} (activates|activate) a loyalty ability of {}", EventSubjects.WHO, a(Nouns.PERMANENT.one()))
                    .as(
                            (who, f) -> new Trigger.ActivatesAbility(who, f, Trigger.Activation.LOYALTY),
                            Trigger.ActivatesAbility.class,
                            Trigger.ActivatesAbility::player,
                            Trigger.ActivatesAbility::of),
            phrase("{} is dealt {}", EventSubjects.WHO.one(), DamageNouns.DAMAGE)
                    .as(PlayerEvents::dealt, Trigger.class, PlayerEvents::whoIsDealt, PlayerEvents::whatIsDealt),
            phrase("you're dealt {}", DamageNouns.DAMAGE)
                    .as(
                            kind -> dealt(Nouns.YOU, kind),
                            Trigger.class,
                            t -> Nouns.YOU.equals(whoIsDealt(t)) ? whatIsDealt(t) : ""));

    private static Trigger dealt(Filter who, DamageKind kind) {
        return switch (kind) {
            case ANY -> new Trigger.IsDealtDamage(who, false);
            case COMBAT -> new Trigger.IsDealtDamage(who, true);
            case NONCOMBAT -> new Trigger.DealsNoncombatDamage(Nouns.ANY, who);
        };
    }

    private static Object whoIsDealt(Trigger trigger) {
        if (trigger instanceof Trigger.IsDealtDamage dealt) return dealt.what();
        return trigger instanceof Trigger.DealsNoncombatDamage dealt ? dealt.recipient() : "";
    }

    private static Object whatIsDealt(Trigger trigger) {
        return trigger instanceof Trigger.IsDealtDamage dealt
                ? dealt.combat() ? DamageKind.COMBAT : DamageKind.ANY
                : DamageKind.NONCOMBAT;
    }
}
