package splitsecond.app.table;

import java.util.ArrayList;
import java.util.List;

/// What the players have said to each other lately. It is not kept.
final class Chat {

    private final ArrayList<Meeting.Said> lines = new ArrayList<>();
    private int said;

    void say(int seat, String words) {
        lines.add(new Meeting.Said(said++, seat, words));
        if (lines.size() > Limits.CHAT) lines.removeFirst();
    }

    List<Meeting.Said> lines() {
        return List.copyOf(lines);
    }
}
