@NullMarked
package splitsecond.players.controller;

import org.jspecify.annotations.NullMarked;
