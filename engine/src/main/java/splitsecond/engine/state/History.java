package splitsecond.engine.state;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Action;
import splitsecond.engine.event.GameEvent;
import splitsecond.engine.registry.Fields;
import splitsecond.engine.registry.Part;
import splitsecond.engine.registry.Uncounted;

/// What has happened and may still be asked for.
public final class History implements Part {

    /// What objects last were before they left public zones, in the order in which they did.
    public final ArrayList<LastKnown> lastKnown;
    /// Who dealt damage to what this turn, as pairs: source, recipient.
    public IntList damageDealt = IntList.NOTHING;

    /// CR 702.122c, 702.171c: pairs of a creature and what it crewed or saddled this turn.
    public IntList crews = IntList.NOTHING;
    /// Abilities that have resolved this turn and ask how often, as pairs: their object, and which of its abilities.
    public IntList resolved = IntList.NOTHING;
    /// What has happened this turn, of the kinds that cards in the game may ask about.
    public final ArrayList<GameEvent> journal;
    /// What merged permanents became this turn. Replaced, never changed.
    public List<Parted> parted = List.of();
    /// Which kinds these are, one bit each.
    public long remembered;
    /// The game began from a position that all players know.
    public boolean laidOpen;
    /// How many choices have been made.
    public int choices;
    /// Counts everything hidden that a player has been shown or that chance has decided, so that it can't be taken
    /// back.
    public int revelations;
    /// Counts what has resolved: that can't be taken back either.
    public int resolutions;
    /// How much has resolved since a player last chose anything but to pass, or a step began.
    public int resolvedUnasked;
    /// How coins will fall that a position has given: as many bits as there are left, the next one lowest.
    private long flips;

    private int flipsLeft;
    /// What dice will show that a position has given, the next one first. Replaced, never changed.
    private List<Integer> rolls = List.of();
    /// A position since then, and how often it has come again (CR 104.4b).
    public long loopPosition;

    @Uncounted("follows from the position")
    public long loopOutline;

    public int loopsSeen;

    History() {
        lastKnown = new ArrayList<>();
        journal = new ArrayList<>();
    }

    private History(History of) {
        lastKnown = EffectTable.copy(of.lastKnown);
        damageDealt = of.damageDealt.copyIfAny();
        crews = of.crews.copyIfAny();
        resolved = of.resolved.copyIfAny();
        journal = EffectTable.copy(of.journal);
        parted = of.parted;
        remembered = of.remembered;
        laidOpen = of.laidOpen;
        choices = of.choices;
        revelations = of.revelations;
        resolutions = of.resolutions;
        resolvedUnasked = of.resolvedUnasked;
        flips = of.flips;
        flipsLeft = of.flipsLeft;
        rolls = of.rolls;
        loopPosition = of.loopPosition;
        loopOutline = of.loopOutline;
        loopsSeen = of.loopsSeen;
    }

    public int timesResolved(int source, int ability) {
        int times = 0;
        for (int i = 0; i < resolved.size(); i += 2)
            if (resolved.get(i) == source && resolved.get(i + 1) == ability) times++;
        return times;
    }

    public void noteResolution(int source, int ability) {
        resolved = resolved.toAddTo();
        resolved.add(source);
        resolved.add(ability);
    }

    public void crewed(int creature, int vehicle) {
        crews = crews.toAddTo();
        crews.add(creature);
        crews.add(vehicle);
    }

    public void noteDamage(int source, int recipient) {
        damageDealt = damageDealt.toAddTo();
        damageDealt.add(source);
        damageDealt.add(recipient);
    }

    History copy() {
        return new History(this);
    }

    /// Another coin of the position's.
    public void giveFlip(boolean won) {
        if (won) flips |= 1L << flipsLeft;
        flipsLeft++;
    }

    boolean hasFlip() {
        return flipsLeft > 0;
    }

    boolean takeFlip() {
        boolean won = (flips & 1) != 0;
        flips >>>= 1;
        flipsLeft--;
        return won;
    }

    public void giveRolls(List<Integer> results) {
        rolls = List.copyOf(results);
    }

    boolean hasRoll() {
        return !rolls.isEmpty();
    }

    int takeRoll() {
        int result = rolls.getFirst();
        rolls = rolls.subList(1, rolls.size());
        return result;
    }

    @Nullable
    LastKnown lastKnown(int id) {
        for (int i = lastKnown.size() - 1; i >= 0; i--) if (lastKnown.get(i).id() == id) return lastKnown.get(i);
        return null;
    }

    /// Whether the source has dealt damage to the object or player this turn.
    boolean hasDealtDamage(int source, int recipient) {
        for (int i = 0; i < damageDealt.size(); i += 2)
            if (damageDealt.get(i) == source && damageDealt.get(i + 1) == recipient) return true;
        return false;
    }

    /// How often the player has taken that action this turn.
    public int timesDone(Action action, int player) {
        int times = 0;
        for (int i = 0; i < journal.size(); i++) {
            var event = journal.get(i);
            if (event.kind() == GameEvent.Kind.ACTION && event.player() == player && action.includes(event.action()))
                times++;
        }
        return times;
    }

    void part(int was, IntList cards, int turn) {
        var more = new ArrayList<>(parted);
        more.add(new Parted(was, cards, turn));
        parted = List.copyOf(more);
    }

    void endTurn(int turn) {
        if (!parted.isEmpty() && parted.getLast().turn() < turn) parted = List.of();
        int old = 0;
        while (old < lastKnown.size() && lastKnown.get(old).turn() < turn) old++;
        if (old == lastKnown.size()) lastKnown.clear();
        else if (old > 0) lastKnown.subList(0, old).clear();
        damageDealt.clear();
        crews.clear();
        resolved.clear();
        journal.clear();
    }

    @Override
    public void fields(Fields fields) {
        fields.parts(lastKnown);
        fields.part(damageDealt);
        fields.part(crews);
        fields.part(resolved);
        fields.parts(journal);
        fields.parts(parted);
        fields.number(remembered);
        fields.flag(laidOpen);
        fields.number(choices);
        fields.number(revelations);
        fields.number(resolutions);
        fields.number(resolvedUnasked);
        fields.number(flips);
        fields.number(flipsLeft);
        fields.value(rolls);
        fields.number(loopPosition);
        fields.number(loopsSeen);
    }
}
