package splitsecond.cards.vocabulary.staticability;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.table;
import static splitsecond.cards.vocabulary.word.Words.DIGITS;
import static splitsecond.cards.vocabulary.word.Words.MANA;
import static splitsecond.cards.vocabulary.word.Words.NUMBER_WORD;
import static splitsecond.cards.vocabulary.word.Words.YOU;
import static splitsecond.cards.vocabulary.word.Words.n;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.noun.Amounts;
import splitsecond.cards.vocabulary.noun.DamageNouns;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.noun.Players;
import splitsecond.cards.vocabulary.noun.References;
import splitsecond.cards.vocabulary.noun.SpokenOf;
import splitsecond.cards.vocabulary.word.Words;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Choice;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Modification;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Replacement;
import splitsecond.engine.ability.Rule;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.Keyword;
import splitsecond.engine.card.ManaCost;

/// CR 101.2, 604: static abilities that forbid, tax or bend what players may do.
public final class Prohibitions {
    private Prohibitions() {}

    private static final Phrase<Filter> ACTIVATED_OF = oneOf(
            "what has abilities",
            Nouns.PERMANENT.many(),
            phrase("sources with the chosen name").means(new Filter.IsChosen(Choice.Kind.CARD_NAME)));

    private static final List<Modification> LOYALTY_ANY_TIME =
            List.of(new Modification.Obey(new Rule.Simple(Rule.Kind.LOYALTY_AT_INSTANT_SPEED)));

    private static final List<Modification> AS_THOUGH_HASTY =
            List.of(new Modification.Obey(new Rule.Simple(Rule.Kind.ACTIVATES_AS_THOUGH_HASTY)));

    private static final Phrase<Reference> OWN_OR_MANY = oneOf(
            "whose abilities",
            phrase("~").means(new Reference.This("any turn")),
            Nouns.PERMANENT
                    .many()
                    .map(f -> new Reference.Each(f, "any turn"), Reference.Each.class, Reference.Each::filter));

    private static final Phrase<StaticEffect> ACTIVATING = oneOf(
            "a rule for abilities",
            phrase("activated abilities of {} can't be activated", ACTIVATED_OF)
                    .as(
                            f -> new StaticEffect.CantActivate(null, f, false),
                            StaticEffect.CantActivate.class,
                            StaticEffect.CantActivate::of),
            phrase("activated abilities of {} can't be activated unless they're mana abilities", ACTIVATED_OF)
                    .as(
                            f -> new StaticEffect.CantActivate(null, f, true),
                            StaticEffect.CantActivate.class,
                            StaticEffect.CantActivate::of),
            phrase("you may activate her loyalty abilities any time you could cast an instant")
                    .means(new StaticEffect.Change(References.SELF, LOYALTY_ANY_TIME)),
            phrase(
                            "you may activate loyalty abilities of {} on any player's turn any time you could cast an"
                                    + " instant",
                            OWN_OR_MANY)
                    .as(
                            of -> new StaticEffect.Change(of, LOYALTY_ANY_TIME),
                            StaticEffect.Change.class,
                            StaticEffect.Change::what),
            phrase("you may activate abilities of {} as though those creatures had haste", Nouns.PERMANENT.many())
                    .as(
                            f -> new StaticEffect.Change(new Reference.Each(f, "those"), AS_THOUGH_HASTY),
                            StaticEffect.Change.class,
                            c -> c.what() instanceof Reference.Each(Filter f, var _) ? f : ""),
            // CR 601.2c: Flagbearers.
            phrase(
                            "while an opponent is choosing targets as part of casting a spell they control or"
                                    + " activating an ability they control, that player must choose at least one {} on"
                                    + " the battlefield if able",
                            Nouns.PERMANENT.one())
                    .as(
                            f -> new StaticEffect.MustTarget(Players.YOUR_OPPONENTS, f),
                            StaticEffect.MustTarget.class,
                            StaticEffect.MustTarget::what));

    private static final Phrase<Filter> OPEN_TO_ALL = oneOf(
            "what may be targeted",
            Nouns.PERMANENT.many(),
            phrase("your opponents and {}", Nouns.PERMANENT.many())
                    .as(
                            f -> new Filter.Or(List.of(Nouns.OPPONENT, f)),
                            Filter.Or.class,
                            or -> or.any().getFirst().equals(Nouns.OPPONENT)
                                    ? or.any().getLast()
                                    : ""));

