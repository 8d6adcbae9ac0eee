import type { MessageValues } from "./message-values";

/** A text of the interface, as the English catalogue has it: ICU MessageFormat. */
export type Message = keyof typeof import("./catalogues/en.json");

/** The arguments of `t` after the message: the values of its placeholders, if it has any. */
export type ValuesOf<M extends Message> = M extends keyof MessageValues ? [values: MessageValues[M]] : [];

/** Two texts that are alike in English and differ in another language have a note after this sign, which is not shown. */
const NOTE_SIGN = "||";

/** The English words of a message, without the note to its translators. */
export function englishOf(message: string): string {
  return message.split(NOTE_SIGN, 1)[0] ?? "";
}
