import { isMap, isScalar, isSeq, parseDocument, type Document, type YAMLError } from "yaml";
import { isJsonObject, type JsonObject } from "../../model/schema/json-object";
import { unexpectedContent, shorten } from "../../model/check/sentence";
import { textLimits } from "../../model/check/text-error";
import { mergeError } from "../../model/markdown/check-markdown";
import { ContentError, lineAt, placeOf, withoutByteOrderMark } from "./file-text";
import { t } from "../../words/t";

interface ArticleFile {
  readonly frontMatter: JsonObject;
  readonly body: string;
  readonly bodyLine: number;
  readonly repeated: ReadonlySet<string>;
  /** Texts that YAML treats as comments, by field: in `title: Issue #5`, the value ends before `#5`. */
  readonly comments: ReadonlyMap<string, string>;
}

const example = "'title: Your first contest'";

/**
 * Parses a Markdown file; dates without quotes stay texts.
 *
 * @throws ContentError if the front matter is missing or is not valid YAML
 */
export function readArticle(source: string): ArticleFile {
  const text = withoutByteOrderMark(source);
  try {
    return partsOf(text);
  } catch (error) {
    const merge = mergeError(text, 1);
    throw merge === undefined ? error : new ContentError(merge);
  }
}

function partsOf(text: string): ArticleFile {
  const [opening] = /^---[ \t]*(?:\r\n|\n|\r)/.exec(text) ?? [];
  if (opening === undefined)
    throw new ContentError(
      t("found no front matter, expected a line '---', the fields and another line '---'"),
      placeOf(text, 0),
    );
  const rest = text.slice(opening.length);
  const closing = /^---[ \t]*$/m.exec(rest);
  if (!closing)
    throw new ContentError(
      t("found the end of the file, expected a line '---' after the front matter"),
      placeOf(text, text.length),
    );
  const document = parseYaml(rest.slice(0, closing.index), (offset) => placeOf(text, opening.length + offset));
  const body = rest.slice(closing.index + closing[0].length).replace(/^(?:\r\n|\n|\r)/, "");
  const bodyLine = lineAt(text, text.length - body.length);
  return {
    frontMatter: fieldsIn(document),
    body,
    bodyLine,
    repeated: repeatedNames(document),
    comments: commentsIn(document),
  };
}

function parseYaml(yaml: string, place: (offset: number) => string): Document.Parsed {
  const most = textLimits.frontMatter;
  if (yaml.length > most) {
    const count = yaml.length;
    throw new ContentError(
      t("contains front matter that has {count} characters, expected at most {most}", { count, most }),
    );
  }
  // The core schema has no dates, so they stay texts.
  const document = parseDocument(yaml, { schema: "core", uniqueKeys: false, prettyErrors: false, logLevel: "silent" });
  const [error] = document.errors;
  if (error) throw new ContentError(explain(error), place(error.pos[0]));
  return document;
}

function explain({ code, message }: YAMLError): string {
  if (code === "BLOCK_AS_IMPLICIT_KEY" || code === "MULTILINE_IMPLICIT_KEY")
    return t(
      "found text that is not a field, or a second colon, expected one field per line and quotes around a text with a colon",
    );
  if (code === "TAB_AS_INDENT") return t("found a tab, expected spaces before the field");
  const reason = shorten(message);
  if (code === "MISSING_CHAR")
    return t("found an unclosed part ({reason}), expected the character that closes it", { reason });
  return t("found invalid YAML ({reason}), expected fields such as {example}", { reason, example });
}

function fieldsIn(document: Document.Parsed): JsonObject {
  const fields = toPlainValue(document) ?? {};
  if (isJsonObject(fields)) return fields;
  throw new ContentError(
    unexpectedContent(fields, t("expected front matter with fields such as {example}", { example })),
  );
}

function toPlainValue(document: Document.Parsed): unknown {
  try {
    return document.toJS();
  } catch (error) {
    const reason = shorten(error instanceof Error ? error.message : t("unreadable"));
    throw new ContentError(
      t("contains front matter that can't be resolved ({reason}), expected fields such as {example}", {
        reason,
        example,
      }),
    );
  }
}

function repeatedNames({ contents }: Document.Parsed): ReadonlySet<string> {
  const names = isMap(contents) ? contents.items.map(({ key }) => (isScalar(key) ? String(key.value) : "")) : [];
  const seen = new Set<string>();
  return new Set(names.filter((name) => seen.has(name) || !seen.add(name)));
}

function commentsIn({ contents }: Document.Parsed): ReadonlyMap<string, string> {
  const pairs = isMap(contents) ? contents.items : [];
  const values = pairs.flatMap(({ key, value }): [string, unknown][] => {
    const name = isScalar(key) ? String(key.value) : "";
    return isSeq(value) ? value.items.map((entry, index) => [`${name}[${index}]`, entry]) : [[name, value]];
  });
  return new Map(
    values.flatMap(([name, value]) => {
      const { type, comment = "" } = isScalar(value) ? value : {};
      // People put a space after the `#` of a comment.
      return type === "PLAIN" && comment !== null && /^\S/.test(comment) ? [[name, comment]] : [];
    }),
  );
}