    static final Phrase<Keyword> KEEPS_OFF =
            table("what keeps spells off", Map.of("hexproof", Keyword.HEXPROOF, "shroud", Keyword.SHROUD));

    /// CR 609.4: "as though they didn't have hexproof".
    static final Phrase<StaticEffect> DESPITE = oneOf(
            "what may be targeted",
            phrase(
                            "{} can be the targets of spells and abilities you control as though they didn't have {}",
                            OPEN_TO_ALL,
                            KEEPS_OFF)
                    .as(
                            (what, k) -> new StaticEffect.TargetedDespite(what, YOU, k, ""),
                            StaticEffect.TargetedDespite.class,
                            t -> YOU.equals(t.by()) ? t.what() : "",
                            StaticEffect.TargetedDespite::despite),
            phrase(
                            "~ can be the target of spells and abilities controlled by {} as though it didn't have {}",
                            References.PLAYER.one(),
                            KEEPS_OFF)
                    .as(
                            (who, k) -> new StaticEffect.TargetedDespite(Nouns.THIS, who, k, "controlled by"),
                            StaticEffect.TargetedDespite.class,
                            t -> t.by() != null && t.wording().equals("controlled by") ? t.by() : "",
                            StaticEffect.TargetedDespite::despite));

    private static final Phrase<StaticEffect> CASTING = oneOf(
            "a rule for casting",
            phrase("each opponent can cast spells only any time they could cast a sorcery")
                    .means(new StaticEffect.CastOnlyAsSorcery(new Reference.Each(Nouns.OPPONENT, "each"))),
            phrase("creature cards you own that aren't on the battlefield have flash")
                    .means(new StaticEffect.CastAsThoughFlash(
                            new Filter.And(List.of(Nouns.CREATURE, new Filter.OwnedBy(YOU))), YOU)),
            phrase("each spell that would cost less than three mana to cast costs three mana to cast")
                    .means(new StaticEffect.MinimumSpellCost(3)),
            phrase("if you would lose unspent mana, that mana becomes colorless instead")
                    .means(new StaticEffect.UnspentMana(0b111111, 5)),
            phrase("you don't lose unspent {} mana as steps and phases end", Words.COLOR)
                    .as(
                            color -> new StaticEffect.UnspentMana(color.bit(), -1),
                            StaticEffect.UnspentMana.class,
                            u -> u.becomes() < 0 && Integer.bitCount(u.mana()) == 1
                                    ? splitsecond.engine.card.Color.of(Integer.numberOfTrailingZeros(u.mana()))
                                    : ""),
            phrase("{} can't be cast", Nouns.SPELLS.many())
                    .as(
                            f -> new StaticEffect.CantCast(new Reference.Each(Nouns.PLAYER, "any"), f, 0),
                            StaticEffect.CantCast.class,
                            StaticEffect.CantCast::spells));

    private static final Phrase<StaticEffect> ENTERING = oneOf(
            "a rule for what enters",
            phrase("{} entering don't cause abilities to trigger", Nouns.PERMANENT.many())
                    .as(
                            what -> new StaticEffect.EnteringTriggersNothing(what, null),
                            StaticEffect.EnteringTriggersNothing.class,
                            e -> e.of() == null ? e.what() : ""),
            phrase("{} entering don't cause abilities of {} to trigger", Nouns.PERMANENT.many(), Nouns.PERMANENT.many())
                    .as(
                            StaticEffect.EnteringTriggersNothing::new,
                            StaticEffect.EnteringTriggersNothing.class,
                            StaticEffect.EnteringTriggersNothing::what,
                            e -> e.of() == null ? "" : e.of()),
            TriggeringAgain.RULE,
            phrase("if ~ is in your opening hand, you may begin the game with it on the battlefield")
                    .means(new StaticEffect.BeginsInPlay()),
            phrase("if it's neither day nor night, it becomes day as ~ enters")
                    .means(new StaticEffect.PlayerRule(YOU, StaticEffect.Kind.BRINGS_DAY)),
            phrase("a deck can have any number of cards named ~").means(new StaticEffect.DeckLimit(0)),
            phrase("a deck can have only one card named ~").means(new StaticEffect.DeckLimit(1)),
            phrase("a deck can have up to {} cards named ~", NUMBER_WORD)
                    .as(StaticEffect.DeckLimit::new, StaticEffect.DeckLimit.class, StaticEffect.DeckLimit::most));

