import { isJsonObject, type JsonObject } from "../../model/schema/normalise";
import { describeValue } from "../../model/check/sentence";
import { ContentError } from "./content-error";
import { withoutByteOrderMark } from "./byte-order-mark";
import { scanJson } from "./scan-json";

/** What a file says, and which of its names are twice in one object. */
export interface JsonFile {
  readonly item: JsonObject;
  readonly repeated: ReadonlySet<string>;
}

/** The object that a JSON file holds; throws a ContentError where it holds none. */
export function readJson(source: string): JsonFile {
  const text = withoutByteOrderMark(source);
  const expected = 'expected an object such as { "title": "…" }';
  if (text.trim() === "") throw new ContentError(`is empty, ${expected}`);
  const item = parse(text);
  const repeated = scanJson(text);
  if (!isJsonObject(item))
    throw new ContentError(`${item === null ? "holds nothing" : describeHolding(item)}, ${expected}`);
  return { item, repeated };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    scanJson(text);
    throw new ContentError(`is not valid JSON (${error instanceof Error ? error.message : "unreadable"}), expected JSON`);
  }
}

function describeHolding(value: unknown): string {
  return describeValue(value).replace(/^is/, "holds");
}
