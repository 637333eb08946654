package splitsecond.app.scenario;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.Game;
import splitsecond.engine.GameView;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;
import splitsecond.players.words.DecisionInWords;

/// Turns one written answer into the choices it takes: the game asks card by card and number by number.
final class Reply {

    private static final List<String> PLACES = List.of("top", "bottom", "graveyard");

    private final Names names;
    private final int player;
    private final Answer answer;
    /// What has not been said yet: the parts of a list in order.
    private final List<Answer> left = new ArrayList<>();
    /// What was chosen, in order, for a question that asks again in which order.
    private final List<Integer> chosen = new ArrayList<>();
    /// Of cards that are placed: those already placed or ordered.
    private final List<Integer> placed = new ArrayList<>();

    private final List<Integer> ordered = new ArrayList<>();
    /// Of an amount that is divided: what is left for the others.
    private int rest = -1;

    private int given;
    private boolean begun;
    private Decision.Kind kind = Decision.Kind.NONE;
    private int subject;
    private int detail;

    Reply(Names names, int player, Answer answer) {
        this.names = names;
        this.player = player;
        this.answer = answer;
        if (answer instanceof Answer.Several several) left.addAll(flat(several));
        else left.add(answer);
    }

    /// Groups of targets follow each other.
    private static List<Answer> flat(Answer.Several several) {
        var all = new ArrayList<Answer>();
        for (var one : several.answers()) {
            if (one instanceof Answer.Several group) all.addAll(flat(group));
            else all.add(one);
        }
        return all;
    }

    /// Whether the question that is open now belongs to the one that was answered.
    boolean goesOn(Game game) {
        var decision = game.decision();
        if (game.isOver() || decision.player() != player || decision.kind() == Decision.Kind.PRIORITY) return false;
        if (answer instanceof Answer.Assigned) return goesOnPlacing(game, decision);
        if (decision.kind() == Decision.Kind.DIVIDE)
            return kind == Decision.Kind.DIVIDE && decision.subject() == subject;
        if (isOrdering(decision) && !chosen.isEmpty() && left.isEmpty()) return allChosen(decision);
        boolean same = decision.kind() == kind && decision.subject() == subject;
        if (left.isEmpty())
            return same
                    && has(decision, Option.Kind.DONE)
                    && switch (kind) {
                        case TARGET -> detail == decision.detail();
                        // Fewer are left to choose; as many are another question.
                        case CHOOSE, COST -> decision.detail() < detail;
                        default -> true;
                    };
        return same || kind == Decision.Kind.MAY || fits(game, left.getFirst());
    }

    private boolean goesOnPlacing(Game game, Decision decision) {
        if (decision.kind() == Decision.Kind.DIVIDE)
            return kind == Decision.Kind.DIVIDE && decision.subject() == subject;
        if (decision.kind() == Decision.Kind.PLACE) return true;
        return isOrdering(decision) && nextInOrder(game, decision) >= 0;
    }

    /// A question without a subject asks for an order.
    private static boolean isOrdering(Decision decision) {
        return decision.kind() == Decision.Kind.CHOOSE && decision.subject() == GameView.NONE;
    }

    private boolean allChosen(Decision decision) {
        for (int i = 0; i < decision.size(); i++)
            if (!chosen.contains(decision.option(i).id())) return false;
        return true;
    }

    private boolean fits(Game game, Answer one) {
        return one instanceof Answer.Named named && entity(game, named.name()) >= 0;
    }

    private static boolean has(Decision decision, Option.Kind kind) {
        return decision.indexOf(Option.pack(kind, 0)) >= 0;
    }

    /// The option that the answer means, or -1 if it is said already and only the next question remains.
    int pick(Game game) {
        var decision = game.decision();
        boolean first = !begun;
        begun = true;
        kind = decision.kind();
        subject = decision.subject();
        detail = decision.detail();
        if (kind == Decision.Kind.DIVIDE) return share(game, decision);
        if (answer instanceof Answer.Assigned assigned) return place(game, decision, assigned);
        if (left.isEmpty()) return rest(decision, first);
        var one = left.removeFirst();
        return switch (one) {
            case Answer.YesNo yesNo -> yesNo(game, decision, yesNo.yes());
            case Answer.Number number -> number(game, decision, number.value());
            case Answer.Named named -> named(game, decision, named);
            case Answer.Several _, Answer.Assigned _, Answer.Order _ -> throw misfit(game);
        };
    }

