import type { z } from "zod";
import type { ContentItem } from "../../../src/content/content";
import { article } from "../../../src/model/kinds/article";
import { kinds, singletons, writtenFiles } from "../../../src/model/content-model";
import { fileOfYear, type Kind } from "../../../src/model/kind";
import type { JsonObject } from "../../../src/model/schema/json-object";
import { fieldsOf, groupSchemaOf, type Field } from "../../../src/model/schema/schema-fields";
import { redirectList } from "../../../src/model/site/redirect-list";

/** An item with a valid value in every field of its kind. */
type ValidItem = Omit<ContentItem, "repeated">;

const examples: Partial<Record<Field["info"]["kind"], unknown>> = {
  text: "Text",
  "long-text": "A sentence.",
  markdown: "## A heading\n\nWords with [a link](https://example.org) and `code`.",
  date: "2026-02-14",
  time: "10:00 AM - 1:00 PM",
  int: 2020,
  number: 4.5,
  bool: true,
  link: "https://example.org/a",
  image: "../media/picture.jpg",
  file: "https://example.org/routine.pdf",
};

/** The files to which the items refer. */
export const mediaFiles: ReadonlySet<string> = new Set(["media/picture.jpg"]);

/**
 * Fields that have to fit others, by their names and kinds: what is over takes no registrations, an option has a number,
 * a profile, an event and a sheet exist, what is solved is counted, and days follow each other.
 */
const fitting: JsonObject = {
  "registrationOpen bool": false,
  "answer int": 1,
  "profile link": undefined,
  "changes lines": ["2026-02-14 1342", "2026-03-01 1408"],
  "oldServiceWorkers lines": ["/sw.js"],
  "cells cells": ["+2 87"],
  "solved int": 1,
  "event text": undefined,
  "sheet text": undefined,
};

/** A valid item of each kind, all site files and all files that commands write. */
export function validItems(): ValidItem[] {
  return [
    ...kinds.map((kind, index) => itemOfKind(kind, index + 1)),
    ...[...singletons, ...writtenFiles].map((source) => {
      const file = fileOfYear(source, "2026");
      const fields = source === redirectList ? redirects : fieldsLike(source.schema);
      return { source, file, name: file.replace(/^.*\/|\.json$/g, ""), fields };
    }),
  ];
}

const redirects = { redirects: [{ from: "/old", to: "https://example.org/new" }] };

function itemOfKind(kind: Kind, number: number): ValidItem {
  const id = kind.idKind === "number" ? number : `item-${number}`;
  const fields = { ...fieldsLike(kind.schema), ...ownNames(kind, number) };
  if (kind.format === undefined)
    return { source: kind, file: `${kind.folder}/${id}.json`, name: String(id), fields: { ...fields, id } };
  return { source: kind, file: `${kind.folder}/${id}.md`, name: String(id), fields, body: String(examples.markdown) };
}

/** Fields that must be unique, name another item, or agree with another field. */
function ownNames(kind: Kind, number: number): JsonObject {
  if (kind === article)
    return { authorId: String(kinds.findIndex(({ folder }) => folder === "team") + 1), author: undefined };
  if ("repeats" in kind.schema.shape)
    return {
      repeatsUntil: "2026-06-27",
      repeatsExcept: ["2026-02-21", "2026-03-28"],
      endDate: undefined,
      everyDay: undefined,
    };
  return "name" in kind.schema.shape ? { name: `Person ${number}` } : {};
}

function fieldsLike(schema: z.ZodObject): JsonObject {
  return Object.fromEntries(
    fieldsOf(schema).map((field) => {
      const name = `${field.name} ${field.info.kind}`;
      return [field.name, name in fitting ? fitting[name] : valueLike(field)];
    }),
  );
}

function valueLike(field: Field): unknown {
  const { kind, choices, example } = field.info;
  const group = groupSchemaOf(field);
  if (group) return kind === "groups" ? [fieldsLike(group)] : fieldsLike(group);
  if (kind === "lines" || kind === "markdown-lines") return [example ?? "A line", "Another line"];
  if (choices !== undefined) return kind === "choices" ? choices.slice(0, 1) : choices[0];
  const usual = examples[kind] ?? example;
  const isValid = field.schema.safeParse(usual).success && !field.info.warnings?.(usual).length;
  return isValid ? usual : example;
}
