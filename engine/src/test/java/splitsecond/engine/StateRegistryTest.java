package splitsecond.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import splitsecond.engine.ability.CounterKind;
import splitsecond.engine.card.Keyword;
import splitsecond.engine.card.Keywords;
import splitsecond.engine.card.ManaCost;
import splitsecond.engine.decision.GameOptions;
import splitsecond.engine.registry.Part;
import splitsecond.engine.registry.Uncounted;
import splitsecond.engine.state.Agenda;
import splitsecond.engine.state.Blueprint;
import splitsecond.engine.state.Characteristics;
import splitsecond.engine.state.CompiledAbility;
import splitsecond.engine.state.Counters;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;
import splitsecond.engine.state.Memory;
import splitsecond.engine.state.StackItem;

/// Every field of every part of a game is changed, one at a time: hash and equality see it, and a fork carries it. A
/// field that nobody has registered, copied or marked as `Uncounted` fails here.
class StateRegistryTest {

    private static final String ENGINE = "splitsecond.engine.";

    /// A part that differs from the one it was made from in one field.
    private record Variant(String path, Object value) {
        Variant in(String outer, Object whole) {
            return new Variant(outer + path, whole);
        }
    }

    private GameState base;
    /// A creature on the battlefield, with everything an object can have.
    private int laden;

    @BeforeEach
    void inMidGame() throws Exception {
        var deck = HandmadeCards.deck(
                24,
                HandmadeCards.MOUNTAIN,
                12,
                HandmadeCards.LIGHTNING_BOLT,
                12,
                HandmadeCards.GRAY_OGRE,
                12,
                HandmadeCards.RAGING_GOBLIN);
        var seats = List.of(new Setup.Seat("alice", deck), new Setup.Seat("bob", deck));
        var game = Game.start(Setup.of(seats, 7, GameOptions.FAST));
        var random = new Random(7);
        while (game.state().zones.battlefield.size() < 6)
            game.choose(random.nextInt(game.decision().size()));
        base = game.state();
        laden = base.zones.battlefield.get(0);
        base.setCounters(laden, Counters.NONE.plus(CounterKind.P1P1, 1));
        base.setCounters(0, Counters.NONE.plus(CounterKind.ENERGY, 2));
        base.setMemory(laden, (Memory) sample(Memory.class, 0));
        base.setItem(laden, (StackItem) sample(StackItem.class, 0));
        base.setDamage(laden, 1);
        base.setBlueprint(laden, base.original(laden));
        base.delete(base.zones.exile.isEmpty() ? base.library(1).removeLast() : base.zones.exile.removeLast());
        fill(base);
    }

    @Test
    void everyFieldCounts() throws Exception {
        var broken = new ArrayList<String>();
        var variants = variants(GameState.class, base, "");
        for (var variant : variants) check(variant, base, broken);
        assertThat(broken).isEmpty();
        assertThat(variants.size()).isGreaterThan(300);
    }

    @Test
    void everyFieldOfEveryFrameCounts() throws Exception {
        var broken = new ArrayList<String>();
        var names = new HashSet<String>();
        for (var frame : classes()) {
            if (!Agenda.Frame.class.isAssignableFrom(frame) || Modifier.isAbstract(frame.getModifiers())) continue;
            if (!names.add(frame.getSimpleName())) broken.add("two frames are called " + frame.getSimpleName());
            var suspended = base.fork();
            suspended.agenda.clear();
            suspended.agenda.push((Agenda.Frame) sample(frame, 0));
            int sound = broken.size();
            check(new Variant(frame.getSimpleName(), suspended), base, broken);
            if (broken.size() > sound) continue;
            for (var variant : variants(frame, suspended.agenda.top(), frame.getSimpleName())) {
                var changed = suspended.fork();
                changed.agenda.clear();
                changed.agenda.push((Agenda.Frame) variant.value());
                check(new Variant(variant.path(), changed), suspended, broken);
            }
        }
        assertThat(broken).isEmpty();
        assertThat(names).hasSizeGreaterThan(15);
    }

