import { markdownError } from "../../model/markdown/markdown-error";
import { eachToken, parseMarkdown } from "../../model/markdown/parse-markdown";
import { fieldValues } from "../../model/check/validate";
import { entriesOf, withoutEmpties } from "../../model/schema/normalise";
import { fieldsOf, groupSchemaOf } from "../../model/schema/schema-fields";
import { hasText, isJsonObject } from "../../model/schema/json-object";
import type { ContentItem } from "../content";
import type { DeskLine } from "./desk-line";
import { quote } from "../../model/check/sentence";
import { typeOfName } from "../../model/files/file-types";
import { referencedFiles } from "../rules/item-targets";

/** The pictures and videos of an item, in its lists and texts, that say nothing to people who can't see them. */
export function missingAltTexts({ source, fields, file, body = "" }: ContentItem): DeskLine[] {
  const inFields = [...fieldValues(source.schema, fields)].flatMap(({ field, value, path, asSpelt }) => {
    if (field.info.kind === "markdown" && typeof value === "string") return inMarkdown(value, file, path);
    const inner = groupSchemaOf(field);
    if (!inner || !fieldsOf(inner).some(({ name }) => name === "alt")) return [];
    return entriesOf(field, value, asSpelt)
      .filter(({ entry }) => !hasText(entry, "alt"))
      .map(({ suffix }) => line(file, `${path}${suffix}`));
  });
  return [...inFields, ...inMarkdown(body, file, "body")];
}

function inMarkdown(source: string, file: string, path: string): DeskLine[] {
  if (!source.includes("![") || markdownError(source) !== undefined) return [];
  let count = 0;
  eachToken(parseMarkdown(source), (token) => {
    if (token.type === "image" && token.content.trim() === "") count += 1;
  });
  return count === 0 ? [] : [line(file, path)];
}

function line(file: string, path: string): DeskLine {
  return { topic: "alt", file, path, message: "has no alt text: say in a sentence what it shows" };
}

/** The modules of a course that have neither a video nor a text in its place, in one line; courses that are still to come have none yet. */
export function missingVideos({ fields, file }: ContentItem): DeskLine[] {
  const { modules, status } = fields;
  if (!Array.isArray(modules) || status === "Coming Soon") return [];
  const all = modules.filter(isJsonObject);
  const missing = all.filter(({ videoUrl, text }) =>
    [videoUrl, text].every((value) => withoutEmpties(value) === undefined),
  );
  if (missing.length === 0) return [];
  const names = missing.map(({ title, id }) => quote(String(title ?? id)));
  const message = `${missing.length} of ${all.length} modules have no video: ${names.join(", ")}`;
  return [{ topic: "videos", file, path: "modules", message }];
}

/** Pictures of the media folder that no item names. */
export function unusedPictures(items: readonly ContentItem[], mediaFiles: readonly string[]): DeskLine[] {
  const used = new Set(items.flatMap((item) => [...referencedFiles(item)]));
  return mediaFiles
    .filter((file) => typeOfName(file)?.family === "picture" && !used.has(file))
    .map((file) => ({
      topic: "unused",
      file,
      path: "",
      message: "is a picture that nothing uses: delete it in Media",
    }));
}
