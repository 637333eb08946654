package splitsecond.app.table;

import io.javalin.http.Context;
import java.util.List;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;
import splitsecond.app.web.Refusal;

/// What requests say in their paths and headers: which game, who asks, which number.
record Requests(Tables tables) {

    static String id(Context context) {
        return context.pathParam("id");
    }

    static @Nullable String token(Context context) {
        var header = context.header("Authorization");
        if (header == null || !header.regionMatches(true, 0, "Bearer", 0, 6)) return null;
        return header.substring(6).strip();
    }

    static int seats(Table table, Context context) {
        return table.seatsOf(token(context));
    }

    int seats(Context context) {
        return tables.at(id(context), table -> seats(table, context));
    }

    <A> A at(Context context, BiFunction<Table, Integer, A> what) {
        return tables.at(id(context), table -> what.apply(table, seats(table, context)));
    }

    static int number(@Nullable String text, int otherwise) {
        return text == null ? otherwise : (int) Math.clamp(number(text), Integer.MIN_VALUE, Integer.MAX_VALUE);
    }

    static long number(String text) {
        try {
            return Long.parseLong(text);
        } catch (NumberFormatException _) {
            throw new Refusal(
                    400,
                    "A number is expected, not \"" + text.substring(0, Math.min(40, text.length())) + "\".",
                    List.of("NUMBER"));
        }
    }

    static String address(Context context) {
        return context.scheme() + "://" + context.host();
    }
}
