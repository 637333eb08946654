package splitsecond.app.scenario;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import splitsecond.app.scenario.Fact.Property;
import splitsecond.cards.Phrasebook;
import splitsecond.engine.Game;
import splitsecond.engine.GameView;
import splitsecond.engine.Position;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.CounterKind;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.KeywordAbility;
import splitsecond.engine.ability.KeywordNames;
import splitsecond.engine.card.CardType;
import splitsecond.engine.card.Color;
import splitsecond.engine.card.Keyword;
import splitsecond.engine.card.Supertype;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.view.Describing;
import splitsecond.engine.view.Traits;
import splitsecond.players.words.CardText;
import splitsecond.timing.Problem;

/// Compares what a scenario expects with what is true.
final class Checking {

    private final String file;
    private final Game game;
    private final Names names;
    private final Cards cards;
    private final GameLog log;

    Checking(String file, Game game, Names names, Cards cards, GameLog log) {
        this.file = file;
        this.game = game;
        this.names = names;
        this.cards = cards;
        this.log = log;
    }

    void check(List<Fact> facts) {
        for (var fact : facts) check(fact);
    }

    private GameView all() {
        return game.everything();
    }

    private void check(Fact fact) {
        int line = fact.line();
        switch (fact) {
            case Fact.Life f -> same(line, f.player() + "'s life", f.life(), all().life(player(f.player())));
            case Fact.Speed f -> same(line, f.player() + "'s speed", f.speed(), all().speed(player(f.player())));
            case Fact.Poison f -> same(line, f.player() + "'s poison", f.counters(), all().poison(player(f.player())));
            case Fact.ManaPool f -> same(line, f.player() + "'s mana", f.mana(), mana(player(f.player())));
            case Fact.Lost f -> same(line, f.player() + " lost", f.expected(), hasLost(player(f.player())));
            case Fact.Won f ->
                same(line, f.player() + " won", f.expected(), game.isOver() && game.winner() == player(f.player()));
            case Fact.ZoneIs f -> zoneIs(f);
            case Fact.ZoneSize f ->
                same(
                        line,
                        zone(f.player(), f.zone()),
                        f.size(),
                        cards(f.player(), f.zone()).size());
            case Fact.ZoneHolds f -> zoneHolds(f);
            case Fact.LibraryEnd f -> libraryEnd(f);
            case Fact.PlayerCounters f -> counters(line, f.player() + "'s ", f.counters(), player(f.player()));
            case Fact.Designated f ->
                same(
                        line,
                        f.player() + " "
                                + f.designation()
                                        .name()
                                        .toLowerCase(Locale.ROOT)
                                        .replace('_', ' '),
                        f.expected(),
                        all().has(player(f.player()), f.designation()));
            case Fact.Asked f -> new Question(game, names).check(f);
            case Fact.NothingAsked _ -> {
                if (!game.isOver() && game.decision().kind() != Decision.Kind.PRIORITY)
                    throw new Mismatch(line, "no question", new Question(game, names).report());
            }
            case Fact.Told f -> told(f);
            case Fact.StackIs f -> stackIs(f);
            case Fact.StackSize f -> same(line, "stack", f.size(), all().stackSize());
            case Fact.TurnNumber f -> same(line, "turn number", f.number(), all().turn());
            case Fact.ActivePlayer f -> same(line, "active player", f.player(), name(all().activePlayer()));
            case Fact.CurrentStep f ->
                same(line, "step", f.step().words(), all().step().word());
            case Fact.TimeOfDay f -> same(line, "time", word(f.daylight()), word(all().daylight()));
            case Fact.Priority f -> same(line, "priority", f.player(), priority());
            case Fact.GoesOn _ -> same(line, "over", "false", over());
            case Fact.Draw _ -> same(line, "over", "draw", over());
            case Fact.Winner f -> same(line, "over", f.player() + " wins", over());
            case Fact.Has f -> has(f);
        }
    }

    private void told(Fact.Told fact) {
        for (var words : fact.words())
            if (log.lines().stream().noneMatch(line -> line.contains(words)))
                throw new Mismatch(fact.line(), "told: " + words, "nothing of that kind has happened");
    }

    private static void same(int line, String what, Object expected, Object actual) {
        if (!expected.equals(actual)) throw new Mismatch(line, what + ": " + expected, what + ": " + actual);
    }

    private int player(String name) {
        return names.player(name);
    }

