import path from "node:path";
import { routes } from "../../domain/routes";
import type { PageLink } from "../../model/club-settings";
import { page } from "../../model/page";
import { normalised } from "../../model/schema/normalise";
import { isSlug } from "../../model/values/slug";
import { isItemFile } from "../item-files";
import { inNaturalOrder } from "../../domain/text/natural-order";
import { readSource } from "../read/read-source";
import { readTextFile } from "../read/read-text-file";
import { namesIn } from "./names-in";

/** The links of menus to the pages of a content tree, in the order of their files. */
export function pageLinks(contentDirectory: string): PageLink[] {
  const folder = path.join(contentDirectory, page.folder);
  return namesIn(folder)
    .filter((name) => isItemFile(page, { name }) && isSlug(slugOf(name)))
    .toSorted(inNaturalOrder)
    .flatMap((name) => linkTo(slugOf(name), path.join(folder, name)));
}

function slugOf(name: string): string {
  return name.replace(/\.md$/, "");
}

function linkTo(slug: string, file: string): PageLink[] {
  try {
    const { fields } = readSource(page, readTextFile(file));
    const { data } = page.schema.safeParse(normalised(page.schema, fields));
    if (data?.menu === undefined) return [];
    return [{ menu: data.menu, label: data.menuLabel ?? data.title, to: routes.page(slug) }];
  } catch {
    // The content check reports a file that can't be read.
    return [];
  }
}
