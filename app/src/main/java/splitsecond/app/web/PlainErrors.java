package splitsecond.app.web;

import java.util.List;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;
import tools.jackson.databind.json.JsonMapper;

/// What is refused before it comes to a route, such as an address that cannot be read, is refused in the same form.
final class PlainErrors extends ErrorHandler {

    @Override
    protected void generateResponse(
            Request request, Response response, int code, String message, Throwable cause, Callback callback) {
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, "application/json");
        var body = Refusal.body("The request cannot be read: " + HttpStatus.getMessage(code) + ".", List.of());
        Content.Sink.write(response, true, JsonMapper.shared().writeValueAsString(body), callback);
    }
}
