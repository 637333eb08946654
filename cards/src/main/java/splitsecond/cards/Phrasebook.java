package splitsecond.cards;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import splitsecond.cards.Compiled.Kind;
import splitsecond.cards.Compiled.Problem;
import splitsecond.cards.data.CardData;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.phrase.Reading;
import splitsecond.cards.phrase.Text;
import splitsecond.cards.phrase.Trace;
import splitsecond.cards.vocabulary.ability.Abilities;
import splitsecond.cards.vocabulary.clause.Costs;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Effect.Joint;
import splitsecond.engine.binding.Binder;
import splitsecond.engine.binding.Nature;
import splitsecond.engine.binding.ThisDoor;
import splitsecond.engine.binding.Unbinding;
import splitsecond.engine.binding.Unbound;
import splitsecond.engine.card.CardDefinition;
import splitsecond.engine.card.CardDefinition.Layout;
import splitsecond.engine.card.CardType;
import splitsecond.engine.card.Color;
import splitsecond.engine.card.Face;
import splitsecond.engine.card.ManaCost;
import splitsecond.engine.card.Supertype;
import splitsecond.engine.card.TypeLine;

/// Compiles cards: their text is their source code.
public final class Phrasebook {
    /// Longer than three of the longest texts ever printed.
    private static final int LONGEST = 2_000;
    /// Instructions that lie in one another: more than any card has.
    private static final int MOST_NESTED = 40;

    private final List<Problem> problems = new ArrayList<>();

    /// Whether problems are told to somebody who writes the card.
    private final boolean advising;

    private Phrasebook(boolean advising) {
        this.advising = advising;
    }

    public static Compiled compile(CardData card) {
        return new Phrasebook(false).card(card);
    }

    /// As `compile`, for somebody who writes the card: what is not read comes with what would be. That takes many
    /// readings of one text, too many for a whole database.
    public static Compiled advise(CardData card) {
        return new Phrasebook(true).card(card);
    }

    /// Builds the tables by which texts are read, if nobody has: a first text waits for them.
    public static void prepare() {
        var _ = exact(Abilities.OF_SPELL, new Text("draw a card."));
    }

    /// One paragraph with the usual capitals, or null if it is not read.
    static @Nullable String properly(CardData face, String line) {
        TypeLine types = TypeLine.parse(face.typeLine());
        Wording wording = Wording.of(face.name(), types.is(Supertype.LEGENDARY), line);
        if (wording.paragraphs().size() != 1) return null;
        Wording.Paragraph paragraph = wording.paragraphs().getFirst();
        Text text = new Text(paragraph.text());
        Phrase<List<Ability>> phrase = isSpell(types) ? Abilities.OF_SPELL : Abilities.OF_PERMANENT;
        for (List<Ability> meaning : phrase.readWhole(text)) {
            String printed = phrase.printProperly(meaning, text);
            if (printed != null) return capital(wording.withNames(paragraph, printed));
        }
        return null;
    }

    private static String capital(String text) {
        return text.isEmpty() ? text : Character.toUpperCase(text.charAt(0)) + text.substring(1);
    }

    /// Every word that a rule of the phrasebook has.
    static Set<String> vocabulary() {
        Set<String> words = new TreeSet<>(Abilities.OF_PERMANENT.vocabulary());
        words.addAll(Abilities.OF_SPELL.vocabulary());
        return words;
    }

    /// A card whose text is not followed: its faces without abilities, for a sandbox; null if not even its type line or
    /// cost is understood.
    public static @Nullable CardDefinition byHand(CardData card) {
        Phrasebook book = new Phrasebook(false);
        List<Face> faces = new ArrayList<>();
        for (CardData face : card.faces().isEmpty() ? List.of(card) : card.faces()) {
            Face silent = book.face(face.withText(""));
            if (silent == null) return null;
            faces.add(silent.withText(face.oracleText()));
        }
        return new CardDefinition(card.name(), Layout.NORMAL, faces, false);
    }

    /// An ability in words, with `~` for the object that has it; null for abilities that no phrase says.
    public static @Nullable String print(Ability ability) {
        Ability said = Unbinding.asSaid(ability);
        String asPermanent = Abilities.OF_PERMANENT.print(List.of(said));
        return asPermanent != null ? asPermanent : Abilities.OF_SPELL.print(List.of(said));
    }

