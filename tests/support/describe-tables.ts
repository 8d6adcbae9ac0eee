import { readFileSync } from "node:fs";
import { parse } from "yaml";

/**
 * Results of a pure function, in one of three forms: a value `of` each text, the same value (`is`) for each of several
 * inputs, or `rows` of parameters, whose last entry is the value unless `is` says it. `null` is no value.
 */
interface Table {
  readonly of?: Readonly<Record<string, unknown>>;
  readonly is?: unknown;
  readonly each?: readonly unknown[];
  readonly rows?: readonly (readonly unknown[])[];
}

interface Row {
  readonly parameters: readonly unknown[];
  readonly value: unknown;
}

function rowsOf(
  { of = {}, each = [], rows = [], is: value = null, ...rest }: Table,
  hasValue: boolean,
): readonly Row[] {
  if (Object.keys(rest).length > 0) throw new Error(`A table has no ${Object.keys(rest).join()}`);
  return [
    ...Object.entries(of).map(([input, expected]) => ({ parameters: [input], value: expected })),
    ...each.map((input) => ({ parameters: [input], value })),
    ...rows.map((row) => (hasValue ? { parameters: row, value } : { parameters: row.slice(0, -1), value: row.at(-1) })),
  ];
}

/** Expands repetitions in a text: `{3 × ab}` is `ababab`. */
export const writtenOut = (text: string) =>
  text.replace(/\{(\d+) × ([^}]+)\}/g, (_, count: string, part: string) => part.repeat(Number(count)));

/** Tests pure functions with the tables of a YAML file: each function by its name, and its tables by their titles. */
export function describeTables(file: string, functions: Readonly<Record<string, (...parameters: never[]) => unknown>>) {
  const tables = parse(writtenOut(readFileSync(file, "utf8"))) as Readonly<
    Record<string, Readonly<Record<string, Table>>>
  >;
  test("each function has its tables", () => expect(Object.keys(functions)).toEqual(Object.keys(tables)));
  describe.each(Object.entries(functions))("%s", (name, run) => {
    describe.each(Object.entries(tables[name] ?? {}))("%s", (_, table) => {
      it.each(rowsOf(table, "is" in table))("$parameters", ({ parameters, value }) => {
        expect(Reflect.apply(run, undefined, parameters) ?? null).toEqual(value);
      });
    });
  });
}
