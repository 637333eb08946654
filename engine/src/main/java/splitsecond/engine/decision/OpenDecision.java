package splitsecond.engine.decision;

import java.util.List;
import splitsecond.engine.registry.Fields;
import splitsecond.engine.registry.Part;
import splitsecond.engine.registry.Uncounted;

/// A decision in the hands of the engine, which builds it and then waits.
public final class OpenDecision extends Decision implements Part {

    /// How many options may be written: none while they are shared with a copy.
    @Uncounted("a copy shares the options until one of the two is changed")
    private int writable;

    public OpenDecision begin(Kind newKind, int newPlayer, int newSubject, int newDetail) {
        kind = newKind;
        player = newPlayer;
        subject = newSubject;
        detail = newDetail;
        size = 0;
        words = List.of();
        return this;
    }

    public OpenDecision add(long option) {
        if (size >= writable) grow();
        options[size++] = option;
        return this;
    }

    private void grow() {
        var more = new long[Math.max(8, size * 2)];
        System.arraycopy(options, 0, more, 0, size);
        options = more;
        writable = more.length;
    }

    public OpenDecision add(Option.Kind option, int id) {
        return add(Option.pack(option, id));
    }

    public OpenDecision add(Option.Kind option, int id, int variant) {
        return add(Option.pack(option, id, variant));
    }

    public OpenDecision words(List<String> list) {
        words = list;
        for (int i = 0; i < list.size(); i++) add(Option.Kind.WORD, i);
        return this;
    }

    public void clear() {
        kind = Kind.NONE;
        size = 0;
        player = -1;
    }

    public OpenDecision copy() {
        var copy = new OpenDecision();
        copy.kind = kind;
        copy.player = player;
        copy.subject = subject;
        copy.detail = detail;
        copy.size = size;
        copy.options = options;
        writable = 0;
        copy.words = words;
        return copy;
    }

    @Override
    public void fields(Fields fields) {
        fields.value(kind);
        fields.number(player);
        fields.number(subject);
        fields.number(detail);
        fields.numbers(options, size);
        fields.value(words);
    }
}
