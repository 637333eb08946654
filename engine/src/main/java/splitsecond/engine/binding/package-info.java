/// CR 608.2, 607: every word that means something said before is bound to it when a text is read.
///
/// The way of a word: `Binder` goes through an ability in the order of its text. Each phrase that names something
/// (`NounBinder`), each part of the event (`EventBinder`, `EventRoles`) and each result of an instruction
/// (`InstructionBinder`) is `Said`, with the `Noun` it is and how a word that means it is bound. A word (`WordBinder`)
/// is looked up in the `Discourse`: the nearest that fits in number and kind; X, "that many" and "if you do" in
/// `NumberBinder`. What is not found, or found twice, is `Unbound`, and the card is not supported. At the end `Numbers`
/// keeps the numbers that words are bound to, and `Unbinding` gives the words back as they were said, for printing.
@NullMarked
package splitsecond.engine.binding;

import org.jspecify.annotations.NullMarked;