    /// A hash is the same on every machine because texts are: of what could never be changed, only this is made.
    @Test
    void whatIsHashedByItsTextHasAStableText() throws Exception {
        var broken = new ArrayList<String>();
        for (var type : classes()) {
            if (!type.isRecord() || Part.class.isAssignableFrom(type)) continue;
            String home = type.getPackageName();
            if (!home.equals(ENGINE + "ability") && !home.equals(ENGINE + "card") && !home.equals(ENGINE + "event"))
                continue;
            for (var component : type.getRecordComponents())
                if (!isTextual(component.getGenericType()))
                    broken.add(type.getName() + "." + component.getName() + " is a " + component.getGenericType());
        }
        assertThat(broken).isEmpty();
    }

    @Test
    void forksAndReplaysAreEqualUntilTheyDiffer() {
        var fork = base.fork();
        assertThat(fork.sameAs(base)).isTrue();
        assertThat(fork.hash()).isEqualTo(base.hash());
        fork.players.monarch = 1;
        assertThat(fork.sameAs(base)).isFalse();
        assertThat(fork.hash()).isNotEqualTo(base.hash());
    }

    private static void check(Variant variant, GameState from, List<String> broken) {
        var changed = (GameState) variant.value();
        if (changed.hash() == from.hash()) broken.add(variant.path() + ": the hash is the same");
        if (changed.sameAs(from)) broken.add(variant.path() + ": the games count as equal");
        var fork = changed.fork();
        if (!fork.sameAs(changed)) broken.add(variant.path() + ": a fork is not equal");
        if (fork.hash() != changed.hash()) broken.add(variant.path() + ": a fork has another hash");
    }

    // Parts that differ in one field

    private List<Variant> variants(Type type, @Nullable Object value, String path) throws Exception {
        return switch (value) {
            case null -> List.of(new Variant(path, sample(type, 0)));
            case Boolean flag -> List.of(new Variant(path, !flag));
            case Integer number -> List.of(new Variant(path, number + 1));
            case Long number -> List.of(new Variant(path, number + 1));
            case String text -> List.of(new Variant(path, text + "!"));
            case Enum<?> one -> {
                var all = one.getDeclaringClass().getEnumConstants();
                yield List.of(new Variant(path, all[(one.ordinal() + 1) % all.length]));
            }
            case IntList list -> lists(list, path);
            case List<?> list -> lists(type, list, path);
            case Blueprint blueprint -> List.of(new Variant(path, blueprint(blueprint == blueprint(0) ? 1 : 0)));
            case CompiledAbility ability -> List.of(new Variant(path, ability(ability == ability(0) ? 1 : 0)));
            case Characteristics traits -> constructed(traits, path);
            default -> {
                var home = value.getClass();
                if (home.isArray()) yield arrays(value, 0, Array.getLength(value), path);
                if (isValue(home)) {
                    var other = sample(type, 0);
                    yield List.of(new Variant(path, other.equals(value) ? sample(type, 1) : other));
                }
                yield home.isRecord() ? components(value, path) : fields(value, path);
            }
        };
    }

    private static List<Variant> lists(IntList list, String path) {
        var longer = IntList.of(list.toArray());
        longer.add(1);
        if (list.isEmpty()) return List.of(new Variant(path, longer));
        var other = IntList.of(list.toArray());
        other.set(0, other.get(0) + 1);
        return List.of(new Variant(path, longer), new Variant(path, other));
    }

    private List<Variant> lists(Type type, List<?> list, String path) throws Exception {
        var all = new ArrayList<Variant>();
        var element = argument(type);
        var longer = new ArrayList<Object>(list);
        longer.add(sample(element, 1));
        all.add(new Variant(path + " longer", longer));
        if (list.isEmpty()) return all;
        for (var variant : variants(element, list.getFirst(), "[0]")) {
            var other = new ArrayList<Object>(list);
            other.set(0, variant.value());
            all.add(variant.in(path, other));
        }
        return all;
    }