    /// All is said: no more of them, or the order in which they were said.
    private int rest(Decision decision, boolean first) {
        int done = decision.indexOf(Option.pack(Option.Kind.DONE, 0));
        if (done < 0 && first) done = decision.indexOf(Option.pack(Option.Kind.NO, 0));
        if (done >= 0) return done;
        for (int id : chosen) {
            int option = decision.indexOf(Option.pack(Option.Kind.ENTITY, id));
            if (option >= 0) return option;
        }
        throw new Refusal("The answer is too short.");
    }

    private int yesNo(Game game, Decision decision, boolean yes) {
        if (kind == Decision.Kind.OPTIONAL_COST) return yes && decision.size() > 1 ? 1 : 0;
        if (!yes) {
            int no = decision.indexOf(Option.pack(Option.Kind.NO, 0));
            if (no < 0) no = decision.indexOf(Option.pack(Option.Kind.DONE, 0));
            if (no < 0) throw misfit(game);
            return no;
        }
        int agreed = decision.indexOf(Option.pack(Option.Kind.YES, 0));
        if (agreed >= 0) return agreed;
        int only = -1;
        for (int i = 0; i < decision.size(); i++) {
            var option = decision.option(i).kind();
            if (option == Option.Kind.NO || option == Option.Kind.DONE) continue;
            if (only >= 0) return -1;
            only = i;
        }
        if (only < 0) throw misfit(game);
        return only;
    }

    private int number(Game game, Decision decision, int value) {
        int option = decision.indexOf(Option.pack(Option.Kind.NUMBER, value));
        if (option < 0) option = decision.indexOf(Option.pack(Option.Kind.MODE, value - 1));
        if (option < 0) throw misfit(game);
        return option;
    }

    private int named(Game game, Decision decision, Answer.Named named) {
        var name = named.name();
        int color = color(decision, name.text());
        if (color >= 0) return color;
        int word = word(decision, name.text());
        if (word >= 0) return word;
        int entity = entity(game, name);
        if (entity >= 0) {
            chosen.add(decision.option(entity).id());
            return entity;
        }
        int yes = decision.indexOf(Option.pack(Option.Kind.YES, 0));
        // A name accepts; what is named is asked for next.
        if (yes >= 0) {
            if (!names.existsAnywhere(game.everything(), name)) throw names.unknown(name);
            left.addFirst(named);
            return yes;
        }
        if (!names.existsAnywhere(game.everything(), name) && kind != Decision.Kind.WORD && kind != Decision.Kind.COLOR)
            throw names.unknown(name);
        throw misfit(game);
    }

    private static int color(Decision decision, String text) {
        var symbol = Mana.symbol(text);
        return symbol == null ? -1 : decision.indexOf(Option.pack(Option.Kind.COLOR, Mana.SYMBOLS.indexOf(symbol)));
    }

    /// A color word may be given by its letter.
    private static int word(Decision decision, String text) {
        var symbol = Mana.symbol(text);
        for (int i = 0; i < decision.words().size(); i++) {
            String word = decision.words().get(i);
            if (word.equalsIgnoreCase(text) || symbol != null && symbol.equals(Mana.symbol(word)))
                return decision.indexOf(Option.pack(Option.Kind.WORD, i));
        }
        return -1;
    }

    /// The option that is the named object or player, or -1.
    private int entity(Game game, ObjectName name) {
        var decision = game.decision();
        int player = names.player(name.text());
        int option = player < 0 ? -1 : decision.indexOf(Option.pack(Option.Kind.ENTITY, player));
        if (option >= 0) return option;
        for (int i = 0; i < decision.size(); i++) {
            if (decision.option(i).kind() != Option.Kind.ENTITY) continue;
            if (isFace(game, decision, decision.option(i), name.text())) return i;
        }
        for (int i = 0; i < decision.size(); i++) {
            if (decision.option(i).kind() != Option.Kind.ENTITY) continue;
            if (names.means(game.everything(), name, decision.option(i).id())) return i;
        }
        return -1;
    }

    /// Where the faces of a card can be chosen apart, each has its name.
    private static boolean isFace(Game game, Decision decision, Option option, String name) {
        if (decision.kind() != Decision.Kind.CHOOSE || !GameView.isObject(option.id())) return false;
        var faces = game.everything().card(option.id()).definition().faces();
        return faces.size() > 1
                && option.variant() < faces.size()
                && faces.get(option.variant()).name().equalsIgnoreCase(name);
    }

