import { labelInSentence } from "../../domain/text/letters";
import { z } from "zod";
import { kindsWith, type KindWith } from "../../model/content-model";
import { descriptors, type FolderWith } from "../../model/descriptors";
import { usedFieldsOf, type Field } from "../../model/schema/schema-fields";
import { factsOf } from "../../model/fields/field-kinds";
import { fieldRegistry } from "../../model/schema/field-info";
import { siteLanguages } from "../../words/site-language";
import { t } from "../../words/t";

export type OpenKind = KindWith<FolderWith<"openData">>;

/** A list of the open data and the kinds whose items it holds. */
export interface OpenList {
  readonly name: string;
  readonly description: string;
  readonly kinds: readonly OpenKind[];
}

const kindsByList = new Map<string, OpenKind[]>();
for (const kind of kindsWith("openData")) {
  const name = descriptors[kind.folder].openData;
  kindsByList.set(name, [...(kindsByList.get(name) ?? []), kind]);
}

export const openLists: readonly OpenList[] = [...kindsByList].map(([name, kinds]) => ({
  name,
  description: descriptionOf(kinds),
  kinds,
}));

function descriptionOf([first]: readonly OpenKind[]): string {
  return (
    first?.openDataDescription ??
    t("All {items} of the club.", { items: first ? labelInSentence(first.plural) : t("items") })
  );
}

/** True if an item is a link to a page or to a published file. */
export function leadsSomewhere(schema: z.ZodObject): boolean {
  return usedFieldsOf(schema).some(({ name, info }) => name === "url" && info.takes !== undefined);
}

/** The field with the address of an item on the site: `url`, unless items have a field of that name. */
export function nameOfAddress(kinds: readonly OpenKind[]): "url" | "page" {
  return kinds.some(({ schema }) => "url" in schema.shape) ? "page" : "url";
}

export function openFields(schema: z.ZodObject): readonly Field[] {
  return usedFieldsOf(schema).filter(({ info }) => info.isPersonal !== true && factsOf(info).isOpen);
}

/** The open fields of a kind that can be translated. */
export function openWords(schema: z.ZodObject): readonly Field[] {
  return openFields(schema).filter(({ info }) => factsOf(info).holdsWords);
}

/** The fields of items in the further languages of the site; empty on a site in one language. */
function openTranslations(kinds: readonly OpenKind[]): z.ZodRawShape {
  const further = siteLanguages().slice(1);
  if (further.length === 0) return {};
  const words = kinds.flatMap(({ schema }) =>
    openWords(schema).map(({ name, schema: field }) => [name, field.optional()]),
  );
  const inLanguage = z.object(Object.fromEntries(words)).optional();
  const languages = z.object(Object.fromEntries(further.map((language) => [language, inLanguage])));
  return { translations: languages.describe(t("What it says in other languages, by their names.")).optional() };
}

const address = z.url().describe(t("Its page on the site, or its place on one."));
const picture = z.url().describe(t("Its picture."));
const instant = z.iso.datetime({ offset: true });
const start = instant.describe(t("When it starts, calculated from date and time."));
const end = instant.describe(t("When it ends, calculated from date and time."));

const links = z
  .array(z.object({ label: z.string(), url: z.url() }))
  .describe(t("Slides, recordings, code, results and the like."));

/** The shape of a list as JSON Schema (draft 2020-12), derived from the content model. */
export function openSchema({ name, description, kinds }: OpenList, id: string): unknown {
  const shape: Record<string, z.ZodType> = {};
  for (const kind of kinds)
    for (const field of openFields(kind.schema)) {
      const isCommon = kinds.every((each) =>
        openFields(each.schema).some((other) => other.name === field.name && other.required),
      );
      shape[field.name] ??= isCommon ? field.schema : field.schema.optional();
    }
  const isPlanned = "date" in shape && "venue" in shape;
  const item = z.object({
    ...shape,
    ...(nameOfAddress(kinds) === "page" && { url: z.url().describe(t("Where it leads.")).optional() }),
    [nameOfAddress(kinds)]: address,
    image: picture.optional(),
    ...(kinds.some(({ schema: { shape } }) => "links" in shape) && { links: links.optional() }),
    ...(isPlanned && { start: start.optional(), end: end.optional() }),
    ...openTranslations(kinds),
    ...(kinds.length > 1 && { isPast: z.boolean().describe(t("Whether their time has passed.")) }),
  });
  const schema = z.toJSONSchema(z.array(item), {
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => {
      const info = zodSchema instanceof z.ZodType ? fieldRegistry.get(zodSchema) : undefined;
      if (info) Object.assign(jsonSchema, { title: info.label, description: info.hint });
    },
  });
  return { ...schema, $id: id, title: name, description };
}
