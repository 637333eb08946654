package splitsecond.engine.rules.questions;

import java.util.ArrayList;
import java.util.List;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.Duration;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Modification;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.CardDefinition;
import splitsecond.engine.card.CardType;
import splitsecond.engine.card.Face;
import splitsecond.engine.card.TypeLine;
import splitsecond.engine.decision.GameOptions;
import splitsecond.engine.rules.changes.Triggers;
import splitsecond.engine.rules.turn.AllRules;
import splitsecond.engine.state.Continuous;
import splitsecond.engine.state.GameState;

/// A game with permanents put down by hand, for two players.
final class Table {

    static final Filter CREATURE = new Filter.IsType(CardType.CREATURE);
    static final Filter LAND = new Filter.IsType(CardType.LAND);
    static final Reference THIS = new Reference.This("");
    static final Reference YOU = new Reference.You();

    final GameState state = new GameState(2, GameOptions.FAST, 64, AllRules.GIVEN);

    int put(int player, String name, String types, int power, int toughness, Ability... abilities) {
        return put(player, Zone.BATTLEFIELD, name, types, power, toughness, abilities);
    }

    int put(int player, Zone zone, String name, String types, int power, int toughness, Ability... abilities) {
        var face = new Face(name, null, TypeLine.parse(types), 0, power, toughness, 0, List.of(abilities), "");
        int id = state.create(Compiler.compile(CardDefinition.of(face)), player, zone);
        state.list(zone, player).add(id);
        if (zone != Zone.BATTLEFIELD && Triggers.worksOutside(state, id, zone)) state.zones.outsiders.add(id);
        state.caches.layersDirty = true;
        return id;
    }

    void until(Duration duration, int source, int controller, int affected, Modification... changes) {
        state.effects.continuous.add(new Continuous(
                state.effects.nextTimestamp++,
                source,
                controller,
                new int[] {affected},
                List.of(changes),
                null,
                null,
                duration,
                state.turn.number));
        state.caches.layersDirty = true;
    }

    static Ability all(Filter filter, Modification... changes) {
        return always(new Reference.Each(filter, ""), changes);
    }

    static Ability always(Reference what, Modification... changes) {
        return new Ability.Static(new StaticEffect.Change(what, List.of(changes)), null, Zone.BATTLEFIELD);
    }

    static Ability asLongAs(Condition condition, Reference what, Modification... changes) {
        return new Ability.Static(new StaticEffect.Change(what, List.of(changes)), condition, Zone.BATTLEFIELD);
    }

    static Modification gets(int power, int toughness) {
        return new Modification.AddPowerToughness(new Amount.Number(power), new Amount.Number(toughness));
    }

    static Modification is(int power, int toughness) {
        return new Modification.SetPowerToughness(new Amount.Number(power), new Amount.Number(toughness));
    }

    static Filter and(Filter... all) {
        return new Filter.And(List.of(all));
    }

    String size(int id) {
        var traits = Layers.of(state, id);
        return traits.power + "/" + traits.toughness;
    }

    /// Permanents whose cached characteristics differ from a fresh computation.
    List<String> stale() {
        var stale = new ArrayList<String>();
        for (int i = 0; i < state.zones.battlefield.size(); i++) {
            int id = state.zones.battlefield.get(i);
            if (!Layers.of(state, id).sameAs(Layers.fresh(state, id))) stale.add(Layers.of(state, id).name);
        }
        return stale;
    }
}
