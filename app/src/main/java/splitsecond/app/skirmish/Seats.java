package splitsecond.app.skirmish;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.app.table.Tokens;
import splitsecond.skirmish.Player;
import tools.jackson.databind.json.JsonMapper;

/// Who may play which side. Sets of seats have one bit for each.
///
/// @param keys the hashes of the tokens, one for each seat; equal at one screen
/// @param invite the hash of the code that gives the second seat away; null if it is taken
record Seats(List<String> keys, @Nullable String invite) {

    static final int NOBODY = 0;

    Seats {
        keys = List.copyOf(keys);
    }

    static Seats atOneScreen(String token) {
        return new Seats(List.of(Tokens.hash(token), Tokens.hash(token)), null);
    }

    static Seats inviting(String token, String code) {
        return new Seats(List.of(Tokens.hash(token), ""), Tokens.hash(code));
    }

    Seats joinedBy(String token) {
        var all = new ArrayList<>(keys);
        all.set(1, Tokens.hash(token));
        return new Seats(all, null);
    }

    boolean isInvitedBy(@Nullable String code) {
        return code != null && Tokens.fits(code, invite);
    }

    boolean areAtOneScreen() {
        return keys.getFirst().equals(keys.getLast());
    }

    /// The seats that a token plays; none for those who only watch.
    int of(@Nullable String token) {
        if (token == null) return NOBODY;
        int seats = NOBODY;
        for (int i = 0; i < keys.size(); i++) if (Tokens.fits(token, keys.get(i))) seats |= 1 << i;
        return seats;
    }

    static boolean holds(int seats, Player player) {
        return (seats & 1 << player.ordinal()) != 0;
    }

    static Seats read(String text) {
        return JsonMapper.shared().readValue(text, Seats.class);
    }

    String write() {
        return JsonMapper.shared().writeValueAsString(this);
    }
}
