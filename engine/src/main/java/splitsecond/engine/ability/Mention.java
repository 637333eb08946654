package splitsecond.engine.ability;

import java.util.function.Predicate;

/// Whether somebody or something is spoken of anywhere in a phrase.
public final class Mention extends AbilityMap {

    private final Predicate<Reference> wanted;
    private boolean found;

    private Mention(Predicate<Reference> wanted) {
        this.wanted = wanted;
    }

    public static boolean in(Effect effect, Predicate<Reference> wanted) {
        var mention = new Mention(wanted);
        mention.effect(effect);
        return mention.found;
    }

    public static boolean in(Trigger trigger, Predicate<Reference> wanted) {
        var mention = new Mention(wanted);
        mention.trigger(trigger);
        return mention.found;
    }

    public static boolean in(Reference reference, Predicate<Reference> wanted) {
        var mention = new Mention(wanted);
        mention.reference(reference);
        return mention.found;
    }

    public static boolean in(Filter filter, Predicate<Reference> wanted) {
        var mention = new Mention(wanted);
        mention.filter(filter);
        return mention.found;
    }

    @Override
    public Reference reference(Reference reference) {
        found |= wanted.test(reference);
        return super.reference(reference);
    }
}