    /// One part of a divided amount; the game works out the last one.
    private int share(Game game, Decision decision) {
        int most = decision.option(decision.size() - 1).id();
        int share = answer instanceof Answer.Assigned assigned
                ? assigned(game, assigned, DecisionInWords.recipient(game.everything(), decision))
                : listed(game);
        int option = decision.indexOf(Option.pack(Option.Kind.NUMBER, share));
        if (option < 0) throw misfit(game);
        rest = most - share;
        if (!isDivisionAsked(game, option) && rest != remaining()) throw misfit(game);
        return option;
    }

    /// Whether the game asks about the same division again after this option.
    private boolean isDivisionAsked(Game game, int option) {
        var trial = game.fork();
        trial.choose(option);
        var next = trial.decision();
        return !trial.isOver()
                && next.kind() == Decision.Kind.DIVIDE
                && next.subject() == subject
                && next.detail() > detail;
    }

    private int listed(Game game) {
        if (left.isEmpty() || !(left.removeFirst() instanceof Answer.Number number)) throw misfit(game);
        return number.value();
    }

    /// What the answer says about those who are not asked about; a single share leaves the rest open.
    private int remaining() {
        if (answer instanceof Answer.Assigned assigned) {
            int sum = 0;
            for (var entry : assigned.entries())
                if (entry.answer() instanceof Answer.Number number) sum += number.value();
            return sum - given;
        }
        if (left.isEmpty()) return rest;
        int sum = 0;
        for (var one : left) if (one instanceof Answer.Number number) sum += number.value();
        return sum;
    }

    private int assigned(Game game, Answer.Assigned assigned, int recipient) {
        for (var entry : assigned.entries()) {
            if (!names.existsAnywhere(game.everything(), entry.name())) throw names.unknown(entry.name());
            if (!names.means(game.everything(), entry.name(), recipient)) continue;
            if (!(entry.answer() instanceof Answer.Number number)) throw misfit(game);
            given += number.value();
            return number.value();
        }
        return 0;
    }

    /// `{top: […], bottom: […], graveyard: […]}`.
    private int place(Game game, Decision decision, Answer.Assigned assigned) {
        if (decision.kind() == Decision.Kind.PLACE) {
            int card = decision.subject();
            for (var entry : assigned.entries()) {
                int place = PLACES.indexOf(entry.name().text().toLowerCase(Locale.ROOT));
                if (place < 0 || !names(game, entry.answer(), card)) continue;
                int option = decision.indexOf(Option.pack(Option.Kind.PLACE, place));
                if (option < 0) throw misfit(game);
                placed.add(card);
                return option;
            }
            throw misfit(game);
        }
        int next = nextInOrder(game, decision);
        if (next < 0) throw misfit(game);
        ordered.add(decision.option(next).id());
        return next;
    }

    /// Whether a list of names has this card, and no other card has taken its place.
    private boolean names(Game game, Answer list, int card) {
        int named = 0;
        for (var one : items(list)) {
            if (!(one instanceof Answer.Named name)) continue;
            if (!names.existsAnywhere(game.everything(), name.name())) throw names.unknown(name.name());
            if (isCard(game, name.name(), card)) named++;
        }
        String own = names.of(game.everything(), card);
        for (int other : placed) if (names.of(game.everything(), other).equals(own)) named--;
        return named > 0;
    }

    /// Cards that are looked at are counted among themselves, not over the whole library.
    private boolean isCard(Game game, ObjectName name, int card) {
        return names.isNamed(game.everything(), card, name.name())
                || names.isNamed(game.everything(), card, name.text());
    }

    private static List<Answer> items(@Nullable Answer answer) {
        if (answer instanceof Answer.Several several) return several.answers();
        return answer == null ? List.of() : List.of(answer);
    }

    private int nextInOrder(Game game, Decision decision) {
        if (!(answer instanceof Answer.Assigned assigned)) return -1;
        for (var entry : assigned.entries()) {
            for (var one : items(entry.answer())) {
                if (!(one instanceof Answer.Named named)) continue;
                for (int i = 0; i < decision.size(); i++) {
                    int id = decision.option(i).id();
                    if (!ordered.contains(id) && isCard(game, named.name(), id)) return i;
                }
            }
        }
        return -1;
    }

    private Refusal misfit(Game game) {
        return new Refusal("That is no answer to what " + names.of(game.everything(), player) + " is asked ("
                + game.decision().kind().name().toLowerCase(Locale.ROOT).replace('_', ' ') + ").");
    }
}