    private static final Phrase<Cost> TOLL = oneOf(
            "what is paid",
            MANA.map(Cost::mana, Cost.class, Prohibitions::mana),
            phrase("{} life", DIGITS)
                    .as(
                            life -> new Cost(List.of(new Cost.PayLife(n(life)))),
                            Cost.class,
                            cost -> cost.parts().getFirst() instanceof Cost.PayLife(Amount.Number(int life))
                                    ? life
                                    : ""));

    private static final Phrase<Boolean> WHOM =
            table("whom", Map.of("you", false, "you or planeswalkers you control", true));

    private static final Phrase<String> FOR_WHICH = table(
            "which creatures",
            Map.of(
                    "of those creatures", "those",
                    "creature they control that's attacking you", "attacking you"));

    private static final ManaCost X = ManaCost.parse("{X}");

    /// CR 508.1d: what it costs to attack you.
    static final Phrase<StaticEffect> ATTACKING = oneOf(
            "what it costs to attack",
            phrase("creatures can't attack {} unless their controller pays {} for each {}", WHOM, TOLL, FOR_WHICH)
                    .as(
                            (too, cost, each) -> new StaticEffect.AttackToll(cost, too, each),
                            StaticEffect.AttackToll.class,
                            StaticEffect.AttackToll::planeswalkersToo,
                            StaticEffect.AttackToll::cost,
                            StaticEffect.AttackToll::wording),
            phrase(
                            "creatures can't attack {} unless their controller pays {X} for each {}, where X is {}",
                            WHOM,
                            FOR_WHICH,
                            Amounts.EXPRESSION)
                    .as(
                            (too, each, x) ->
                                    new StaticEffect.AttackToll(new Cost(List.of(new Cost.ManaWithX(X, x))), too, each),
                            StaticEffect.AttackToll.class,
                            StaticEffect.AttackToll::planeswalkersToo,
                            StaticEffect.AttackToll::wording,
                            toll -> toll.cost().parts().getFirst() instanceof Cost.ManaWithX(var _, Amount x)
                                    ? x
                                    : ""));

    private static Object mana(Cost cost) {
        return cost.parts().getFirst() instanceof Cost.Mana(var mana) ? mana : "";
    }

    public static final Phrase<StaticEffect> PLAYERS = table("a rule for players", players());

    private static Map<String, StaticEffect> players() {
        Map<String, StaticEffect> rules = new LinkedHashMap<>();
        Reference opponents = Players.YOUR_OPPONENTS;
        Reference everyone = new Reference.Each(Nouns.PLAYER, "any");
        rules.put("your opponents can't search libraries", rule(opponents, StaticEffect.Kind.CANT_SEARCH));
        rules.put("players can't search libraries", rule(everyone, StaticEffect.Kind.CANT_SEARCH));
        rules.put(
                "spells and abilities your opponents control can't cause their controller to search their library",
                rule(opponents, StaticEffect.Kind.SEARCHES_NOT_OF_THEIR_OWN));
        rules.put(
                "if a player would gain life, that player gains no life instead",
                rule(everyone, StaticEffect.Kind.CANT_GAIN_LIFE));
        rules.put(
                "players don't lose unspent mana as steps and phases end",
                rule(everyone, StaticEffect.Kind.MANA_DOESNT_EMPTY));
        rules.put(
                "damage that would reduce your life total to less than 1 reduces it to 1 instead",
                rule(YOU, StaticEffect.Kind.DAMAGE_LEAVES_ONE_LIFE));
        return rules;
    }

    private static StaticEffect rule(Reference who, StaticEffect.Kind kind) {
        return new StaticEffect.PlayerRule(who, kind);
    }

    private static final Phrase<Reference> STRUCK_INSTEAD = oneOf(
            "who is dealt it instead",
            phrase("~").means(References.SELF),
            phrase("you").means(YOU),
            phrase("its controller").means(new Reference.ControllerOf(References.IT, "")),
            SpokenOf.HOST);

