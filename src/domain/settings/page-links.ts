import type { PageLink } from "../../model/club-settings";
import { page } from "../../model/kinds/page";
import type { JsonObject } from "../../model/schema/json-object";
import { normalised } from "../../model/schema/normalise";
import { isSlug } from "../../model/values/file-name";
import { routes } from "../routes";
import { inNaturalOrder } from "../text/natural-order";

interface PageFile {
  readonly file: string;
  /** The file's name without its extension. */
  readonly name: string;
  readonly fields: JsonObject;
}

/** The links of menus to the club's own pages, in the order of their files. */
export function pageLinks(pages: readonly PageFile[]): PageLink[] {
  return pages
    .filter(({ name }) => isSlug(name))
    .toSorted((a, b) => inNaturalOrder(a.file, b.file))
    .flatMap(linkTo);
}

function linkTo({ name, fields }: PageFile): PageLink[] {
  const { data } = page.schema.safeParse(normalised(page.schema, fields));
  return data?.menu === undefined
    ? []
    : [{ menu: data.menu, label: data.menuLabel ?? data.title, to: routes.page(name) }];
}
