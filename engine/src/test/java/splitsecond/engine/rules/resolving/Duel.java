package splitsecond.engine.rules.resolving;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.BehindTheDoor;
import splitsecond.engine.Game;
import splitsecond.engine.Position;
import splitsecond.engine.Setup;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Step;
import splitsecond.engine.ability.TargetSlot;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.binding.Binder;
import splitsecond.engine.binding.Nature;
import splitsecond.engine.card.CardDefinition;
import splitsecond.engine.card.CardType;
import splitsecond.engine.card.Face;
import splitsecond.engine.card.ManaCost;
import splitsecond.engine.card.TypeLine;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.GameOptions;
import splitsecond.engine.decision.Option;
import splitsecond.engine.rules.questions.Layers;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;

/// Two players in alice's main phase, with cards made for the occasion that cost nothing. Spells are cast and resolved
/// in one go; the test answers the questions on the way.
public final class Duel {

    public static final int ALICE = 0;
    public static final int BOB = 1;

    public static final Reference YOU = new Reference.You();
    public static final Reference IT = new Reference.It("it");
    public static final Filter CREATURE = new Filter.IsType(CardType.CREATURE);

    private final Side alice = new Side();
    private final Side bob = new Side();
    private @Nullable Game started;

    private static final class Side {
        final List<CardDefinition> hand = new ArrayList<>();
        final List<CardDefinition> library = new ArrayList<>();
        final List<CardDefinition> graveyard = new ArrayList<>();
        final List<Position.Placed> battlefield = new ArrayList<>();
    }

    // Cards

    public static CardDefinition creature(String name, int power, int toughness, Ability... abilities) {
        return card(name, "Creature — Bear", power, toughness, abilities);
    }

    public static CardDefinition land(String name, Ability... abilities) {
        return CardDefinition.of(
                new Face(name, null, TypeLine.parse("Land"), 0, 0, 0, 0, bound("Land", abilities), ""));
    }

    private static List<Ability> bound(String types, Ability... abilities) {
        var nature = Nature.of(TypeLine.parse(types), null, List.of(abilities));
        return Arrays.stream(abilities)
                .map(ability -> Binder.bound(ability, nature))
                .toList();
    }

    public static CardDefinition card(String name, String types, int power, int toughness, Ability... abilities) {
        return CardDefinition.of(new Face(
                name, ManaCost.ZERO, TypeLine.parse(types), 0, power, toughness, 0, bound(types, abilities), ""));
    }

    public static CardDefinition instant(String name, Effect... effects) {
        return card(name, "Instant", 0, 0, new Ability.Spell(all(effects)));
    }

    public static Effect all(Effect... effects) {
        return effects.length == 1 ? effects[0] : new Effect.Sequence(List.of(effects), List.of());
    }

    public static Reference target(Filter filter) {
        return new Reference.Target(TargetSlot.one(filter));
    }

    public static Amount number(int n) {
        return new Amount.Number(n);
    }

    public static Effect move(Reference what, Zone to) {
        return new Effect.Move(what, null, to, Effect.Placement.PLAIN, null, "");
    }

    // Setting up

    public Duel hand(int player, CardDefinition... cards) {
        side(player).hand.addAll(List.of(cards));
        return this;
    }

    /// The top first.
    public Duel library(int player, CardDefinition... cards) {
        side(player).library.addAll(List.of(cards));
        return this;
    }

    public Duel graveyard(int player, CardDefinition... cards) {
        side(player).graveyard.addAll(List.of(cards));
        return this;
    }

    public Duel battlefield(int player, CardDefinition... cards) {
        for (var card : cards) side(player).battlefield.add(Position.Placed.of(card));
        return this;
    }

    private Side side(int player) {
        return player == ALICE ? alice : bob;
    }

    public Duel start() {
        var position = new Position(List.of(side("alice", alice), side("bob", bob)), 1, ALICE, Step.PRECOMBAT_MAIN);
        started = Game.start(Setup.of(position, 7, new GameOptions(false, true, false, false)));
        return this;
    }

    private static Position.Side side(String name, Side side) {
        return new Position.Side(
                name, 20, 0, side.hand, side.library, side.graveyard, List.of(), side.battlefield, new int[6]);
    }

    // Playing

    public GameState state() {
        return BehindTheDoor.state(game());
    }

    public Game game() {
        if (started == null) throw new IllegalStateException("start the game first");
        return started;
    }

    /// Casts the card from alice's hand and passes until it has resolved or a question is open.
    public Duel casts(String name, int... targets) {
        var verdict = game().castSpell(ALICE, find(state().hand(ALICE), name), targets);
        assertThat(verdict.allowed()).as(verdict.message()).isTrue();
        return passes();
    }

    /// Everyone passes until the stack is empty or a question is open.
    public Duel passes() {
        while (!game().isOver()
                && game().decision().kind() == Decision.Kind.PRIORITY
                && !state().zones.stack.isEmpty())
            game().choose(game().decision().indexOf(Option.pack(Option.Kind.PASS, 0)));
        return this;
    }

    public Duel asks(int player, Decision.Kind kind) {
        assertThat(game().decision().kind()).isEqualTo(kind);
        assertThat(game().decision().player()).isEqualTo(player);
        return this;
    }

    public Duel chooses(Option.Kind kind, int id) {
        int option = game().decision().indexOf(Option.pack(kind, id));
        assertThat(option)
                .as("%s %s of %s", kind, id, game().decision().options())
                .isNotNegative();
        // Whatever is asked in the middle of a resolution, a fork of the game must go on in the same way.
        var fork = game().fork();
        game().choose(option);
        fork.choose(option);
        assertThat(fork.hash()).isEqualTo(game().hash());
        return passes();
    }

    public Duel yes() {
        return chooses(Option.Kind.YES, 0);
    }

    public Duel no() {
        return chooses(Option.Kind.NO, 0);
    }

    public Duel takes(int id) {
        return chooses(Option.Kind.ENTITY, id);
    }

    // Looking

    public int permanent(String name) {
        return find(state().zones.battlefield, name);
    }

    public int inHand(int player, String name) {
        return find(state().hand(player), name);
    }

    public int inLibrary(int player, String name) {
        return find(state().library(player), name);
    }

    public int inGraveyard(int player, String name) {
        return find(state().graveyard(player), name);
    }

    public int inExile(String name) {
        return find(state().zones.exile, name);
    }

    private int find(IntList cards, String name) {
        for (int i = 0; i < cards.size(); i++)
            if (Layers.of(state(), cards.get(i)).name.equals(name)) return cards.get(i);
        throw new AssertionError("no " + name + " there");
    }

    public List<String> names(IntList cards) {
        var names = new ArrayList<String>();
        for (int i = 0; i < cards.size(); i++) names.add(Layers.of(state(), cards.get(i)).name);
        return names;
    }

    /// The top first.
    public List<String> libraryOf(int player) {
        return names(state().library(player)).reversed();
    }

    public List<String> handOf(int player) {
        return names(state().hand(player));
    }

    public List<String> graveyardOf(int player) {
        return names(state().graveyard(player));
    }

    public List<String> battlefield() {
        return names(state().zones.battlefield);
    }

    public int life(int player) {
        return state().life(player);
    }
}
