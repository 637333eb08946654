package splitsecond.players.heuristic;

import java.util.Arrays;
import splitsecond.engine.GameView;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.card.Keyword;
import splitsecond.engine.card.Keywords;
import splitsecond.engine.view.Traits;

/// The creatures of one side of a combat, and which of them are alike: a fight with one comes out as with the other.
final class Fighters {

    /// Who may block these is not a matter of keywords alone.
    private static final Keywords PICKY = Keywords.of(Keyword.FEAR, Keyword.INTIMIDATE, Keyword.SKULK);

    static final int NOBODY = -1;

    int[] ids = new int[8];
    int[] power = new int[8];
    int[] toughness = new int[8];
    int[] worth = new int[8];
    Keywords[] keywords = new Keywords[8];
    /// Destruction does nothing to it: it is indestructible, or regenerates.
    boolean[] lasting = new boolean[8];
    int size;
    /// Like no other: who may fight it depends on more than what is kept here.
    private boolean[] special = new boolean[8];

    private int[] specials = new int[8];
    private int specialCount;

    /// The number of the group that each belongs to.
    int[] group = new int[8];

    int groups;
    /// By group: the first of its members, which stands for all.
    int[] example = new int[8];
    /// The next member of the same group, or `NOBODY`.
    int[] next = new int[8];

    private int[] last = new int[8];

    void clear() {
        size = specialCount = 0;
    }

    void add(GameView view, int id, Traits traits, int worths) {
        if (size == ids.length) grow();
        ids[size] = id;
        power[size] = Math.max(0, traits.power());
        toughness[size] = traits.toughness() - view.damage(id);
        worth[size] = worths;
        special[size] = traits.rules() > 0
                || traits.keywords().hasAny(PICKY)
                || isParameterized(traits)
                || view.isSuspected(id);
        if (special[size]) specials[specialCount++] = id;
        lasting[size] = traits.has(Keyword.INDESTRUCTIBLE);
        keywords[size++] = traits.keywords();
    }

    /// What the one that was added last leaves behind when it dies.
    void leaves(int behind) {
        if (behind > 0) worth[size - 1] = Math.max(worth[size - 1] / 4, worth[size - 1] - behind);
    }

    /// What the one that was added last does for itself.
    void readies(boolean lasts, int morePower, int moreToughness, Keywords more) {
        int at = size - 1;
        lasting[at] |= lasts;
        power[at] += morePower;
        toughness[at] += moreToughness;
        keywords[at] = keywords[at].with(more);
    }

    private static boolean isParameterized(Traits traits) {
        for (int i = 0; i < traits.abilities(); i++)
            if (traits.ability(i).source() instanceof Ability.Parameterized) return true;
        return false;
    }

    private void grow() {
        int capacity = size * 2;
        ids = Arrays.copyOf(ids, capacity);
        power = Arrays.copyOf(power, capacity);
        toughness = Arrays.copyOf(toughness, capacity);
        worth = Arrays.copyOf(worth, capacity);
        keywords = Arrays.copyOf(keywords, capacity);
        lasting = Arrays.copyOf(lasting, capacity);
        special = Arrays.copyOf(special, capacity);
        specials = Arrays.copyOf(specials, capacity);
        group = new int[capacity];
        example = new int[capacity];
        next = new int[capacity];
        last = new int[capacity];
    }

    boolean has(int index, Keyword keyword) {
        return keywords[index].has(keyword);
    }

    /// Damage it deals in a whole combat to one that can't strike back.
    int hits(int index) {
        return has(index, Keyword.DOUBLE_STRIKE) ? 2 * power[index] : power[index];
    }

    private boolean alike(GameView view, int i, int j, Fighters others) {
        return power[i] == power[j]
                && toughness[i] == toughness[j]
                && worth[i] == worth[j]
                && keywords[i].equals(keywords[j])
                && lasting[i] == lasting[j]
                && !special[i]
                && !special[j]
                && meetAlike(view, ids[i], ids[j], others);
    }

    /// Whether the special creatures of the other side make no difference between the two, whoever blocks.
    private static boolean meetAlike(GameView view, int one, int other, Fighters others) {
        for (int k = 0; k < others.specialCount; k++) {
            int met = others.specials[k];
            if (view.couldBlock(one, met) != view.couldBlock(other, met)
                    || view.couldBlock(met, one) != view.couldBlock(met, other)) return false;
        }
        return true;
    }

    /// Puts those together that are alike and next to each other in an order.
    void groupAlong(int[] order, GameView view, Fighters others) {
        groups = 0;
        for (int k = 0; k < size; k++) {
            if (k == 0 || !alike(view, order[k - 1], order[k], others)) example[groups++] = order[k];
            group[order[k]] = groups - 1;
        }
    }

    /// Puts all together that are alike.
    void group(GameView view, Fighters others) {
        groups = 0;
        for (int i = 0; i < size; i++) {
            int g = 0;
            while (g < groups && !alike(view, example[g], i, others)) g++;
            if (g == groups) example[groups++] = i;
            else next[last[g]] = i;
            group[i] = g;
            last[g] = i;
            next[i] = NOBODY;
        }
    }
}
