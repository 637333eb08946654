package splitsecond.players.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import splitsecond.cards.Phrasebook;
import splitsecond.engine.GameView;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Action;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.card.Face;
import splitsecond.engine.view.AbilityView;

/// Lines of what is printed on the card behind an object.
public final class CardText {

    private CardText() {}

    /// The face that is up, or was.
    public static Face face(GameView view, int id) {
        var faces = view.card(id).definition().faces();
        return faces.get(view.exists(id) ? Math.min(view.face(id), faces.size() - 1) : 0);
    }

    private static boolean isKnown(GameView view, int id) {
        return GameView.isObject(id) && (view.exists(id) ? view.knows(id) : view.lastKnown(id) != null);
    }

    /// What something was called that is not there any more: a land that was sacrificed still asks.
    static String lastName(GameView view, int id) {
        var last = GameView.isObject(id) ? view.lastKnown(id) : null;
        return last == null || last.name().isEmpty() ? "something" : last.name();
    }

    /// The whole text; empty if nothing is known of it.
    public static String of(GameView view, int id) {
        return isKnown(view, id) ? face(view, id).text() : "";
    }

    /// The printed line of an ability, as near as lines can be told apart; the whole text if they cannot.
    public static String line(GameView view, int object, AbilityView ability) {
        if (!isKnown(view, object)) return "";
        var face = face(view, object);
        var lines = face.text().lines().filter(line -> isLineOf(ability, line)).toList();
        int place = place(face, ability);
        if (place >= 0 && place < lines.size()) return lines.get(place);
        // It comes with a land type, or from another effect: two of them differ in what they make (CR 305.6).
        if (ability.isMana() && ability.isActivated()) return "Add " + view.manaMade(object, ability);
        // A keyword without a colon in its reminder: "Foretell {1}{U}".
        if (ability.source() instanceof Ability.Activated activated
                && !activated.name().isEmpty()) {
            if (activated.effect() instanceof Effect.KeywordAction(Action door, var _, var _, var _)
                    && (door == Action.UNLOCK_LEFT || door == Action.UNLOCK_RIGHT)) return unlock(view, object, door);
            String keyword = keyword(view, object, activated.name());
            if (!keyword.isEmpty()) return keyword;
        }
        return face.text();
    }

    /// The words of a triggered ability, also of one that is not printed there; empty if nothing says them.
    static String trigger(GameView view, int object, AbilityView ability) {
        if (!isKnown(view, object)) return "";
        if (place(face(view, object), ability) >= 0) return line(view, object, ability);
        if (!(ability.source() instanceof Ability.Triggered triggered)) return "";
        if (!triggered.name().isEmpty()) return triggered.name();
        String words = Phrasebook.print(triggered);
        return words == null ? "" : words;
    }

    /// CR 709.5e: for the mana cost of that half.
    private static String unlock(GameView view, int room, Action door) {
        var halves = view.card(room).definition().faces();
        var half = door == Action.UNLOCK_LEFT ? halves.getFirst() : halves.getLast();
        return "Unlock " + half.name() + " " + half.manaCost();
    }

    private static int place(Face face, AbilityView ability) {
        int place = 0;
        for (var printed : face.abilities()) {
            if (printed == ability.source()) return place;
            if (printed.getClass() == ability.source().getClass()) place++;
        }
        return -1;
    }

    private static boolean isLineOf(AbilityView ability, String line) {
        if (ability.isActivated()) return line.contains(":");
        return line.startsWith("When") || line.startsWith("At ");
    }

    private static final Pattern MAY = Pattern.compile("\\b[Mm]ay ([^.(]+)");
    private static final Pattern UNLESS = Pattern.compile("\\bunless [^.,]*? (pays? [^.(]+)");

    /// The one thing that a text lets a player do or not, as an invitation: "Shuffle", "Pay 2 life". Empty where it
    /// offers
    /// nothing, or several things.
    static String offer(GameView view, int object) {
        var item = isKnown(view, object) ? view.stackItem(object) : null;
        var ability = item != null && item.isAbility() ? item.ability() : null;
        var entering = ability == null && view.instruction() == null ? tappedIfNot(view, object) : null;
        String text = entering != null
                ? entering.text()
                : ability == null || item == null ? of(view, object) : line(view, item.source(), ability);
        text = text.replaceAll("\\([^)]*\\)", "");
        var offers = new ArrayList<String>();
        for (var pattern : List.of(MAY, UNLESS)) {
            var found = pattern.matcher(text);
            while (found.find()) offers.add(found.group(1).strip());
        }
        if (offers.size() != 1) return "";
        String offer = offers.getFirst().replaceFirst("^pays ", "pay ");
        return Character.toUpperCase(offer.charAt(0)) + offer.substring(1);
    }

    private static final Pattern QUOTED_MAY = Pattern.compile("\"[^\"]*?\\byou may ([^.(\"]+)");
    private static final Pattern QUOTED_TRIGGER = Pattern.compile("\"(?:When|Whenever|At) [^,\"]*, ([^.(\"]+)");

    /// What something lets a player do by an ability that what is attached to it gives it: "Sacrifice Spare Dagger".
    /// Empty where nothing does, or several.
    static String offerGiven(GameView view, int object) {
        return given(view, object, QUOTED_MAY);
    }

    /// What is done by a triggered ability that what is attached to something gives it; empty where that is not known.
    static String deedGiven(GameView view, int object) {
        return given(view, object, QUOTED_TRIGGER);
    }

