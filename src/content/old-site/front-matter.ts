import { parse as parseToml } from "smol-toml";
import { parse as parseYaml } from "yaml";
import { isJsonObject, type JsonObject } from "../../model/schema/json-object";
import { lineAt } from "../read/content-error";
import { withoutByteOrderMark } from "../read/file-text";

/** An article of another generator in its parts. */
export interface OldText {
  readonly fields: JsonObject;
  readonly body: string;
  /** The line of the file on which the body begins. */
  readonly bodyLine: number;
  /** The reason why the front matter can't be read, in a sentence. */
  readonly error?: string;
}

const fence = /^(---|\+\+\+)[ \t]*\n([\s\S]*?)^\1[ \t]*(?:\n|$)/m;

/** Reads a Markdown file with front matter in YAML (`---`), TOML (`+++`) or JSON (`{`), or with none. */
export function readOldText(source: string): OldText {
  const text = withoutByteOrderMark(source).replace(/\r\n?/g, "\n");
  const found = fence.exec(text);
  if (found?.index === 0) {
    const [whole, mark, inner = ""] = found;
    return partsOf(text, whole.length, () =>
      mark === "+++" ? parseToml(inner) : parseYaml(inner, { schema: "core" }),
    );
  }
  const end = text.startsWith("{\n") ? text.indexOf("\n}\n") : -1;
  if (end > 0) return partsOf(text, end + 3, () => JSON.parse(text.slice(0, end + 2)));
  return { fields: {}, body: text, bodyLine: 1 };
}

function partsOf(text: string, length: number, parse: () => unknown): OldText {
  const parts = { body: text.slice(length), bodyLine: lineAt(text, length) };
  try {
    const fields = plain(parse() ?? {});
    if (isJsonObject(fields)) return { ...parts, fields };
    return {
      ...parts,
      fields: {},
      error: "has front matter without fields, expected fields such as 'title: A first contest'",
    };
  } catch (error) {
    const [reason = "unreadable"] = (error instanceof Error ? error.message : "").split("\n");
    return { ...parts, fields: {}, error: `has front matter that can't be read (${reason.replace(/[.:]$/, "")})` };
  }
}

/** Dates of TOML as texts, at any depth. */
function plain(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value === "bigint") return Number(value);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, plain(inner)]));
}