    /// What is behind the last item in use is no part of the state.
    private List<Variant> arrays(Object array, int from, int to, String path) throws Exception {
        var all = new ArrayList<Variant>();
        var type = array.getClass().getComponentType();
        if (to == 0) all.add(new Variant(path, sample(array.getClass(), 0)));
        for (int i = from; i < to; i++) {
            for (var variant : variants(type, Array.get(array, i), "[" + i + "]")) {
                var other = Array.newInstance(type, Array.getLength(array));
                System.arraycopy(array, 0, other, 0, Array.getLength(array));
                Array.set(other, i, variant.value());
                all.add(variant.in(path, other));
            }
        }
        return all;
    }

    private List<Variant> components(Object record, String path) throws Exception {
        var all = new ArrayList<Variant>();
        var components = record.getClass().getRecordComponents();
        var values = new Object[components.length];
        for (int i = 0; i < values.length; i++) {
            components[i].getAccessor().setAccessible(true);
            values[i] = components[i].getAccessor().invoke(record);
        }
        for (int i = 0; i < values.length; i++) {
            for (var variant : variants(components[i].getGenericType(), values[i], "." + components[i].getName())) {
                var others = values.clone();
                others[i] = variant.value();
                all.add(variant.in(path, canonical(record.getClass()).newInstance(others)));
            }
        }
        return all;
    }

    /// Its first fields are what it is made of, the others follow.
    private List<Variant> constructed(Object value, String path) throws Exception {
        Constructor<?> constructor = value.getClass().getConstructors()[0];
        var fields = Arrays.asList(value.getClass().getDeclaredFields()).subList(0, constructor.getParameterCount());
        var all = new ArrayList<Variant>();
        for (int i = 0; i < fields.size(); i++) {
            assertThat(fields.get(i).getType()).isEqualTo(constructor.getParameterTypes()[i]);
            for (var variant : variants(
                    fields.get(i).getGenericType(),
                    fields.get(i).get(value),
                    "." + fields.get(i).getName())) {
                var parts = new Object[fields.size()];
                for (int k = 0; k < parts.length; k++) parts[k] = fields.get(k).get(value);
                parts[i] = variant.value();
                all.add(variant.in(path, constructor.newInstance(parts)));
            }
        }
        return all;
    }

    private List<Variant> fields(Object part, String path) throws Exception {
        var all = new ArrayList<Variant>();
        for (var field : fieldsOf(part.getClass())) {
            if (field.isAnnotationPresent(Uncounted.class)) continue;
            String name = path + "." + field.getName();
            for (var variant : ofField(part, field)) {
                var other = shallowCopy(part);
                field.set(other, variant.value());
                all.add(variant.in(name, other));
            }
        }
        return all;
    }

    private List<Variant> ofField(Object part, Field field) throws Exception {
        var value = field.get(part);
        return switch (field.getDeclaringClass().getSimpleName() + "." + field.getName()) {
            // How much of an array is in use.
            case "Asking.answered", "Decision.size", "ObjectTable.slots" -> List.of(new Variant("", (int) value - 1));
            case "Asking.answers" -> arrays(value, 0, (int) get(part, "answered"), "");
            case "Decision.options" -> arrays(value, 0, (int) get(part, "size"), "");
            case "ObjectTable.cells", "ObjectTable.more" -> arrays(value, 4 * slot(), 4 * slot() + 4, "");
            case "ObjectTable.blueprints",
                    "ObjectTable.originals",
                    "ObjectTable.counters",
                    "ObjectTable.items",
                    "ObjectTable.memories" -> arrays(value, slot(), slot() + 1, "");
            default -> variants(field.getGenericType(), value, "");
        };
    }

    /// Where the tables of objects speak of the laden one.
    private int slot() {
        return laden & (1 << 14) - 1;
    }

    // Something of every kind

    /// Something of that type; another one for each seed.
    private Object sample(Type type, int seed) throws Exception {
        return sample(type, seed, new HashSet<>());
    }

