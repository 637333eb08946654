package splitsecond.engine.rules.questions;

import java.util.ArrayList;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Production;
import splitsecond.engine.mana.ManaSource;
import splitsecond.engine.mana.ManaSpent;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;
import splitsecond.engine.state.ManaAbility;

/// CR 106.7: what mana an ability would add now, as alternatives counted over W U B R G C.
public final class Productions {

    private static final int MOST_COMBINATIONS = 60;

    private static final int[][] NONE = {};
    private static final int ALL_TYPES = (1 << ManaSource.TYPES) - 1;

    private Productions() {}

    /// What a mana ability would add now, as far as that can be told before it resolves.
    public static Effect.@Nullable AddMana adding(GameState state, ManaAbility ability, int source, int player) {
        var either = ability.conditional;
        if (either == null) return ability.adding;
        var now = Conditions.hold(state, either.condition(), source, player) ? either.then() : either.otherwise();
        return now != null && now.bare() instanceof Effect.AddMana adding ? adding : null;
    }

    /// What an ability would add that adds this: one possibility for each color that may be chosen, if it is of the
    /// chosen color.
    public static int[][] outputs(GameState state, ManaAbility ability, Effect.AddMana adding, int source, int player) {
        var context = state.desk().borrowContext(source, player);
        var all = ability.choosesColor
                ? ofEachColor(state, adding, context)
                : outputs(state, adding.production(), context);
        state.desk().giveBack(context);
        return all;
    }

    private static int[][] ofEachColor(GameState state, Effect.AddMana adding, Context context) {
        var all = new ArrayList<int[]>();
        for (int color = 0; color < ManaSource.TYPES - 1; color++) {
            context.slots.chosenColor = color;
            for (int[] output : outputs(state, adding.production(), context)) all.add(output);
        }
        return all.toArray(NONE);
    }

    public static int[][] outputs(GameState state, Production production, Context context) {
        return switch (production) {
            case Production.Fixed fixed -> new int[][] {ManaAbility.counts(fixed)};
            case Production.OneOf one -> {
                var outputs = new int[one.any().size()][];
                for (int i = 0; i < outputs.length; i++)
                    outputs[i] = ManaAbility.counts(one.any().get(i));
                yield outputs;
            }
            case Production.DifferentColors different ->
                ManaAbility.ofDifferentColors(different.colors(), different.each());
            case Production.OneColor one ->
                ManaAbility.ofOneType(one.colors(), Amounts.of(state, one.count(), context));
            case Production.Combination several ->
                combinations(several.colors(), Amounts.of(state, several.count(), context));
            case Production.LikeLands like -> ManaAbility.ofOneType(producible(state, like, context), 1);
            case Production.ChosenColor chosen -> {
                int color = Filters.chosenColor(state, context);
                yield color < 0 ? NONE : ManaAbility.ofOneType(1 << color, Amounts.of(state, chosen.count(), context));
            }
            case Production.Either either -> {
                var others = outputs(state, either.other(), context);
                var outputs = Arrays.copyOf(others, others.length + 1);
                outputs[others.length] = ManaAbility.counts(either.one());
                yield outputs;
            }
            case Production.Produced _ ->
                ManaAbility.ofOneType(context.slots.event == null ? 0 : context.slots.event.amount() & ALL_TYPES, 1);
            case Production.ColorsAmong among ->
                ManaAbility.ofOneType(colors(state, among.among(), context), Amounts.of(state, among.count(), context));
            case Production.Noted noted -> noted(state.memory(context.source).noted(), noted.all());
            case Production.EachColorAmong among -> {
                int colors = colors(state, among.among(), context);
                var counts = new int[ManaSource.TYPES];
                for (int type = 0; type < ManaSource.TYPES; type++) counts[type] = colors >> type & 1;
                yield new int[][] {counts};
            }
        };
    }

    private static int[][] noted(long mana, boolean all) {
        var counts = new int[ManaSource.TYPES];
        int types = 0;
        for (int type = 0; type < ManaSource.TYPES; type++) {
            counts[type] = ManaSpent.of(mana, type);
            if (counts[type] > 0) types |= 1 << type;
        }
        if (all) return types == 0 ? NONE : new int[][] {counts};
        return ManaAbility.ofOneType(types, 1);
    }

    private static int colors(GameState state, Filter among, Context context) {
        var found = new IntList();
        Filters.find(state, among, context, found);
        int colors = 0;
        for (int i = 0; i < found.size(); i++) colors |= Layers.of(state, found.get(i)).colors;
        return colors;
    }

    private static int[][] combinations(int types, int amount) {
        var all = new ArrayList<int[]>();
        combine(types, 0, amount, new int[ManaSource.TYPES], all);
        return all.toArray(NONE);
    }

    private static void combine(int types, int type, int left, int[] sofar, ArrayList<int[]> all) {
        if (left == 0) {
            all.add(sofar.clone());
            return;
        }
        if (type == ManaSource.TYPES || all.size() > MOST_COMBINATIONS) return;
        if ((types & 1 << type) != 0) {
            for (int n = left; n > 0 && all.size() <= MOST_COMBINATIONS; n--) {
                sofar[type] = n;
                combine(types, type + 1, left - n, sofar, all);
            }
            sofar[type] = 0;
        }
        combine(types, type + 1, left, sofar, all);
    }

    /// CR 106.7: the types of mana that those lands could produce, whatever their costs.
    private static int producible(GameState state, Production.LikeLands like, Context context) {
        var lands = new IntList();
        Filters.find(state, like.lands(), context, lands);
        int types = 0;
        for (int i = 0; i < lands.size(); i++) {
            int land = lands.get(i);
            if (land == context.source) continue;
            for (var ability : Layers.of(state, land).abilities) {
                if (ability.mana == null) continue;
                var adding = adding(state, ability.mana, land, state.controller(land));
                // A land that asks for other lands' mana adds nothing of its own here, or two would ask each other
                // forever.
                if (adding == null || adding.production() instanceof Production.LikeLands) continue;
                for (int[] output : outputs(state, ability.mana, adding, land, state.controller(land)))
                    for (int type = 0; type < ManaSource.TYPES; type++) if (output[type] > 0) types |= 1 << type;
            }
        }
        return like.anyType() ? types : types & 0b11111;
    }
}
