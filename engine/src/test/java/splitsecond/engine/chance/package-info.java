@org.jspecify.annotations.NullMarked
package splitsecond.engine.chance;
