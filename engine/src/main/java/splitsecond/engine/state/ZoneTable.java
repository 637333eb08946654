package splitsecond.engine.state;

import splitsecond.engine.ability.Zone;
import splitsecond.engine.registry.Fields;
import splitsecond.engine.registry.Part;

/// CR 400: which objects are in which zone, in order.
public final class ZoneTable implements Part {

    private final IntList[] libraries;
    private final IntList[] hands;
    private final IntList[] graveyards;
    private final IntList[] sideboards;
    public final IntList battlefield;
    public final IntList stack;
    public final IntList exile;
    public final IntList command;
    /// Objects outside the battlefield with abilities that work where they are, or that can be played from there.
    public final IntList outsiders;

    ZoneTable(int players, int expectedObjects) {
        libraries = new IntList[players];
        hands = new IntList[players];
        graveyards = new IntList[players];
        sideboards = new IntList[players];
        for (int p = 0; p < players; p++) {
            libraries[p] = new IntList(expectedObjects / players);
            hands[p] = new IntList(8);
            graveyards[p] = new IntList();
            sideboards[p] = new IntList();
        }
        battlefield = new IntList();
        stack = new IntList();
        exile = new IntList();
        command = new IntList();
        outsiders = new IntList();
    }

    private ZoneTable(ZoneTable of) {
        libraries = copy(of.libraries);
        hands = copy(of.hands);
        graveyards = copy(of.graveyards);
        sideboards = copy(of.sideboards);
        battlefield = of.battlefield.copy();
        stack = of.stack.copy();
        exile = of.exile.copy();
        command = of.command.copy();
        outsiders = of.outsiders.copy();
    }

    private static IntList[] copy(IntList[] lists) {
        var copies = new IntList[lists.length];
        for (int i = 0; i < lists.length; i++) copies[i] = lists[i].copy();
        return copies;
    }

    ZoneTable copy() {
        return new ZoneTable(this);
    }

    public IntList library(int player) {
        return libraries[player];
    }

    public IntList hand(int player) {
        return hands[player];
    }

    public IntList graveyard(int player) {
        return graveyards[player];
    }

    /// The list that holds a zone's objects; for a shared zone, of all players.
    public IntList list(Zone zone, int player) {
        return switch (zone) {
            case LIBRARY -> libraries[player];
            case HAND -> hands[player];
            case GRAVEYARD -> graveyards[player];
            case BATTLEFIELD -> battlefield;
            case STACK -> stack;
            case EXILE -> exile;
            case COMMAND -> command;
            case OUTSIDE -> sideboards[player];
        };
    }

    @Override
    public void fields(Fields fields) {
        fields.parts(libraries);
        fields.parts(hands);
        fields.parts(graveyards);
        fields.parts(sideboards);
        fields.part(battlefield);
        fields.part(stack);
        fields.part(exile);
        fields.part(command);
        fields.part(outsiders);
    }
}