    private Object sample(Type type, int seed, Set<Type> within) throws Exception {
        if (type instanceof GenericArrayType array) return array(raw(array.getGenericComponentType()), seed, within);
        var raw = raw(type);
        if (raw == int.class || raw == Integer.class) return 1 + seed;
        if (raw == long.class) return 1L + seed;
        if (raw == boolean.class) return seed == 0;
        if (raw == String.class) return "word" + seed;
        if (raw == IntList.class) return IntList.of(1 + seed, 2);
        if (raw == Blueprint.class) return blueprint(seed);
        if (raw == CompiledAbility.class) return ability(seed);
        if (raw == Characteristics.class) return blueprint(seed).faces[0];
        if (raw == Agenda.Frame.class) return sample(Class.forName(ENGINE + "rules.turn.Cleanup"), seed, within);
        if (raw == Keywords.class) return Keywords.of(Keyword.values()[seed]);
        if (raw == ManaCost.class) return ManaCost.parse("{" + (1 + seed) + "}");
        if (raw.isEnum()) return raw.getEnumConstants()[seed % raw.getEnumConstants().length];
        if (raw.isArray()) return array(raw.getComponentType(), seed, within);
        if (raw == List.class || raw == ArrayList.class)
            return new ArrayList<>(List.of(sample(argument(type), seed, within)));
        if (!within.add(raw)) throw new IllegalArgumentException(raw + " within itself");
        try {
            if (raw.isSealed()) return oneOf(raw, seed, within);
            if (raw.isRecord()) return recordOf(raw, seed, within);
            if (raw.isInterface() || !raw.getName().startsWith(ENGINE))
                throw new IllegalArgumentException("how is a " + raw + " made?");
            var part = allocate(raw);
            for (var field : fieldsOf(raw))
                if (!field.isAnnotationPresent(Uncounted.class)) {
                    try {
                        field.set(part, sample(field.getGenericType(), seed, within));
                    } catch (IllegalArgumentException endless) {
                        if (!field.getAnnotatedType().isAnnotationPresent(Nullable.class)) throw endless;
                    }
                }
            return part;
        } finally {
            within.remove(raw);
        }
    }

    private Object array(Class<?> type, int seed, Set<Type> within) throws Exception {
        var array = Array.newInstance(type, 2);
        for (int i = 0; i < 2; i++) Array.set(array, i, sample(type, seed, within));
        return array;
    }

    private Object oneOf(Class<?> type, int seed, Set<Type> within) throws Exception {
        int left = seed;
        for (var permitted : kinds(type)) {
            try {
                var made = sample(permitted, seed, within);
                if (left-- == 0) return made;
            } catch (IllegalArgumentException _) {
                // It needs one of its own kind: another does not.
            }
        }
        throw new IllegalArgumentException("no " + type + " is made of simpler things");
    }

    /// All that it may be, also by way of what is sealed within it.
    private static List<Class<?>> kinds(Class<?> type) {
        var kinds = new ArrayList<Class<?>>();
        for (var permitted : type.getPermittedSubclasses()) {
            if (permitted.isSealed()) kinds.addAll(kinds(permitted));
            else kinds.add(permitted);
        }
        return kinds;
    }

    private Object recordOf(Class<?> type, int seed, Set<Type> within) throws Exception {
        var components = type.getRecordComponents();
        var values = new Object[components.length];
        for (int i = 0; i < values.length; i++) values[i] = sample(components[i].getGenericType(), seed, within);
        return canonical(type).newInstance(values);
    }

    private Blueprint blueprint(int seed) {
        String wanted = seed == 0 ? "Mountain" : "Lightning Bolt";
        for (int p = 0; p < base.playerCount; p++)
            for (int i = 0; i < base.library(p).size(); i++) {
                var blueprint = base.blueprint(base.library(p).get(i));
                if (blueprint.card.name().equals(wanted)) return blueprint;
            }
        throw new IllegalStateException("no " + wanted + " in a library");
    }

    private CompiledAbility ability(int seed) {
        var blueprint = blueprint(seed);
        return seed == 0 ? blueprint.faces[0].abilities[0] : Objects.requireNonNull(blueprint.rules[0].spell());
    }