    /// An instruction in words, with `~` for the object that has it; null for one that no phrase says by itself.
    public static @Nullable String print(Effect instruction) {
        return Abilities.OF_SPELL.print(List.of(new Ability.Spell(Unbinding.asSaid(instruction))));
    }

    /// The same in the words of the face that says it, where several wordings mean the same; null if it is no part of
    /// its text.
    public static @Nullable String printAsOn(Face face, Effect instruction) {
        var said = List.<Ability>of(new Ability.Spell(Unbinding.asSaid(instruction)));
        Wording wording = Wording.of(face.name(), face.types().is(Supertype.LEGENDARY), face.text());
        try {
            for (Wording.Paragraph paragraph : wording.paragraphs()) {
                String words = Abilities.OF_SPELL.printAsIn(said, new Text(paragraph.text()));
                if (words != null) return words;
            }
        } catch (Text.TooMuch _) {
            return null;
        }
        return null;
    }

    /// What is done to pay: "sacrifice a creature"; null for a cost that no phrase says.
    public static @Nullable String print(Cost cost) {
        return Costs.IN_SENTENCE.print(Unbinding.asSaid(cost));
    }

    /// What the abilities of a supported face print as, a paragraph each, naming the card as its text does: the text,
    /// without reminder text and ability words.
    public static List<String> printBack(CardData face) {
        TypeLine types = TypeLine.parse(face.typeLine());
        Wording wording = Wording.of(face.name(), types.is(Supertype.LEGENDARY), face.oracleText());
        Phrase<List<Ability>> phrase = isSpell(types) ? Abilities.OF_SPELL : Abilities.OF_PERMANENT;
        List<String> printed = new ArrayList<>();
        for (Wording.Paragraph paragraph : wording.paragraphs()) {
            Text text = new Text(paragraph.text());
            if (!exact(phrase, text).isEmpty()) printed.add(wording.withNames(paragraph, text.source()));
        }
        return printed;
    }

    /// How the paragraphs of a supported card were read.
    public static List<Trace> traces(CardData card) {
        List<Trace> traces = new ArrayList<>();
        for (CardData face : Bracketed.faces(card)) {
            TypeLine types = TypeLine.parse(face.typeLine());
            Wording wording = Wording.of(face.name(), types.is(Supertype.LEGENDARY), face.oracleText());
            Phrase<List<Ability>> phrase = isSpell(types) ? Abilities.OF_SPELL : Abilities.OF_PERMANENT;
            for (Wording.Paragraph paragraph : wording.paragraphs()) {
                Text text = new Text(paragraph.text());
                exact(phrase, text).stream().findFirst().ifPresent(reading -> traces.add(reading.trace()));
            }
        }
        return traces;
    }

    /// The words of all rules with which texts are read.
    public static Set<String> rules() {
        Set<String> rules = new TreeSet<>(Abilities.OF_PERMANENT.rules());
        rules.addAll(Abilities.OF_SPELL.rules());
        return rules;
    }

    /// The readings that print back as the text. Capitals mean nothing, but where they are as usual they tell wordings
    /// apart.
    private static List<Reading<List<Ability>>> exact(Phrase<List<Ability>> phrase, Text text) {
        List<Reading<List<Ability>>> readings = phrase.readings(text);
        List<Reading<List<Ability>>> exact = readings.stream()
                .filter(reading -> phrase.print(reading.value(), text) != null)
                .toList();
        if (!exact.isEmpty()) return exact;
        return readings.stream()
                .filter(reading -> phrase.printsInOtherCase(reading.value(), text))
                .toList();
    }

    private static boolean isSpell(TypeLine types) {
        return types.is(CardType.INSTANT) || types.is(CardType.SORCERY);
    }

