/**
 * If two texts are the same in English but differ in another language, they have a note after this sign, which is not
 * shown.
 */
const NOTE_SIGN = "||";

export function englishOf(message: string): string {
  return message.split(NOTE_SIGN, 1)[0] ?? "";
}

/** A message as `t` takes it; for any other text a sentence that says what to write instead. */
export type Checked<M extends string> = string extends M
  ? 'Write the English text into the call, in quotes: t("Back to Events")'
  : ReadText<M> extends infer Fault extends string
    ? Fault
    : M;

/** The arguments of `t` after the message: the values of its placeholders, if it has any. */
export type ValuesOf<M extends string> = M extends `${string}{${string}`
  ? ReadText<M> extends [infer Found extends Placeholder]
    ? [values: { readonly [Name in Found["name"]]: ValueOf<Extract<Found, { name: Name }>["takes"]> }]
    : object[]
  : [];

/** `takes`: `text`, `number`, or the keys of a select. */
interface Placeholder {
  name: string;
  takes: string;
}

type ValueOf<Takes extends string> = "number" extends Takes
  ? number
  : "other" extends Takes
    ? string
    : [Takes] extends ["text"]
      ? string | number
      : Exclude<Takes, "text">;

/**
 * The placeholders of a message in ICU MessageFormat, as a union in a list; a sentence if it can't be read. `Outer` are the selects and plurals around it, the innermost first: a name for a
 * select, whose keys are collected, `null` for a plural.
 */
type ReadText<S extends string, Outer extends unknown[] = [], Found = never> = S extends `${infer Text}{${infer Rest}`
  ? Text extends `${string}}${string}`
    ? EndBranch<S, Outer, Found>
    : ReadPlaceholder<Rest, Outer, Found>
  : S extends `${string}}${string}`
    ? EndBranch<S, Outer, Found>
    : Outer extends []
      ? [Found]
      : "Close each { of the message with a }";

type EndBranch<S extends string, Outer extends unknown[], Found> = Outer extends []
  ? "The message has a } without a {"
  : S extends `${string}}${infer Rest}`
    ? ReadCases<Rest, Outer, Found>
    : never;

type ReadPlaceholder<S extends string, Outer extends unknown[], Found> = S extends `${infer Head}}${infer Rest}`
  ? Head extends `${infer Name}, select,${string}`
    ? S extends `${string}, select,${infer Cases}`
      ? ReadCases<Cases, [Name, ...Outer], Found>
      : never
    : Head extends `${infer Name}, ${"plural" | "selectordinal"},${string}`
      ? S extends `${string}, ${"plural" | "selectordinal"},${infer Cases}`
        ? ReadCases<Cases, [null, ...Outer], Found | { name: Name; takes: "number" }>
        : never
      : Head extends `${infer Name}, number`
        ? ReadText<Rest, Outer, Found | { name: Name; takes: "number" }>
        : Head extends `${string}${"," | " " | "{"}${string}`
          ? `Write {name}, {name, number}, {name, plural, …} or {name, select, …}, not {${Head}}`
          : ReadText<Rest, Outer, Found | { name: Head; takes: "text" }>
  : "Close each { of the message with a }";

type ReadCases<S extends string, Outer extends unknown[], Found> = S extends `${infer Key}{${infer Rest}`
  ? Key extends `${string}}${string}`
    ? EndCases<S, Outer, Found>
    : ReadText<
        Rest,
        Outer,
        Outer extends [infer Name extends string, ...unknown[]] ? Found | { name: Name; takes: Trimmed<Key> } : Found
      >
  : EndCases<S, Outer, Found>;

type EndCases<S extends string, Outer extends unknown[], Found> = S extends `${string}}${infer Rest}`
  ? Outer extends [unknown, ...infer Further]
    ? ReadText<Rest, Further, Found>
    : never
  : "Close each { of the message with a }";

type Trimmed<S extends string> = S extends ` ${infer Rest}` | `\n${infer Rest}`
  ? Trimmed<Rest>
  : S extends `${infer Rest} ` | `${infer Rest}\n`
    ? Trimmed<Rest>
    : S;