    /// What is empty in this game gets something.
    private void fill(Object part) throws Exception {
        for (var field : fieldsOf(part.getClass())) {
            if (field.isAnnotationPresent(Uncounted.class)) continue;
            var value = field.get(part);
            if (value instanceof ArrayList<?> list && list.isEmpty() && !(part instanceof Agenda))
                field.set(part, sample(field.getGenericType(), 0));
            else if (value == null) field.set(part, sample(field.getGenericType(), 0));
            else if (value instanceof Part room
                    && !value.getClass().isRecord()
                    && value.getClass().getPackageName().equals(ENGINE + "state")
                    && !(value instanceof IntList)) fill(room);
        }
    }

    // Reflection

    /// Never changed, equal by `equals`.
    private static boolean isValue(Class<?> type) {
        return !Part.class.isAssignableFrom(type)
                && (type.isRecord() || type == ManaCost.class || type == Keywords.class)
                && Set.of(ENGINE + "ability", ENGINE + "card").contains(type.getPackageName());
    }

    private static boolean isTextual(Type type) {
        if (type instanceof ParameterizedType list)
            return list.getRawType() == List.class && isTextual(list.getActualTypeArguments()[0]);
        var raw = raw(type);
        return raw.isPrimitive()
                || raw == String.class
                || raw.isEnum()
                || raw.isRecord()
                || raw.isSealed()
                || raw == Integer.class
                || raw == Keywords.class
                || raw == ManaCost.class;
    }

    private static Class<?> raw(Type type) {
        return switch (type) {
            case Class<?> raw -> raw;
            case ParameterizedType generic -> (Class<?>) generic.getRawType();
            case GenericArrayType array -> raw(array.getGenericComponentType()).arrayType();
            default -> throw new IllegalArgumentException("a field of type " + type);
        };
    }

    private static Type argument(Type type) {
        if (type instanceof ParameterizedType generic) return generic.getActualTypeArguments()[0];
        throw new IllegalArgumentException("a list of what? " + type);
    }

    private static List<Field> fieldsOf(Class<?> type) {
        var all = new ArrayList<Field>();
        for (Class<?> home = type; home != null && home != Object.class; home = home.getSuperclass())
            for (var field : home.getDeclaredFields()) {
                if (Modifier.isStatic(field.getModifiers())) continue;
                field.setAccessible(true);
                all.add(field);
            }
        return all;
    }

    private static Object get(Object part, String name) throws Exception {
        for (var field : fieldsOf(part.getClass())) if (field.getName().equals(name)) return field.get(part);
        throw new IllegalArgumentException(part.getClass() + " has no field " + name);
    }

    private static Object shallowCopy(Object part) throws Exception {
        var copy = allocate(part.getClass());
        for (var field : fieldsOf(part.getClass())) field.set(copy, field.get(part));
        return copy;
    }

    /// Without a constructor: what a part is when it is made is not asked.
    private static Object allocate(Class<?> type) throws Exception {
        var unsafe = Class.forName("sun.misc.Unsafe");
        var field = unsafe.getDeclaredField("theUnsafe");
        field.setAccessible(true);
        return unsafe.getMethod("allocateInstance", Class.class).invoke(field.get(null), type);
    }

    private static Constructor<?> canonical(Class<?> record) throws NoSuchMethodException {
        var types = Arrays.stream(record.getRecordComponents())
                .map(component -> component.getType())
                .toArray(Class<?>[]::new);
        var constructor = record.getDeclaredConstructor(types);
        constructor.setAccessible(true);
        return constructor;
    }

    /// All classes of the engine.
    private static List<Class<?>> classes() throws IOException, URISyntaxException, ClassNotFoundException {
        var root =
                Path.of(Objects.requireNonNull(GameState.class.getResource("/splitsecond/engine/state/GameState.class"))
                        .toURI());
        while (!root.endsWith("splitsecond")) root = Objects.requireNonNull(root.getParent());
        var home = Objects.requireNonNull(root.getParent());
        var all = new ArrayList<Class<?>>();
        try (var files = Files.walk(root.resolve("engine"))) {
            for (var file : files.filter(file -> file.toString().endsWith(".class"))
                    .sorted()
                    .toList()) {
                String name = home.relativize(file).toString().replace('/', '.').replace('\\', '.');
                if (!name.contains("-info")) all.add(Class.forName(name.substring(0, name.length() - 6)));
            }
        }
        return all;
    }
}
