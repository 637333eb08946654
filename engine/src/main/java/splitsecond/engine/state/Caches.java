package splitsecond.engine.state;

import org.jspecify.annotations.Nullable;

/// What was worked out from the rest of the state and is kept because it is asked for often. It decides nothing: all
/// of it is found again when `layersDirty` is set, or only says where nobody needs to look.
public final class Caches {

    /// Set when characteristics must be computed anew (CR 613), see `Layers`.
    public boolean layersDirty;
    /// While a characteristic-defining ability is being worked out; never at a decision.
    public boolean defining;
    /// Set by `Layers` if an effect has a condition or depends on more than what marks layers dirty.
    public boolean layersVolatile;
    /// What those effects look at, as bits of `Aspect`: then a change of these marks layers dirty, too.
    public int dependsOn;
    /// The objects of which some effects look whether they are tapped: `Aspect.TAPPED_ITSELF`. Replaced, never changed.
    public IntList watched = IntList.NOTHING;
    /// Set by `Layers`: the effects on groups if every effect either is one or changes only what it is known to; else
    /// null. Then a permanent that enters is what is printed on it and what those make of it, and one that leaves
    /// changes nothing. Replaced, never changed.
    public GroupEffect @Nullable [] groups;
    /// Set by `Layers` if effects have changed objects outside the battlefield.
    public boolean changedOutside;
    /// What the triggered abilities in play listen to: set by `Layers`.
    public long listening;
    // Permanents by what is asked of them most often, in the order of the battlefield: set by `Layers`.
    /// Those with mana abilities.
    public final IntList manaSources;
    /// Those with activated abilities that are no mana abilities.
    public final IntList activatable;
    /// Those with which something can be the matter: all but plain lands.
    public final IntList delicate;
    /// Those that listen to permanents being tapped for mana. Replaced, never changed.
    public IntList manaListeners = IntList.NOTHING;
    /// Whether one has ascend.
    public boolean ascending;
    /// Whether one has start your engines!
    public boolean racing;
    /// Whether day and night matter to a permanent.
    public boolean diurnal;
    /// Whether one has phasing, or is phased out.
    public boolean phasing;
    /// Whether one may be left tapped.
    public boolean lingering;
    /// Whether one may be attacked itself: a planeswalker or a battle.
    public boolean attackable;

    /// Static effects that are no changes of characteristics: see `Statics`.
    public StaticIndex statics = StaticIndex.EMPTY;

    // What could replace one event in several ways, see `ReplacementOrder`: kinds of events as bits.
    /// Those that an effect in play replaces, and those that several do: set by `Layers`.
    public int replacing;

    public int contested;
    /// Whether an effect changes what permanents are or can do, and not only how large they are: set by `Layers`.
    public boolean shaped;
    /// Whether an effect in play changes how other permanents enter, or gives them an ability that does: set by
    /// `Layers`.
    public boolean arrivals;
    // What has never been there need not be looked for.
    /// Whether a card says of itself where it goes instead.
    public boolean wandering;
    /// Whether a card has come to exile that may be played from there.
    public boolean recallable;
    /// Whether something has left to which a bestowed Aura was attached.
    public boolean hostLeft;
    /// Whether a card can be spliced onto others.
    public boolean splicing;
    /// Whether there were counters that replace something.
    public boolean marked;

    Caches() {
        manaSources = new IntList();
        activatable = new IntList();
        delicate = new IntList();
    }

    private Caches(Caches of) {
        layersDirty = of.layersDirty;
        layersVolatile = of.layersVolatile;
        dependsOn = of.dependsOn;
        watched = of.watched;
        groups = of.groups;
        changedOutside = of.changedOutside;
        listening = of.listening;
        manaSources = of.manaSources.copy();
        activatable = of.activatable.copy();
        delicate = of.delicate.copy();
        manaListeners = of.manaListeners;
        ascending = of.ascending;
        racing = of.racing;
        diurnal = of.diurnal;
        phasing = of.phasing;
        lingering = of.lingering;
        attackable = of.attackable;
        statics = of.statics;
        replacing = of.replacing;
        contested = of.contested;
        shaped = of.shaped;
        arrivals = of.arrivals;
        wandering = of.wandering;
        recallable = of.recallable;
        hostLeft = of.hostLeft;
        splicing = of.splicing;
        marked = of.marked;
    }

    /// Whether every effect changes only what it is known to: a permanent that enters is as it is printed.
    public boolean areContained() {
        return groups != null && groups.length == 0;
    }

    Caches copy() {
        return new Caches(this);
    }
}