    /// By what is attached to it now; else by what its player has or had, for it may be gone by then.
    private static String given(GameView view, int object, Pattern quoted) {
        var attached = new ArrayList<Integer>();
        var others = new ArrayList<Integer>();
        for (int i = 0; i < view.permanents(); i++)
            (view.attachedTo(view.permanent(i)) == object ? attached : others).add(view.permanent(i));
        for (int player = 0; player < view.playerCount(); player++)
            for (int i = 0; i < view.graveyardSize(player); i++) others.add(view.graveyardCard(player, i));
        String said = quoted(view, attached, quoted);
        return said.isEmpty() ? quoted(view, others, quoted) : said;
    }

    private static String quoted(GameView view, List<Integer> givers, Pattern quoted) {
        var said = givers.stream()
                .flatMap(giver -> quoted.matcher(of(view, giver)).results())
                .map(one -> one.group(1).strip())
                .distinct()
                .toList();
        return said.size() == 1 ? Clause.capital(said.getFirst()) : "";
    }

    private static final Pattern SOUGHT = Pattern.compile("[Ss]earch your library for ([^.,()]+)");

    /// What is looked for in a library, as the card behind an object says it in its text or a reminder: "a basic land
    /// card". Empty where that is nothing, or several things.
    static String sought(GameView view, int object) {
        var found = SOUGHT.matcher(of(view, object))
                .results()
                .map(one -> one.group(1))
                .distinct()
                .toList();
        return found.size() == 1 ? found.getFirst() : "";
    }

    private static final Pattern TAPPED_IF_NOT = Pattern.compile("If you don't, [^.]*enters tapped");

    /// "You may pay 2 life. If you don't, it enters tapped.": the face of what is entering that says so. A card that is
    /// played as its other face is not turned yet.
    static @Nullable Face tappedIfNot(GameView view, int object) {
        if (!isEntering(view, object)) return null;
        if (TAPPED_IF_NOT.matcher(of(view, object)).find()) return face(view, object);
        for (var face : view.card(object).definition().faces())
            if (TAPPED_IF_NOT.matcher(face.text()).find()) return face;
        return null;
    }

    private static final Pattern AS_COPY =
            Pattern.compile("have [^.]*? enter(?: the battlefield)?( tapped)? as a copy of ([^.(,]+)");

    /// What is chosen as a permanent enters: "Enter as a copy of any creature on the battlefield". Empty if that is not
    /// known.
    static String entering(GameView view, int object) {
        if (!isEntering(view, object)) return "";
        var found = AS_COPY.matcher(of(view, object));
        return found.find()
                ? "Enter" + (found.group(1) == null ? "" : found.group(1)) + " as a copy of " + found.group(2)
                : "";
    }

    private static boolean isEntering(GameView view, int object) {
        return isKnown(view, object) && !(view.exists(object) && view.isOnBattlefield(object));
    }

    private static final Pattern ADDITIONAL =
            Pattern.compile("As an additional cost to cast this spell, you may ([^.(]+)");

    /// What may be done for more as a spell is cast: "Sacrifice a creature". Empty if its text offers nothing.
    static String additional(GameView view, int spell) {
        var found = ADDITIONAL.matcher(of(view, spell));
        if (!found.find()) return "";
        String deed = found.group(1).strip();
        return Character.toUpperCase(deed.charAt(0)) + deed.substring(1);
    }

    private static final Pattern CHOOSE =
            Pattern.compile("\\b[Cc]hoose (an? [^.,(\n]+|[A-Z][\\w' ]*(?:, [A-Z][\\w' ]*)*,? or [A-Z][\\w' ]*)"
                    + "|\\byour choice of ([^.(\n]+?)(?: on it| until end of turn)?(?=[.(\n]|$)");

    /// The one thing that a text has a player choose: "a creature type". Empty where that is nothing, or several.
    static String wanted(GameView view, int object) {
        var wanted = CHOOSE.matcher(of(view, object))
                .results()
                .map(one -> (one.group(1) == null ? one.group(2) : one.group(1)).strip())
                .toList();
        return wanted.size() == 1 ? wanted.getFirst() : "";
    }

    /// The printed line of a keyword, without its reminder: "kicker {2}{R}". Empty if there is none.
    static String keyword(GameView view, int object, String word) {
        for (String line : of(view, object).lines().toList())
            if (line.toLowerCase(Locale.ROOT).startsWith(word))
                return word + withoutReminder(line.substring(word.length()));
        // "Basic landcycling {2}" is cycling, and multikicker is a kicker (CR 702.29e, 702.33c).
        var kind = Pattern.compile("(?i)^(?:[a-z]+ )?[a-z]+" + Pattern.quote(word) + "(?![a-z])");
        for (String line : of(view, object).lines().toList())
            if (kind.matcher(line).find())
                return Character.toLowerCase(line.charAt(0)) + withoutReminder(line.substring(1));
        return "";
    }

    /// CR 702.33b: of "kicker {1}{R} and/or {1}{G}" each is asked about by itself.
    static String oneOf(String line, String word, int which) {
        var costs = line.split(" and/or ");
        return costs.length <= which || which == 0 ? costs[0] : word + " " + costs[which];
    }

    private static String withoutReminder(String line) {
        return line.replaceFirst("\\.?\\s*\\(.*", "");
    }

    /// What stands before the modes of a modal card: "Choose two —"; empty if that is not a line of its own.
    static String howManyModes(GameView view, int object) {
        return ofModes(view, object)
                .lines()
                .filter(line -> line.endsWith("—"))
                .findFirst()
                .orElse("");
    }

    private static String ofModes(GameView view, int object) {
        var item = view.stackItem(object);
        return of(view, item != null && item.isAbility() ? item.source() : object);
    }

    /// The lines of the modes of a modal card.
    static List<String> modes(GameView view, int object) {
        return ofModes(view, object)
                .lines()
                .filter(line -> line.startsWith("•"))
                .map(line -> line.substring(1).strip())
                .toList();
    }
}
