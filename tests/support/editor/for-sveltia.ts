import { NEW_FILE_NAME } from "../../../src/content/read/file-formats";
import type { CmsCollection, CmsConfig, CmsField } from "../../../src/cms/decap/decap-types";

/**
 * Decap's configuration in the form of Sveltia CMS, in case Decap is abandoned. docs/hosted-editing.md says how a club
 * switches.
 */
export function forSveltia({ public_folder: folder, ...config }: CmsConfig): object {
  return {
    ...config,
    public_folder: "/media",
    // Like in our editor, empty fields are not in the file.
    output: { omit_empty_optional_fields: true },
    collections: config.collections.map((each) => collection(each, folder)),
  };
}

/** Pictures are beside the folders of items, which only a collection can set. */
function collection({ slug, sortable_fields: sortable, ...given }: CmsCollection, folder: string | undefined): object {
  const fields = (sortable ?? []).map((each) => (typeof each === "string" ? { field: each } : each));
  const newest = fields.find((each) => "default_sort" in each);
  return {
    ...given,
    ...(given.folder !== undefined && { media_folder: folder, public_folder: folder }),
    // Decap makes the name of an article from its title when it saves it.
    ...(given.fields && { fields: given.fields.map(inMarkdown) }),
    ...(slug !== undefined && { slug: slug.includes(NEW_FILE_NAME) ? "{{slug}}" : slug }),
    ...(sortable && {
      sortable_fields: {
        fields: fields.map(({ field }) => field),
        ...(newest && { default: { field: newest.field, direction: "descending" } }),
      },
    }),
  };
}

/** Shows texts as Markdown, since its rich text editor would rewrite them. */
function inMarkdown(field: CmsField): object {
  return field.widget === "markdown" ? { ...field, modes: ["raw"] } : field;
}
