package splitsecond.app.table;

import com.fasterxml.jackson.annotation.JsonInclude;
import org.jspecify.annotations.Nullable;

/// An object or a player, in a view or a call.
///
/// @param object as the viewer calls it: see `Ids`
@JsonInclude(JsonInclude.Include.NON_NULL)
public record Reference(@Nullable Long object, @Nullable Integer player) {}
