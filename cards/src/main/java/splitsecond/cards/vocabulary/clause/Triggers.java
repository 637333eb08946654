package splitsecond.cards.vocabulary.clause;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.table;
import static splitsecond.cards.vocabulary.word.Words.COUNTER_KIND;
import static splitsecond.cards.vocabulary.word.Words.NUMBER_WORD;
import static splitsecond.cards.vocabulary.word.Words.ORDINAL;
import static splitsecond.cards.vocabulary.word.Words.a;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import splitsecond.cards.phrase.Numbered;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.noun.References;
import splitsecond.cards.vocabulary.noun.Suffixes;
import splitsecond.cards.vocabulary.word.Words;
import splitsecond.engine.ability.Action;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.CounterKind;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Step;
import splitsecond.engine.ability.Trigger;
import splitsecond.engine.ability.Trigger.ZoneChange;
import splitsecond.engine.ability.Zone;

/// The event after "when", "whenever" or "at".
public final class Triggers {
    private Triggers() {}

    private static final Phrase<Filter> HOST_WORDS = table("what it is attached to", hosts());

    private static Map<String, Filter> hosts() {
        Map<String, Filter> words = new LinkedHashMap<>();
        for (String host : List.of(
                "enchanted creature",
                "equipped creature",
                "enchanted land",
                "enchanted permanent",
                "enchanted artifact",
                "enchanted Plains",
                "enchanted Island",
                "enchanted Swamp",
                "enchanted Mountain",
                "enchanted Forest"))
            words.put(host, new Filter.AmongThose(new splitsecond.engine.ability.Reference.Host(host)));
        return words;
    }

    private static final Phrase<Filter> ANOTHER = Nouns.another(Nouns.PERMANENT.one());

    /// What is watched for dying this turn.
    public static final Phrase<Filter> DYING = oneOf(
            "what would die",
            table(
                    "what would die",
                    Map.of(
                            "it", new Filter.AmongThose(References.IT),
                            "that creature",
                                    new Filter.AmongThose(new splitsecond.engine.ability.Reference.It("that creature")),
                            "that creature or planeswalker",
                                    new Filter.AmongThose(new splitsecond.engine.ability.Reference.It(
                                            "that creature or planeswalker")),
                            "that permanent",
                                    new Filter.AmongThose(
                                            new splitsecond.engine.ability.Reference.It("that permanent")),
                            "a creature dealt damage this way",
                                    new Filter.And(List.of(
                                            Nouns.CREATURE,
                                            new Filter.AmongThose(new splitsecond.engine.ability.Reference.DoneThisWay(
                                                    null, "dealt damage")))))));

    /// "a creature you control", "~", "~ or another creature you control", "enchanted creature".
    public static final Phrase<Filter> SUBJECT = oneOf(
            "an object",
            phrase("~").means(Nouns.THIS),
            HOST_WORDS,
            Nouns.one(Nouns.PERMANENT.one()),
            phrase("~ or {}", ANOTHER)
                    .as(
                            f -> new Filter.Or(List.of(Nouns.THIS, f)),
                            Filter.Or.class,
                            or -> or.any().getLast()),
            phrase("that creature")
                    .means(new Filter.AmongThose(new splitsecond.engine.ability.Reference.It("that creature"))),
            phrase("it").means(new Filter.AmongThose(References.IT)));

    static final Phrase<Filter> SEVERAL = oneOf(
            "objects",
            phrase("one or more {}", Nouns.PERMANENT.many()).as(f -> f, Filter.class, f -> f),
            phrase("one or more other {}", Nouns.PERMANENT.many())
                    .as(f -> Nouns.withOther(f), Filter.And.class, f -> Nouns.withoutOther(f)));

