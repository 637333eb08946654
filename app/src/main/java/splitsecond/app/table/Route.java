package splitsecond.app.table;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.app.web.Forwarding;
import splitsecond.app.web.Refusal;

/// One call that clients make. It is served and described from the same record, so that a description that does not
/// fit does not compile.
///
/// @param request what the body says; `Nothing` if there is none
/// @param status of an answer that is no refusal
/// @param answer what is sent back as JSON, or `String` for plain text
/// @param numbers parameters that are whole numbers; those that are not in the path may be given as a query
record Route<Q, A>(
        HandlerType method,
        String path,
        String summary,
        Class<Q> request,
        int status,
        Class<A> answer,
        List<String> numbers,
        Answering<Q, A> answering) {

    /// A body that says nothing.
    record Nothing() {}

    interface Answering<Q, A> {
        A answer(Context context, Q request);
    }

    interface Showing<A> {
        A answer(Context context);
    }

    static <A> Route<Nothing, A> get(String path, String summary, Class<A> answer, Showing<A> showing) {
        return new Route<>(
                HandlerType.GET,
                path,
                summary,
                Nothing.class,
                200,
                answer,
                List.of(),
                (context, _) -> showing.answer(context));
    }

    static <Q, A> Route<Q, A> post(
            String path, String summary, Class<Q> request, Class<A> answer, Answering<Q, A> answering) {
        return new Route<>(HandlerType.POST, path, summary, request, 200, answer, List.of(), answering);
    }

    static <Q, A> Route<Q, A> put(
            String path, String summary, Class<Q> request, Class<A> answer, Answering<Q, A> answering) {
        return new Route<>(HandlerType.PUT, path, summary, request, 200, answer, List.of(), answering);
    }

    /// The same for a call that makes something new.
    Route<Q, A> creating() {
        return new Route<>(method, path, summary, request, 201, answer, numbers, answering);
    }

    Route<Q, A> withNumbers(String... names) {
        return new Route<>(method, path, summary, request, status, answer, List.of(names), answering);
    }

    boolean hasBody() {
        return !method.equals(HandlerType.GET);
    }

    /// @param forwarding to where the game lives that it is about; null if all of them live here
    void addTo(RoutesConfig routes, @Nullable Forwarding forwarding) {
        if (forwarding == null || !path.contains("{id}")) routes.addHttpHandler(method, path, this::handle);
        else
            routes.addHttpHandler(
                    method, path, context -> forwarding.answer(context, context.pathParam("id"), this::handle));
    }

    private void handle(Context context) {
        var request = read(context);
        var given = answering.answer(context, request);
        context.status(status);
        if (given instanceof String text)
            context.contentType("text/plain; charset=utf-8").result(text);
        else context.json(given);
    }

    /// An empty body says nothing, like `{}`.
    private Q read(Context context) {
        var text = hasBody() ? context.body().strip() : "";
        if (text.equals("null")) throw new Refusal(400, "The request has no content.", List.of());
        return context.jsonMapper().fromJsonString(text.isEmpty() ? "{}" : text, request);
    }
}