    private Compiled card(CardData card) {
        Layout layout = layout(card);
        List<CardData> printed = Bracketed.faces(card);
        List<Face> faces = new ArrayList<>();
        for (CardData face : printed) {
            Face compiled = face(face);
            if (compiled != null) faces.add(compiled);
        }
        if (layout == null) {
            problems.add(new Problem(
                    Kind.MALFORMED,
                    card.name(),
                    card.layout(),
                    0,
                    card.layout().length(),
                    "The layout is not supported.",
                    "layout " + card.layout()));
        }
        if (!problems.isEmpty() || layout == null || faces.isEmpty())
            return new Compiled.Unsupported(card.name(), List.copyOf(problems));
        return new Compiled.Supported(
                new CardDefinition(card.name(), layout, layout == Layout.ROOM ? ThisDoor.bound(faces) : faces));
    }

    private static @Nullable Layout layout(CardData card) {
        return switch (card.layout()) {
            case "split" ->
                card.faces().size() > 1 && card.faces().get(1).oracleText().startsWith("Aftermath")
                        ? Layout.AFTERMATH
                        : Layout.SPLIT;
            case "adventure", "omen" ->
                card.faces().size() > 1 && card.faces().get(1).typeLine().endsWith("Omen")
                        ? Layout.OMEN
                        : Layout.ADVENTURE;
            case "transform" -> Layout.TRANSFORM;
            case "modal_dfc" -> Layout.MODAL_DOUBLE_FACED;
            case "flip" -> Layout.FLIP;
            // CR 712.4a: the card of a pair that melds nothing itself; its back is half of another.
            case "meld" -> card.faces().size() < 2 ? Layout.MELD : null;
            case "prepare" -> Layout.PREPARATION;
            case "room" ->
                card.faces().size() == 2
                                && card.faces().stream()
                                        .noneMatch(half -> half.manaCost().isEmpty())
                        ? Layout.ROOM
                        : null;
            case "aftermath" -> Layout.AFTERMATH;
            case "normal", "saga", "class", "leveler", "mutate", "case", "prototype", "host", "augment" ->
                Layout.NORMAL;
            default -> null;
        };
    }

    private @Nullable Face face(CardData face) {
        TypeLine types;
        ManaCost cost;
        try {
            types = TypeLine.parse(face.typeLine());
        } catch (IllegalArgumentException e) {
            String today = TypeLineAdvice.on(face.typeLine());
            return malformed(face, face.typeLine(), today != null ? today : String.valueOf(e.getMessage()));
        }
        try {
            cost = face.manaCost().isEmpty() ? null : ManaCost.parse(face.manaCost());
        } catch (IllegalArgumentException e) {
            return malformed(face, face.manaCost(), String.valueOf(e.getMessage()));
        }
        if (advising
                && types.is(CardType.CREATURE)
                && (face.power().isEmpty() || face.toughness().isEmpty()))
            malformed(face, face.typeLine(), "A creature has a power and a toughness, such as 2/2 (CR 208.1).");
        List<Ability> read = abilities(face, types.is(Supertype.LEGENDARY), isSpell(types));
        List<Ability> abilities = problems.isEmpty() ? bind(face, types, cost, read) : read;
        int colors = face.colorsGiven()
                ? Color.set(String.join("", face.colors()).replaceAll("[^WUBRG]", ""))
                : cost == null ? 0 : cost.colors();
        return new Face(
                face.name(),
                cost,
                types,
                colors,
                number(face.power()),
                number(face.toughness()),
                loyalty(face),
                abilities,
                face.oracleText());
    }

    /// Every word that means something said before is bound to it.
    private List<Ability> bind(CardData face, TypeLine types, @Nullable ManaCost cost, List<Ability> abilities) {
        Nature nature = Nature.of(types, cost, abilities);
        List<Ability> bound = new ArrayList<>();
        for (Ability ability : abilities) {
            Binder.Bound result = Binder.bind(ability, nature);
            for (Unbound unbound : result.unbound()) unbound(face, unbound);
            bound.add(result.ability());
        }
        return bound;
    }

    private void unbound(CardData face, Unbound unbound) {
        String text = face.oracleText();
        int from = Math.max(0, text.indexOf(unbound.word()));
        problems.add(new Problem(
                unbound.kind() == Unbound.Kind.UNBOUND ? Kind.UNBOUND : Kind.AMBIGUOUS_REFERENCE,
                face.name(),
                text,
                from,
                Math.min(text.length(), from + unbound.word().length()),
                unbound.reason(),
                unbound.word()));
    }