    private String name(int player) {
        return names.of(all(), player);
    }

    private String priority() {
        return game.isOver() ? "nobody" : name(all().priorityPlayer());
    }

    /// Whoever has not won a game that somebody has won.
    private boolean hasLost(int player) {
        return all().hasLost(player) || game.isOver() && game.winner() >= 0 && game.winner() != player;
    }

    private String over() {
        if (!game.isOver()) return "false";
        return game.winner() < 0 ? "draw" : name(game.winner()) + " wins";
    }

    private Mana mana(int player) {
        var mana = Mana.NONE;
        for (int type = 0; type < Mana.SYMBOLS.length(); type++)
            mana = mana.plus(Mana.SYMBOLS.charAt(type), all().mana(player, type));
        return mana;
    }

    private static String zone(String player, Zone zone) {
        return player + "'s " + zone.word();
    }

    private List<Integer> cards(String player, Zone zone) {
        int who = player(player);
        return Names.objects(all(), splitsecond.engine.ability.Zone.valueOf(zone.name())).stream()
                // CR 702.26b: as though it did not exist.
                .filter(id -> !all().isPhasedOut(id))
                .filter(id -> Names.whose(all(), id) == who)
                .toList();
    }

    private String listed(List<Integer> ids) {
        Map<String, Integer> counts = new TreeMap<>();
        for (int id : ids) counts.merge(names.of(all(), id), 1, Integer::sum);
        return counts.entrySet().stream()
                .map(entry -> (entry.getValue() > 1 ? entry.getValue() + " " : "") + entry.getKey())
                .collect(Collectors.joining(", ", "[", "]"));
    }

    private static String written(List<Scenario.CardCount> cards) {
        return cards.stream()
                .map(card -> (card.count() != 1 ? card.count() + " " : "") + card.card())
                .collect(Collectors.joining(", ", "[", "]"));
    }

    private void zoneIs(Fact.ZoneIs fact) {
        var actual = cards(fact.player(), fact.zone());
        var left = new ArrayList<>(actual);
        boolean same = true;
        for (var card : fact.cards()) {
            known(card.line(), card.card());
            for (int i = 0; i < card.count(); i++) same &= removeOne(left, card.card());
        }
        String what = zone(fact.player(), fact.zone()) + ": ";
        if (!same || !left.isEmpty())
            throw new Mismatch(fact.line(), what + written(fact.cards()), what + listed(actual));
    }

    private boolean removeOne(List<Integer> ids, String name) {
        for (int i = 0; i < ids.size(); i++) {
            if (!names.isNamed(all(), ids.get(i), name)) continue;
            ids.remove(i);
            return true;
        }
        return false;
    }

    private void zoneHolds(Fact.ZoneHolds fact) {
        var actual = cards(fact.player(), fact.zone());
        for (var card : fact.cards()) {
            known(card.line(), card.card());
            long count = actual.stream()
                    .filter(id -> names.isNamed(all(), id, card.card()))
                    .count();
            String what = zone(fact.player(), fact.zone()) + ": ";
            if (count != card.count())
                throw new Mismatch(
                        card.line(),
                        what + card.count() + " " + card.card(),
                        what + count + " of them in " + listed(actual));
        }
    }

    /// A name that is no card's, nobody's and in no card's text is misspelt.
    private void known(int line, String name) {
        if (name.endsWith(" Token") || cards.knows(name) || cards.mention(name)) return;
        if (names.existsAnywhere(all(), new ObjectName(line, name, null, name, 0))) return;
        throw new Problem(file + ":" + line + ": there is nothing named '" + name + "'.");
    }

    private void stackIs(Fact.StackIs fact) {
        var actual = Names.objects(all(), splitsecond.engine.ability.Zone.STACK).reversed();
        boolean same = actual.size() == fact.objects().size();
        for (int i = 0; same && i < actual.size(); i++) {
            var name = fact.objects().get(i);
            int id = actual.get(i);
            same = names.isNamed(all(), id, name.text())
                    || names.isNamed(all(), id, name.name())
                            && (name.whose() == null || Names.whose(all(), id) == player(name.whose()));
        }
        for (var name : fact.objects()) known(name.line(), name.name());
        if (!same)
            throw new Mismatch(
                    fact.line(),
                    "stack: " + fact.objects(),
                    "stack: " + actual.stream().map(id -> names.of(all(), id)).toList());
    }

