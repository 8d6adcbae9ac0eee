import { factsOf } from "../../model/fields/field-kinds";
import type { FieldInfo } from "../../model/schema/field-info";
import { labelInSentence } from "../../domain/text/letters";
import { NEW_FILE_NAME } from "../../content/read/file-formats";
import { pageOf } from "../../domain/addresses/editor-address";
import { kinds, singletons } from "../../model/content-model";
import type { Kind, Singleton } from "../../model/kind";
import { fieldsOf, titleOf, usedFieldsOf, type Field } from "../../model/schema/schema-fields";
import type { CmsCollection, CmsCollectionFile, CmsField } from "../decap/decap-types";
import { formGroups } from "./form-groups";
import { translationWidgets } from "./translation-fields";
import { widgetOf, type Defaults } from "./widget";
import { isUsed, isPart } from "../../model/parts";
import { t } from "../../words/t";

export const SITE_COLLECTION = "site";

/** The name of a site file's entry in `SITE_COLLECTION`: `club` for `site/club.json`. */
export function siteFileName({ file }: Singleton): string {
  return file.replace(/^.*\/|\.json$/g, "");
}

export interface Prefill {
  readonly collection: string;
  readonly values: Defaults;
}

/** @param contentFolder the folder of the content in the repository, such as `content` */
export function collections(contentFolder: string, prefill?: Prefill): CmsCollection[] {
  return [
    ...kinds
      .filter(({ folder }) => isUsed(folder))
      .map((kind) => kindCollection(kind, contentFolder, prefill?.collection === kind.folder ? prefill.values : {})),
    siteCollection(contentFolder),
  ];
}

function usedFiles(): readonly Singleton[] {
  return singletons.filter((singleton) => {
    const name = siteFileName(singleton);
    return !isPart(name) || isUsed(name);
  });
}

export function inFolder(folder: string, path: string): string {
  return folder === "" ? path : `${folder}/${path}`;
}

function kindCollection(kind: Kind, contentFolder: string, defaults: Defaults): CmsCollection {
  const fields = usedFieldsOf(kind.schema);
  const isMarkdown = kind.format === "markdown";
  return {
    name: kind.folder,
    label: kind.plural,
    label_singular: labelInSentence(kind.singular),
    description: kind.description,
    folder: inFolder(contentFolder, kind.folder),
    create: true,
    delete: true,
    format: isMarkdown ? "yaml-frontmatter" : "json",
    extension: isMarkdown ? "md" : "json",
    identifier_field: isMarkdown ? titleOf(fields) : "id",
    // Decap would keep typographic characters such as ’ and –, which are not allowed in addresses.
    slug: `{{fields.${isMarkdown ? NEW_FILE_NAME : "id"}}}`,
    summary: summaryOf(fields, kind.listDetails),
    sortable_fields: sortableFields(fields),
    ...views(fields),
    preview_path: pagePath(kind.folder),
    fields: formFields(kind, defaults),
  };
}

/** The fields in the order of the form. All articles need a title and a text, so these come first. */
function formFields(kind: Kind, defaults: Defaults): CmsField[] {
  const [title, ...others] = formGroups(kind)
    .flatMap(({ fields }) => fields)
    .map((field) => widgetOf(field, { default: defaults[field.name] }));
  const body: CmsField[] = kind.body ? [{ ...kind.body, name: "body", widget: "markdown", required: false }] : [];
  return [...(title ? [title] : []), ...body, ...others, ...translationWidgets(usedFieldsOf(kind.schema), body)];
}

function pagePath(collection: string): string {
  const page = pageOf(collection);
  return page !== "/" && page.endsWith("/") ? `${page}{{slug}}` : page;
}

function siteCollection(contentFolder: string): CmsCollection {
  return {
    name: SITE_COLLECTION,
    label: t("Site||the files that belong to no kind"),
    description: t("The texts of the club and of single pages."),
    delete: false,
    format: "json",
    files: usedFiles().map((singleton): CmsCollectionFile => ({
      name: siteFileName(singleton),
      label: singleton.label,
      description: singleton.description,
      file: inFolder(contentFolder, singleton.file),
      preview_path: pagePath(`${SITE_COLLECTION}/entries/${siteFileName(singleton)}`),
      fields: [
        ...fieldsOf(singleton.schema).map((field) => widgetOf(field)),
        ...translationWidgets(fieldsOf(singleton.schema)),
      ],
    })),
  };
}

function roleOf(info: FieldInfo) {
  return factsOf(info).inLists(info);
}

function datesOf(fields: readonly Field[]): Field[] {
  return fields.filter(({ info }) => roleOf(info) === "day");
}

function summaryOf(fields: readonly Field[], details: readonly string[] = usualDetails(fields)): string {
  const shown = details.filter((detail) => fields.some(({ name }) => name === detail));
  return [`{{${titleOf(fields)}}}`, ...shown.map((name) => `{{${name} | ternary(' · ', '')}}{{${name}}}`)].join("");
}

function usualDetails(fields: readonly Field[]): string[] {
  return [...datesOf(fields), ...numbersOf(fields)].slice(0, 1).map(({ name }) => name);
}

function numbersOf(fields: readonly Field[]): Field[] {
  return fields.filter(({ info }) => roleOf(info) === "number");
}

/**
 * The fields by which a list can be sorted. At first, the newest items come first: by number, which is also the order
 * of the gallery, or by day.
 */
function sortableFields(fields: readonly Field[]): NonNullable<CmsCollection["sortable_fields"]> {
  const names = [
    ...datesOf(fields).map(({ name }) => name),
    titleOf(fields),
    ...numbersOf(fields).map(({ name }) => name),
  ];
  const newest = [...numbersOf(fields), ...datesOf(fields)][0]?.name;
  return names.map((field) => (field === newest ? { field, default_sort: "desc" } : field));
}

/** The ways to filter a list: switches, choices, usual words, patterned texts such as sessions, the year. */
function views(fields: readonly Field[]): Pick<CmsCollection, "view_filters" | "view_groups"> {
  const filters = fields
    .filter(({ info }) => roleOf(info) === "switch")
    .map(({ name, info }) => ({ label: info.label, field: name, pattern: true }));
  const shared = fields
    .filter(({ info }) => roleOf(info) === "word")
    .map(({ name, info }) => ({ label: info.label, field: name }));
  const [date] = datesOf(fields);
  const years = date ? [{ label: t("Year"), field: date.name, pattern: "\\d{4}" }] : [];
  const groups = [...shared, ...years];
  return {
    ...(filters.length > 0 && { view_filters: filters }),
    ...(groups.length > 0 && { view_groups: groups }),
  };
}