    private @Nullable Face malformed(CardData face, String field, String reason) {
        problems.add(
                new Problem(Kind.MALFORMED, face.name(), field, 0, field.length(), reason, "type line or mana cost"));
        return null;
    }

    private static int loyalty(CardData face) {
        if (face.loyalty().equals("X")) return Face.LOYALTY_X;
        return number(face.loyalty().isEmpty() ? face.defense() : face.loyalty());
    }

    /// A star is 0 (CR 208.2a); an ability says what it is.
    /// CR 208.2a: without what defines it, "*" is 0 and "1+*" is 1.
    private static int number(String printed) {
        int star = printed.indexOf('*');
        if (star > 0 && !Character.isDigit(printed.charAt(star - 1))) return number(printed.substring(0, star - 1));
        if (star == 0 && printed.length() > 2) return number(printed.substring(1));
        try {
            return printed.isEmpty() ? 0 : Integer.parseInt(printed);
        } catch (NumberFormatException _) {
            return 0;
        }
    }

    private List<Ability> abilities(CardData face, boolean legendary, boolean spell) {
        int length = face.oracleText().length();
        if (length > LONGEST) {
            String reason = "The text has " + length + " characters; a card's text has at most " + LONGEST + ".";
            problems.add(
                    new Problem(Kind.NOT_READ, face.name(), face.oracleText(), LONGEST, length, reason, "too long"));
            return List.of();
        }
        Wording wording = Wording.of(face.name(), legendary, face.oracleText());
        List<Ability> abilities = new ArrayList<>();
        Levels levels = new Levels(abilities);
        for (Wording.Paragraph paragraph : wording.paragraphs()) {
            if (!spell && levels.isOpenedBy(paragraph.text())) continue;
            int symbol = levels.stationSymbol(paragraph.text(), !face.power().isEmpty());
            var text = new Wording.Paragraph(
                    paragraph.start() + symbol, paragraph.text().substring(symbol));
            List<Ability> read = paragraph(face, wording, text, spell);
            if (read != null) levels.add(read);
        }
        levels.closeLast();
        String star = face.power() + face.toughness();
        if (star.contains("*") && problems.isEmpty() && !abilities.toString().contains("DefinePowerToughness"))
            problems.add(
                    new Problem(Kind.NOT_READ, face.name(), star, 0, star.length(), "Nothing says what * is.", "*"));
        return spell ? oneSpell(face, abilities) : abilities;
    }

    private @Nullable List<Ability> paragraph(
            CardData face, Wording wording, Wording.Paragraph paragraph, boolean spell) {
        try {
            List<Ability> read = read(face, wording, paragraph, spell);
            // Only a long text lies so deep.
            boolean tooDeep = read != null && paragraph.text().length() > 1_000 && Nesting.of(read) > MOST_NESTED;
            if (!tooDeep) return read;
        } catch (Text.TooMuch | StackOverflowError _) {
            // Told below.
        }
        String reason = "There are too many ways to read this. Write it in shorter sentences.";
        whole(Kind.NOT_READ, face, wording, paragraph, reason, "too much");
        return null;
    }

    private @Nullable List<Ability> read(CardData face, Wording wording, Wording.Paragraph paragraph, boolean spell) {
        Text text = new Text(paragraph.text());
        Phrase<List<Ability>> phrase = spell ? Abilities.OF_SPELL : Abilities.OF_PERMANENT;
        List<List<Ability>> readings = phrase.readWhole(text);
        List<List<Ability>> exact =
                exact(phrase, text).stream().map(Reading::value).toList();
        if (exact.size() == 1) {
            String unexecuted = Unexecuted.in(exact.getFirst());
            if (unexecuted != null)
                whole(
                        Kind.NOT_EXECUTED,
                        face,
                        wording,
                        paragraph,
                        "The engine does not carry out " + unexecuted + " yet.",
                        unexecuted);
            return Binder.inOneParagraph(exact.getFirst());
        }
        if (exact.size() > 1) {
            whole(Kind.AMBIGUOUS, face, wording, paragraph, exact.size() + " meanings are possible.", "ambiguous");
        } else if (!readings.isEmpty()) {
            String printed = phrase.print(readings.getFirst());
            String reason = printed == null ? "No card would say it so." : "Write: " + Advice.named(face, printed);
            whole(Kind.MISPRINTED, face, wording, paragraph, reason, "misprinted");
        } else notRead(face, wording, paragraph, text);
        return null;
    }