    /// Who: "you" (do), "an opponent" (does), "a player" (does).
    static final Numbered<Filter> WHO = Numbered.of(
            table("a player", Map.of("an opponent", Nouns.OPPONENT, "a player", Nouns.PLAYER)),
            phrase("you").means(Nouns.YOU));

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
                phrase("{} deals " + combat + "damage to {}", SUBJECT, HIT)
                        .as(
                                (f, to) -> new Trigger.DealsDamage(f, to, isCombat, false),
                                Trigger.DealsDamage.class,
                                Trigger.DealsDamage::source,
                                d -> d.recipient() == null ? "" : d.recipient()),
                phrase("{} deal " + combat + "damage to {}", SEVERAL, HIT)
                        .as(
                                (f, to) -> new Trigger.DealsDamage(f, to, isCombat, true),
                                Trigger.DealsDamage.class,
                                Trigger.DealsDamage::source,
                                d -> d.recipient() == null ? "" : d.recipient()),
                phrase("{} deals " + combat + "damage", SUBJECT)
                        .as(
                                f -> new Trigger.DealsDamage(f, null, isCombat, false),
                                Trigger.DealsDamage.class,
                                Trigger.DealsDamage::source),
                phrase("{} is dealt " + combat + "damage", SUBJECT)
                        .as(
                                f -> new Trigger.IsDealtDamage(f, isCombat),
                                Trigger.IsDealtDamage.class,
                                Trigger.IsDealtDamage::what));
    }

    private static final Filter YOU_OR_YOURS = new Filter.Or(
            List.of(Nouns.YOU, new Filter.And(List.of(Nouns.PLANESWALKER, new Filter.ControlledBy(Words.YOU)))));

    private static final Phrase<Trigger> COMBAT = oneOf(
            "an event",
            phrase("{} attacks", SUBJECT)
                    .as(f -> new Trigger.Attacks(f, null, false, false), Trigger.Attacks.class, Trigger.Attacks::what),
            phrase("{} attack", SEVERAL)
                    .as(f -> new Trigger.Attacks(f, null, false, true), Trigger.Attacks.class, Trigger.Attacks::what),
            phrase("{} attacks alone", SUBJECT)
                    .as(f -> new Trigger.Attacks(f, null, true, false), Trigger.Attacks.class, Trigger.Attacks::what),
            phrase("{} attacks you", SUBJECT)
                    .as(
                            f -> new Trigger.Attacks(f, Nouns.YOU, false, false),
                            Trigger.Attacks.class,
                            Trigger.Attacks::what),
            phrase("{} attacks you or a planeswalker you control", SUBJECT)
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
            phrase("{} blocks", SUBJECT)
                    .as(f -> new Trigger.Blocks(f, null), Trigger.Blocks.class, Trigger.Blocks::what),
            phrase("{} blocks {}", SUBJECT, Nouns.one(Nouns.PERMANENT.one()))
                    .as(
                            Trigger.Blocks::new,
                            Trigger.Blocks.class,
                            Trigger.Blocks::what,
                            b -> b.attacker() == null ? "" : b.attacker()),
            phrase("{} becomes blocked", SUBJECT)
                    .as(
                            f -> new Trigger.BecomesBlocked(f, null),
                            Trigger.BecomesBlocked.class,
                            Trigger.BecomesBlocked::what),
            phrase("{} becomes blocked by {}", SUBJECT, Nouns.one(Nouns.PERMANENT.one()))
                    .as(
                            Trigger.BecomesBlocked::new,
                            Trigger.BecomesBlocked.class,
                            Trigger.BecomesBlocked::what,
                            b -> b.by() == null ? "" : b.by()),
            phrase("{} attacks and isn't blocked", SUBJECT)
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
            phrase("{} (casts|cast) {}", WHO, A_SPELL)
                    .as(
                            (who, f) -> new Trigger.Casts(who, f, 0, ""),
                            Trigger.Casts.class,
                            Trigger.Casts::player,
                            Trigger.Casts::spell),
            phrase("{} (casts|cast) another {}", WHO, Nouns.SPELLS.one())
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
            phrase("{} (casts|cast) their {} spell each turn", WHO, ORDINAL)
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
            phrase("{} (casts|cast) their {} {} each turn", WHO, ORDINAL, COUNTED_SPELL)
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
            phrase("{} (casts|cast) or copy {}", WHO, A_SPELL)
                    .as(
                            Trigger.CastsOrCopies::new,
                            Trigger.CastsOrCopies.class,
                            Trigger.CastsOrCopies::player,
                            Trigger.CastsOrCopies::spell));

    private static final Filter YOUR_SOURCE = new Filter.ControlledBy(Words.YOU);
    private static final Filter ANY_SOURCE = new Filter.Or(List.of(Nouns.ANY, Nouns.SPELL));

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

    private static final Phrase<Trigger> PLAYER_EVENT = oneOf(
            "an event",
            phrase("{} (draws|draw) a card", WHO)
                    .as(who -> new Trigger.Draws(who, 0), Trigger.Draws.class, Trigger.Draws::player),
            phrase("{} draws a card except the first one they draw in each of their draw steps", WHO.one())
                    .as(
                            who -> new Trigger.Draws(who, Trigger.Draws.NOT_FIRST_OF_STEP),
                            Trigger.Draws.class,
                            Trigger.Draws::player),
            phrase("you draw a card except the first one you draw in each of your draw steps")
                    .means(new Trigger.Draws(Nouns.YOU, Trigger.Draws.NOT_FIRST_OF_STEP)),
            phrase("you draw your {} card each turn", ORDINAL)
                    .as(k -> new Trigger.Draws(Nouns.YOU, k), Trigger.Draws.class, Trigger.Draws::ordinal),
            phrase("{} (draws|draw) their {} card each turn", WHO, ORDINAL)
                    .as(
                            (who, k) -> who.equals(Nouns.YOU) ? null : new Trigger.Draws(who, k),
                            Trigger.Draws.class,
                            Trigger.Draws::player,
                            Trigger.Draws::ordinal),
            phrase("{} (discards|discard) {}", WHO, a(Nouns.CARDS.one()))
                    .as(
                            (who, f) -> new Trigger.Discards(who, f, false),
                            Trigger.Discards.class,
                            Trigger.Discards::player,
                            Trigger.Discards::card),
            phrase("{} (discards|discard) one or more {}", WHO, Nouns.CARDS.many())
                    .as(
                            (who, f) -> new Trigger.Discards(who, f, true),
                            Trigger.Discards.class,
                            Trigger.Discards::player,
                            Trigger.Discards::card),
            phrase("{} (sacrifices|sacrifice) {}", WHO, Nouns.one(Nouns.PERMANENT.one()))
                    .as(
                            (who, f) -> new Trigger.Sacrifices(who, f, false),
                            Trigger.Sacrifices.class,
                            Trigger.Sacrifices::player,
                            Trigger.Sacrifices::what),
            phrase("{} (gains|gain) life", WHO)
                    .as(Trigger.GainsLife::new, Trigger.GainsLife.class, Trigger.GainsLife::player),
            phrase("{} (loses|lose) life", WHO)
                    .as(Trigger.LosesLife::new, Trigger.LosesLife.class, Trigger.LosesLife::player),
            phrase("{} (plays|play) a land", WHO)
                    .as(
                            who -> new Trigger.PlaysLand(who, Nouns.LAND),
                            Trigger.PlaysLand.class,
                            Trigger.PlaysLand::player),
            phrase("{} (plays|play) another land", WHO)
                    .as(
                            who -> new Trigger.PlaysLand(who, Nouns.and(Nouns.OTHER, Nouns.LAND)),
                            Trigger.PlaysLand.class,
                            Trigger.PlaysLand::player),
            phrase("you cycle ~").means(new Trigger.Does(Nouns.YOU, Action.CYCLE, Nouns.THIS)),
            phrase("you cycle a card").means(new Trigger.Does(Nouns.YOU, Action.CYCLE, Nouns.ANY)),
            phrase("you cycle another card").means(new Trigger.Does(Nouns.YOU, Action.CYCLE, Nouns.OTHER)),
            phrase("you cycle or discard a card")
                    .means(new Trigger.Does(Nouns.YOU, Action.CYCLE_OR_DISCARD, Nouns.ANY)),
            phrase("you scry").means(new Trigger.Does(Nouns.YOU, Action.SCRY, null)),
            phrase("you surveil").means(new Trigger.Does(Nouns.YOU, Action.SURVEIL, null)),
            phrase("you scry or surveil").means(new Trigger.Does(Nouns.YOU, Action.SCRY_OR_SURVEIL, null)),
            phrase("{} (searches|search) their library", WHO)
                    .as(who -> new Trigger.Does(who, Action.SEARCH, null), Trigger.Does.class, Trigger.Does::player),
            phrase("you sacrifice ~").means(new Trigger.Sacrifices(Nouns.YOU, Nouns.THIS, false)),
            phrase("you sacrifice one or more {}", Nouns.PERMANENT.many())
                    .as(
                            f -> new Trigger.Sacrifices(Nouns.YOU, f, true),
                            Trigger.Sacrifices.class,
                            Trigger.Sacrifices::what),
            phrase("you draw your {} card in a turn", ORDINAL)
                    .as(k -> new Trigger.Draws(Nouns.YOU, k), Trigger.Draws.class, Trigger.Draws::ordinal),
            phrase("you cast your {} spell in a turn", ORDINAL)
                    .as(
                            k -> new Trigger.Casts(Nouns.YOU, Nouns.SPELL, k, "your in a turn"),
                            Trigger.Casts.class,
                            Trigger.Casts::ordinal),
            phrase("{} (activates|activate) an ability of {} that isn't a mana ability", WHO, a(Nouns.PERMANENT.one()))
                    .as(
                            (who, f) -> new Trigger.ActivatesAbility(who, f, Trigger.Activation.NOT_MANA),
                            Trigger.ActivatesAbility.class,
                            Trigger.ActivatesAbility::player,
                            Trigger.ActivatesAbility::of),
            phrase("{} (activates|activate) an ability that isn't a mana ability", WHO)
                    .as(
                            who -> new Trigger.ActivatesAbility(who, ANY_SOURCE, Trigger.Activation.NOT_MANA),
                            Trigger.ActivatesAbility.class,
                            Trigger.ActivatesAbility::player),
            phrase("{} (activates|activate) a loyalty ability of {}", WHO, a(Nouns.PERMANENT.one()))
                    .as(
                            (who, f) -> new Trigger.ActivatesAbility(who, f, Trigger.Activation.LOYALTY),
                            Trigger.ActivatesAbility.class,
                            Trigger.ActivatesAbility::player,
                            Trigger.ActivatesAbility::of),
            phrase("you're dealt damage").means(new Trigger.IsDealtDamage(Nouns.YOU, false)),
            phrase("you're dealt combat damage").means(new Trigger.IsDealtDamage(Nouns.YOU, true)));

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
            phrase("{} becomes tapped", SUBJECT)
                    .as(Trigger.BecomesTapped::new, Trigger.BecomesTapped.class, Trigger.BecomesTapped::what),
            phrase("{} becomes untapped", SUBJECT)
                    .as(Trigger.BecomesUntapped::new, Trigger.BecomesUntapped.class, Trigger.BecomesUntapped::what),
            phrase("{} is tapped for mana", SUBJECT)
                    .as(
                            f -> new Trigger.TappedForMana(f, null),
                            Trigger.TappedForMana.class,
                            Trigger.TappedForMana::what),
            phrase("{} (taps|tap) {} for mana", WHO, Nouns.one(Nouns.PERMANENT.one()))
                    .as(
                            (who, f) -> new Trigger.TappedForMana(f, who),
                            Trigger.TappedForMana.class,
                            t -> t.player() == null ? "" : t.player(),
                            Trigger.TappedForMana::what),
            phrase("{} (taps|tap) ~ for mana", WHO)
                    .as(
                            who -> new Trigger.TappedForMana(Nouns.THIS, who),
                            Trigger.TappedForMana.class,
                            t -> t.player() == null ? "" : t.player()),
            phrase("{} becomes the target of {}", SUBJECT, SPELL_OR_ABILITY)
                    .as(
                            Trigger.BecomesTarget::new,
                            Trigger.BecomesTarget.class,
                            Trigger.BecomesTarget::what,
                            Trigger.BecomesTarget::of),
            phrase("{} is turned face up", SUBJECT)
                    .as(Trigger.TurnedFaceUp::new, Trigger.TurnedFaceUp.class, Trigger.TurnedFaceUp::what),
            phrase("{} transforms", SUBJECT)
                    .as(Trigger.Transforms::new, Trigger.Transforms.class, Trigger.Transforms::what),
            phrase(
                            "{} is put on {}",
                            a(phrase("{} counter", COUNTER_KIND).as(k -> k, CounterKind.class, k -> k)),
                            SUBJECT)
                    .as(
                            (k, f) -> new Trigger.CountersPut(k, f, false, null),
                            Trigger.CountersPut.class,
                            c -> c.kind() == null ? "" : c.kind(),
                            Trigger.CountersPut::on),
            phrase("one or more {} counters are put on {}", COUNTER_KIND, SUBJECT)
                    .as(
                            (k, f) -> new Trigger.CountersPut(k, f, true, null),
                            Trigger.CountersPut.class,
                            c -> c.kind() == null ? "" : c.kind(),
                            Trigger.CountersPut::on),
            phrase("you put one or more {} counters on {}", COUNTER_KIND, SUBJECT)
                    .as(
                            (k, f) -> new Trigger.CountersPut(k, f, true, Nouns.YOU),
                            Trigger.CountersPut.class,
                            c -> c.kind() == null ? "" : c.kind(),
                            Trigger.CountersPut::on),
            source("a source you control", YOUR_SOURCE),
            source("a source", ANY_SOURCE),
            phrase("{} and at least {} other creatures attack", SUBJECT, NUMBER_WORD)
                    .as(
                            Trigger.AttacksTogether::new,
                            Trigger.AttacksTogether.class,
                            Trigger.AttacksTogether::what,
                            Trigger.AttacksTogether::others),
            phrase("~ transforms into ~").means(new Trigger.Transforms(Nouns.THIS)),
            phrase("{} attacks a player", SUBJECT)
                    .as(
                            f -> new Trigger.Attacks(f, Nouns.PLAYER, false, false),
                            Trigger.Attacks.class,
                            Trigger.Attacks::what),
            phrase("{} attacks one of your opponents", SUBJECT)
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
            PLAYER_EVENT,
            OBJECT_EVENT,
            Phrase.lazy(() -> KeywordActionEvents.EVENT));

    // Steps

    private static final Map<String, Filter> WHOSE_STEP = new LinkedHashMap<>();

    static {
        WHOSE_STEP.put("your {}", Nouns.YOU);
        WHOSE_STEP.put("each {}", Nouns.PLAYER);
        WHOSE_STEP.put("each player's {}", Nouns.PLAYER);
        WHOSE_STEP.put("each opponent's {}", Nouns.OPPONENT);
        WHOSE_STEP.put("each other player's {}", Nouns.OPPONENT);
        WHOSE_STEP.put(
                "the chosen player's {}",
                new Filter.AmongThose(new splitsecond.engine.ability.Reference.ChosenPlayer()));
        for (String host : List.of("land", "artifact", "permanent", "enchantment"))
            WHOSE_STEP.put(
                    "the {} of enchanted " + host + "'s controller",
                    new Filter.AmongThose(new splitsecond.engine.ability.Reference.ControllerOf(
                            new splitsecond.engine.ability.Reference.Host("enchanted " + host), "")));
        WHOSE_STEP.put(
                "the {} of enchanted creature's controller",
                new Filter.AmongThose(new splitsecond.engine.ability.Reference.ControllerOf(
                        new splitsecond.engine.ability.Reference.Host("enchanted creature"), "")));
        WHOSE_STEP.put(
                "enchanted player's {}",
                new Filter.AmongThose(new splitsecond.engine.ability.Reference.Host("enchanted player")));
    }

    static final Phrase<Trigger> STEP = table("a step", steps());

    private static final String SECOND_MAIN = "second main phase";

    private static Map<String, Trigger> steps() {
        Map<String, Trigger> words = new LinkedHashMap<>();
        Map<String, Step> steps = new LinkedHashMap<>();
        steps.put("upkeep", Step.UPKEEP);
        steps.put("draw step", Step.DRAW);
        steps.put("end step", Step.END);
        steps.put("precombat main phase", Step.PRECOMBAT_MAIN);
        steps.put("first main phase", Step.PRECOMBAT_MAIN);
        steps.put("postcombat main phase", Step.POSTCOMBAT_MAIN);
        steps.put(SECOND_MAIN, Step.POSTCOMBAT_MAIN);
        WHOSE_STEP.forEach((whose, who) -> steps.forEach((word, step) -> words.put(
                "the beginning of " + whose.replace("{}", word),
                new Trigger.StepBegins(
                        step,
                        who,
                        word.equals(SECOND_MAIN) ? 2 : 0,
                        whose.startsWith("each player's") || whose.startsWith("each other")
                                ? whose.substring(0, whose.indexOf(' ', 6))
                                : ""))));
        words.put(
                "the beginning of combat on your turn",
                new Trigger.StepBegins(Step.BEGINNING_OF_COMBAT, Nouns.YOU, ""));
        words.put(
                "the beginning of combat on each opponent's turn",
                new Trigger.StepBegins(Step.BEGINNING_OF_COMBAT, Nouns.OPPONENT, ""));
        words.put("the beginning of each combat", new Trigger.StepBegins(Step.BEGINNING_OF_COMBAT, Nouns.PLAYER, ""));
        words.put("the beginning of the end step", new Trigger.StepBegins(Step.END, Nouns.PLAYER, "the"));
        words.put("end of combat", new Trigger.StepBegins(Step.END_OF_COMBAT, Nouns.PLAYER, ""));
        return words;
    }

    private static final Trigger NEXT_MAIN = new Trigger.Either(
            List.of(
                    new Trigger.StepBegins(Step.PRECOMBAT_MAIN, Nouns.YOU, "next"),
                    new Trigger.StepBegins(Step.POSTCOMBAT_MAIN, Nouns.YOU, "next")),
            "next main phase");

    /// The next such step only, as delayed triggers say it.
    public static final Phrase<Trigger> NEXT_STEP = table(
            "a step",
            Map.of(
                    "the beginning of the next upkeep",
                            new Trigger.StepBegins(Step.UPKEEP, Nouns.PLAYER, "next upkeep"),
                    "the beginning of your next main phase", NEXT_MAIN,
                    "the beginning of the next end step", new Trigger.StepBegins(Step.END, Nouns.PLAYER, "next"),
                    "the beginning of your next end step", new Trigger.StepBegins(Step.END, Nouns.YOU, "next"),
                    "the beginning of the next turn's upkeep",
                            new Trigger.StepBegins(Step.UPKEEP, Nouns.PLAYER, "next"),
                    "the beginning of your next upkeep", new Trigger.StepBegins(Step.UPKEEP, Nouns.YOU, "next"),
                    "end of combat", new Trigger.StepBegins(Step.END_OF_COMBAT, Nouns.PLAYER, "next")));

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
            phrase("{} blocks or becomes blocked by {}", SUBJECT, Nouns.one(Nouns.PERMANENT.one()))
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
        return phrase(words, SUBJECT)
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
            phrase("at {}", STEP).as(t -> t, Trigger.class, t -> t),
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
