import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseMarkdown } from "../../../src/model/markdown/parse-markdown";
import { isJsonObject } from "../../../src/model/schema/json-object";
import { parseJsonObject } from "../json-object";

interface Code {
  readonly language: string;
  readonly text: string;
}

/** Consecutive blocks of code, with the following blocks for their input and output. */
export interface Example {
  /** Such as `python.json modules[2].text, line 12`. */
  readonly place: string;
  readonly code: readonly Code[];
  readonly input: string;
  readonly output: string | undefined;
  readonly error: string | undefined;
}

const languages = new Set(["cpp", "python", "javascript", "jsx", "html", "css"]);

/** The examples of all texts of all courses, each once, since a translation has those of the original. */
export function lessonExamples(): readonly Example[] {
  const folder = path.join(process.env.CONTENT_DIR || "content", "courses");
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => name.endsWith(".json"));
  const examples = files.flatMap((name) =>
    examplesIn(parseJsonObject(readFileSync(path.join(folder, name), "utf8")), name),
  );
  const known = new Map(
    examples.map((example) => [JSON.stringify({ ...example, place: "" }), example] as const).reverse(),
  );
  return examples.filter((example) => known.get(JSON.stringify({ ...example, place: "" })) === example);
}

function examplesIn(value: unknown, place: string): readonly Example[] {
  if (typeof value === "string") return value.includes("```") ? examplesOfText(value, place) : [];
  if (Array.isArray(value)) return value.flatMap((entry, index) => examplesIn(entry, `${place}[${index}]`));
  if (!isJsonObject(value)) return [];
  return [
    ...questionExamples(value, place),
    ...Object.entries(value).flatMap(([name, entry]) =>
      examplesIn(entry, `${place}${place.endsWith(".json") ? " " : "."}${name}`),
    ),
  ];
}

function examplesOfText(text: string, place: string): readonly Example[] {
  const examples: Example[] = [];
  let current: Example | undefined;
  for (const { type, info, content, map } of parseMarkdown(text)) {
    const language = type === "fence" ? (info.trim().split(/\s+/)[0] ?? "") : "";
    const isSaid = current?.output !== undefined || current?.error !== undefined;
    if (current && /^(?:input|output|error)$/.test(language)) {
      current = { ...current, [language]: content };
      examples[examples.length - 1] = current;
    } else if (current && !isSaid && languages.has(language)) {
      current = { ...current, code: [...current.code, { language, text: content }] };
      examples[examples.length - 1] = current;
    } else if (languages.has(language)) {
      const line = (map?.[0] ?? 0) + 1;
      const code = [{ language, text: content }];
      current = { place: `${place}, line ${line}`, code, input: "", output: undefined, error: undefined };
      examples.push(current);
    } else current = undefined;
  }
  return examples;
}

/** The right answer to a question that begins with 'What does this print' is the output. */
function questionExamples({ question, options, answer }: Readonly<Record<string, unknown>>, place: string) {
  if (typeof question !== "string" || !question.startsWith("What does this print") || !Array.isArray(options))
    return [];
  const [, output] = /^`([^`]+)`$/.exec(String(options[Number(answer) - 1])) ?? [];
  const [, input = ""] = /^What does this print for the input `([^`]+)`/.exec(question) ?? [];
  const [example] = examplesOfText(question, `${place}, the answer`);
  return output === undefined || !example ? [] : [{ ...example, input, output }];
}