    private void whole(
            Kind kind, CardData face, Wording wording, Wording.Paragraph paragraph, String reason, String place) {
        int from = wording.origin(paragraph.start());
        int to = wording.origin(paragraph.start() + paragraph.text().length());
        problems.add(new Problem(kind, face.name(), face.oracleText(), from, to, reason, place));
    }

    private void notRead(CardData face, Wording wording, Wording.Paragraph paragraph, Text text) {
        int at = text.furthest();
        int from = wording.origin(paragraph.start() + text.start(at));
        int to = wording.origin(paragraph.start() + text.end(Math.min(at, Math.max(0, text.size() - 1))));
        String line = face.oracleText()
                .substring(
                        wording.origin(paragraph.start()),
                        wording.origin(paragraph.start() + paragraph.text().length()));
        String advice = advising ? Advice.on(face, line, text) : null;
        problems.add(new Problem(
                Kind.NOT_READ,
                face.name(),
                face.oracleText(),
                from,
                Math.max(from, to),
                advice != null ? advice : Advice.expected(text),
                place(text, at)));
    }

    /// The words around a place, so that the same missing phrase is counted as one.
    private static String place(Text text, int at) {
        StringBuilder words = new StringBuilder();
        for (int i = Math.max(0, at - 3); i < Math.min(text.size(), at + 4); i++) {
            if (i == at) words.append("▸ ");
            String word = text.words().get(i);
            words.append(word.matches("[0-9]+") ? "#" : word.equals("\n") ? "¶" : word)
                    .append(' ');
        }
        return words.toString().strip();
    }

    /// The paragraphs of an instant or sorcery are one set of instructions (CR 608.2c).
    private List<Ability> oneSpell(CardData face, List<Ability> abilities) {
        List<Ability> merged = new ArrayList<>();
        List<Effect> steps = new ArrayList<>();
        List<Joint> joints = new ArrayList<>();
        int place = -1;
        int paragraph = 0;
        for (Ability ability : abilities) {
            if (!(ability instanceof Ability.Spell(Effect effect))) {
                merged.add(ability);
                continue;
            }
            if (place >= 0 && Abilities.isInstead(effect)) {
                insteadOfLast(face, effect, steps, joints, paragraph);
                continue;
            }
            if (place < 0) {
                place = merged.size();
                merged.add(ability);
            } else joints.add(Joint.PARAGRAPH);
            paragraph = steps.size();
            if (effect instanceof Effect.Sequence(List<Effect> more, List<Joint> theirs)) {
                steps.addAll(more);
                joints.addAll(theirs.subList(0, more.size() - 1));
            } else steps.add(effect);
        }
        if (place >= 0)
            merged.set(
                    place,
                    new Ability.Spell(steps.size() == 1 ? steps.getFirst() : new Effect.Sequence(steps, joints)));
        return merged;
    }

    /// "… instead": the last paragraph and this one are two sides of a condition.
    private void insteadOfLast(CardData face, Effect effect, List<Effect> steps, List<Joint> joints, int paragraph) {
        int last = steps.size() - 1;
        Effect previous = paragraph == last
                ? steps.get(last)
                : new Effect.Sequence(steps.subList(paragraph, steps.size()), joints.subList(paragraph, joints.size()));
        Effect both = Abilities.instead(previous, effect);
        if (both == null) {
            problems.add(new Problem(
                    Kind.NOT_READ,
                    face.name(),
                    face.oracleText(),
                    0,
                    face.oracleText().length(),
                    "What this is done instead of is not clear.",
                    "instead of the paragraph before"));
            return;
        }
        while (steps.size() > paragraph) steps.removeLast();
        while (joints.size() > Math.max(0, paragraph)) joints.removeLast();
        steps.add(both);
    }
}
