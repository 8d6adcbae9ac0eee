import type { z } from "zod";
import { kinds } from "../../../src/model/content-model";
import type { Folder } from "../../../src/model/descriptors";
import { fieldsOf, groupSchemaOf, type Field } from "../../../src/model/schema/schema-fields";

const TEXT = "খেলা ও পাঠ";
const MIXED = "A lesson in English with the word পাঠ in it";

/** The other club counts its members, whose names are in Bangla anyway. */
const left: readonly Folder[] = ["members"];

/**
 * One item of each kind with Bangla in every text, even in fields that a later model adds: the content of the file, by
 * its path.
 */
export function banglaItems(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    kinds
      .filter(({ folder }) => !left.includes(folder))
      .map(({ folder, idKind, format, schema }, index) => {
        const id = idKind === "number" ? 200 + index : "in-bangla";
        // Each item has its own words, like pages.
        const text = `${TEXT} ${"০১২৩৪৫৬৭৮৯".charAt(index % 10)}${"কখগঘঙ".charAt(Math.floor(index / 10))}`;
        const item = { ...textsOf(schema, text), ...(format ? { status: "published" } : { id }) };
        const fields = JSON.stringify(item, null, 2);
        return format
          ? [`${folder}/${id}.md`, `---\n${fields}\n---\n\n## ${text}\n\n${MIXED}\n`]
          : [`${folder}/${id}.json`, fields];
      }),
  );
}

function textsOf(schema: z.ZodObject, text: string): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    fieldsOf(schema).flatMap((field): [string, unknown][] => {
      const value = valueFor(field, text);
      return value === undefined ? [] : [[field.name, value]];
    }),
  );
}

function valueFor(field: Field, text: string): unknown {
  const { kind, pattern, refersTo, example } = field.info;
  const group = groupSchemaOf(field);
  if (group) return kind === "groups" ? [textsOf(group, text)] : textsOf(group, text);
  if (kind === "image" || kind === "file") return "../media/photo.jpg";
  if (kind === "lines" || kind === "markdown-lines") return [text, MIXED];
  const isFree = (kind === "text" || kind === "long-text") && !pattern && !refersTo;
  if (isFree) return text;
  if (kind === "markdown") return `${text}\n\n${MIXED}`;
  if (!field.required) return undefined;
  return kind === "int" ? Number(example) : example;
}