    private static final Phrase<Replacement> REDIRECTION = oneOf(
            "a redirection",
            phrase(
                            "all {} that would be dealt to {} is dealt to {} instead",
                            DamageNouns.DAMAGE,
                            DamageNouns.PROTECTED,
                            STRUCK_INSTEAD)
                    .as(
                            (kind, to, other) -> new Replacement.RedirectDamage(null, to, kind, other, ""),
                            Replacement.RedirectDamage.class,
                            Replacement.RedirectDamage::kind,
                            Replacement.RedirectDamage::to,
                            Replacement.RedirectDamage::instead),
            phrase(
                            "all {} that would be dealt to {} by {} is dealt to {} instead",
                            DamageNouns.DAMAGE,
                            DamageNouns.PROTECTED,
                            DamageNouns.SOURCES,
                            STRUCK_INSTEAD)
                    .as(
                            (kind, to, from, other) -> new Replacement.RedirectDamage(from, to, kind, other, "by"),
                            Replacement.RedirectDamage.class,
                            Replacement.RedirectDamage::kind,
                            Replacement.RedirectDamage::to,
                            r -> r.from() == null ? "" : r.from(),
                            Replacement.RedirectDamage::instead));

    /// CR 614.9 and 614.6: what goes elsewhere.
    static final Phrase<Replacement> ELSEWHERE = oneOf(
            "a replacement",
            REDIRECTION,
            phrase("if ~ would be put into a graveyard from anywhere, reveal ~ and shuffle it into its"
                            + " owner's library instead")
                    .means(new Replacement.MoveInstead(
                            Nouns.THIS,
                            null,
                            Zone.GRAVEYARD,
                            Zone.LIBRARY,
                            new Effect.Placement(0, false, false, false, false, true, List.of(), "shuffled"),
                            "shuffle")));

    /// Rules that a condition may be put before with "if": the replaced event comes after.
    static final Phrase<StaticEffect> DAMAGE_TO_ONE = phrase(
                    "damage that would reduce your life total to less than 1 reduces it to 1 instead")
            .means(rule(YOU, StaticEffect.Kind.DAMAGE_LEAVES_ONE_LIFE));

    private static final Phrase<StaticEffect> LEGENDS = phrase("the \"legend rule\" doesn't apply")
            .means(rule(new Reference.Each(Nouns.PLAYER, "any"), StaticEffect.Kind.LEGEND_RULE_OFF));

    private static Phrase<StaticEffect> unpreventable(String damage, Rule.Kind kind) {
        List<Modification> changes = List.of(new Modification.Obey(new Rule.Simple(kind)));
        return phrase(damage + " that would be dealt by {} can't be prevented", OWN_OR_MANY)
                .as(
                        of -> new StaticEffect.Change(of, changes),
                        StaticEffect.Change.class,
                        c -> c.changes().equals(changes) ? c.what() : "");
    }

    /// "Creatures with mountainwalk can be blocked as though they didn't have mountainwalk".
    private static final Phrase<StaticEffect> DESPITE_LANDWALK = phrase(
                    "creatures with {} can be blocked as though they didn't have {}", Words.KEYWORD, Words.KEYWORD)
            .as(
                    (walk, same) -> walk == same && walk.name().endsWith("WALK")
                            ? new StaticEffect.Change(
                                    new Reference.Each(
                                            Nouns.and(Nouns.CREATURE, new Filter.HasKeyword(walk)), "blocked despite"),
                                    List.of(new Modification.Obey(new Rule.BlockedDespite(walk))))
                            : null,
                    StaticEffect.Change.class,
                    Prohibitions::landwalk,
                    Prohibitions::landwalk);

    private static Object landwalk(StaticEffect.Change change) {
        return change.changes().getFirst() instanceof Modification.Obey(Rule.BlockedDespite(Keyword walk)) ? walk : "";
    }

    private static final Phrase<StaticEffect> UNPREVENTABLE = oneOf(
            "damage that can't be prevented",
            unpreventable("damage", Rule.Kind.DAMAGE_CANT_BE_PREVENTED),
            unpreventable("combat damage", Rule.Kind.COMBAT_DAMAGE_CANT_BE_PREVENTED));

    static final Phrase<StaticEffect> RULE = oneOf(
            "a rule",
            ACTIVATING,
            CASTING,
            ENTERING,
            ATTACKING,
            PLAYERS,
            LEGENDS,
            DESPITE,
            DESPITE_LANDWALK,
            UNPREVENTABLE);
}