    private void has(Fact.Has fact) {
        var name = fact.object();
        int id = names.anywhere(all(), name);
        if (id == Names.NOTHING) {
            known(name.line(), name.name());
            throw new Mismatch(fact.line(), name + " somewhere", "there is no " + name);
        }
        var traits = game.traits(id);
        int line = fact.line();
        String what = name + "'s ";
        switch (fact.property()) {
            case Property.Power p -> same(line, what + "power", p.value(), traits.power());
            case Property.Toughness p -> same(line, what + "toughness", p.value(), traits.toughness());
            case Property.Damage p -> same(line, what + "damage", p.value(), all().damage(id));
            case Property.Tapped p -> same(line, name + " tapped", p.expected(), all().isTapped(id));
            case Property.Attacking p -> same(line, name + " attacking", p.expected(), all().isAttacking(id));
            case Property.Blocking p -> same(line, name + " blocking", p.expected(), isBlocking(id));
            case Property.Counters p -> counters(line, what, p.counters(), id);
            case Property.Keywords p -> contains(line, what + "keywords", p.words(), keywords(id));
            case Property.Types p -> {
                for (var word : p.words())
                    if (!hasType(traits, word))
                        throw new Mismatch(line, what + "types: " + p.words(), what + "types: " + types(traits));
            }
            case Property.Lacks p -> lacks(line, name.toString(), p.words(), traits);
            case Property.Colors p -> same(line, what + "colors", sorted(p.symbols()), sorted(colors(traits)));
            case Property.ControlledBy p -> same(line, what + "controller", p.player(), name(all().controller(id)));
            case Property.AttachedTo p -> attachedTo(line, name, id, p);
            case Property.Is p ->
                same(
                        line,
                        name + " " + ArrangementReader.STATUS.get(p.status()),
                        p.expected(),
                        all().has(id, p.status()));
            case Property.Waits p ->
                same(
                        line,
                        name + " " + ArrangementReader.WAITING.get(p.waiting()),
                        p.expected(),
                        all().isIn(id, splitsecond.engine.ability.Zone.EXILE) && all().waiting(id) == p.waiting());
            case Property.OwnedBy p -> same(line, what + "owner", p.player(), name(all().owner(id)));
            case Property.Named p -> same(line, what + "name", p.name(), traits.name());
            case Property.In p ->
                same(line, what + "zone", p.zone().word(), all().zone(id).name().toLowerCase(Locale.ROOT));
        }
    }

    private void counters(int line, String whose, Map<String, Integer> expected, int id) {
        for (var entry : expected.entrySet())
            same(
                    line,
                    whose + entry.getKey() + " counters",
                    entry.getValue(),
                    all().counters(id, CounterKind.named(entry.getKey())));
    }

    private void libraryEnd(Fact.LibraryEnd fact) {
        // From the bottom up, as it lies.
        var library = all().objects(splitsecond.engine.ability.Zone.LIBRARY, player(fact.player()))
                .reversed();
        var expected = new ArrayList<String>();
        for (var card : fact.cards()) {
            known(card.line(), card.card());
            for (int i = 0; i < card.count(); i++) expected.add(card.card());
        }
        int size = Math.min(expected.size(), library.size());
        var end = fact.top() ? library.subList(0, size) : library.subList(library.size() - size, library.size());
        boolean same = size == expected.size();
        for (int i = 0; same && i < size; i++) same = names.isNamed(all(), end.get(i), expected.get(i));
        String what = (fact.top() ? "top" : "bottom") + " of " + zone(fact.player(), Zone.LIBRARY) + ": ";
        if (!same)
            throw new Mismatch(
                    fact.line(),
                    what + expected,
                    what + end.stream().map(id -> names.of(all(), id)).toList());
    }

    private boolean isBlocking(int id) {
        for (int pair = 0; pair < all().blocks(); pair++) if (all().blocker(pair) == id) return true;
        return false;
    }

    private void attachedTo(int line, ObjectName name, int id, Property.AttachedTo expected) {
        int host = all().attachedTo(id);
        String actual = host == GameView.NONE ? "nothing" : names.of(all(), host);
        var wanted = expected.object();
        boolean same =
                wanted == null ? host == GameView.NONE : host != GameView.NONE && names.means(all(), wanted, host);
        if (wanted != null && names.player(wanted.text()) < 0) known(wanted.line(), wanted.name());
        if (!same)
            throw new Mismatch(
                    line,
                    name + " attached to: " + (wanted == null ? "nothing" : wanted.text()),
                    name + " attached to: " + actual);
    }

    private static void contains(int line, String what, List<String> expected, List<String> actual) {
        for (var word : expected)
            if (!actual.contains(plain(word))) throw new Mismatch(line, what + ": " + expected, what + ": " + actual);
    }

    private static void lacks(int line, String name, List<String> words, Traits traits) {
        var keywords = keywords(traits);
        for (var word : words)
            if (keywords.contains(plain(word)) || hasType(traits, word))
                throw new Mismatch(
                        line, name + " without " + word, name + " with " + keywords + " and " + types(traits));
    }

    /// A changeling has every creature type.
    private static boolean hasType(Traits traits, String word) {
        String type = plain(word);
        if (types(traits).contains(type)) return true;
        return !type.isEmpty() && traits.hasSubtype(Character.toUpperCase(type.charAt(0)) + type.substring(1));
    }

    private static String plain(String word) {
        return word.toLowerCase(Locale.ROOT).strip();
    }

    /// All it has, in lower case; with parameters both by the bare word and in full where that is known.
    static List<String> keywords(Traits traits) {
        var words = new ArrayList<String>();
        for (var keyword : Keyword.values()) if (traits.has(keyword)) words.add(keyword.word());
        for (int i = 0; i < traits.abilities(); i++) {
            var ability = traits.ability(i).source();
            if (ability instanceof Ability.Parameterized(var keyword)) {
                words.add(KeywordNames.of(keyword));
                if (keyword instanceof KeywordAbility.Protection(var from, var _, var _))
                    addFrom(words, "protection from ", from);
                if (keyword instanceof KeywordAbility.HexproofFrom(var from, var _))
                    addFrom(words, "hexproof from ", from);
                if (keyword instanceof KeywordAbility.Landwalk walk) words.add(plain(walk.wording()));
            }
            if (ability instanceof Ability.Activated activated
                    && !activated.name().isEmpty()) words.add(activated.name());
            if (ability instanceof Ability.Triggered triggered
                    && !triggered.name().isEmpty()) words.add(triggered.name());
        }
        return words;
    }

    /// With what is printed of those that have a number or a cost.
    private List<String> keywords(int id) {
        var words = keywords(game.traits(id));
        for (var printed : CardText.face(all(), id).abilities())
            if (printed instanceof Ability.Parameterized(var keyword) && words.contains(KeywordNames.of(keyword)))
                addInFull(words, printed);
        return words;
    }

    /// "ward {2}", which is also "ward 2".
    private static void addInFull(List<String> words, Ability keyword) {
        String printed = Phrasebook.print(keyword);
        if (printed == null) return;
        words.add(plain(printed));
        words.add(plain(printed.replace("{", "").replace("}", "").replace("—", " ")));
    }

    private static void addFrom(List<String> words, String start, Filter from) {
        switch (from) {
            case Filter.Or or -> or.any().forEach(one -> addFrom(words, start, one));
            case Filter.IsColor color -> words.add(start + color.color().word());
            case Filter.Any _ -> words.add(start + "everything");
            case Filter.Which _,
                    Filter.Quality _,
                    Filter.Circumstance _,
                    Filter.OnStack _,
                    Filter.OfPlayers _,
                    Filter.Joined _ -> {
                String noun = plain(Describing.noun(from));
                words.add(start + noun);
                words.add(start + noun + "s");
                words.add(start + noun.replace(" permanent", ""));
            }
        }
    }

    private static List<String> types(Traits traits) {
        var words = new ArrayList<String>();
        for (var type : Supertype.values()) if (traits.is(type)) words.add(plain(type.word()));
        for (var type : CardType.values()) if (traits.is(type)) words.add(plain(type.word()));
        for (var type : traits.subtypes()) words.add(plain(type));
        return words;
    }

    private static List<Character> colors(Traits traits) {
        var colors = new ArrayList<Character>();
        for (var color : Color.values()) if ((traits.colors() & color.bit()) != 0) colors.add(color.letter());
        return colors;
    }

    private static List<Character> sorted(List<Character> symbols) {
        return symbols.stream().distinct().sorted().toList();
    }

    private static String word(Position.Daylight daylight) {
        return daylight.name().toLowerCase(Locale.ROOT);
    }
}
