import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { isShownAt } from "../../domain/publication/publication";
import { kinds } from "../../model/content-model";
import { foldersWith } from "../../model/descriptors";
import { type Kind } from "../../model/kind";
import { type Part, partOf } from "../../model/parts";
import { isItemFile } from "../item-files";
import { readSource } from "../read/read-source";
import { readTextFile } from "../read/read-text-file";
import { routes } from "../../domain/routes";
import type { PageLink } from "../../model/club-settings";
import { page } from "../../model/page";
import { normalised } from "../../model/schema/normalise";
import { isSlug } from "../../model/values/slug";
import { inNaturalOrder } from "../../domain/text/natural-order";

/** The names in a folder; none if it is missing or can't be read, which the content check reports. */
function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** The kinds with a list on which there is nothing at `now`. */
export function emptyKinds(contentDirectory: string, now: Date): Part[] {
  const filled = new Set(
    kinds.filter((kind) => hasItem(contentDirectory, kind, now)).map(({ folder }) => partOf(folder)),
  );
  return foldersWith("list").filter((folder) => !filled.has(folder));
}

/** True if any item of a kind is published; the first one decides, so that thousands need not be read. */
function hasItem(contentDirectory: string, kind: Kind, now: Date): boolean {
  const folder = path.join(contentDirectory, kind.folder);
  return namesIn(folder).some((name) => isItemFile(kind, { name }) && isShown(path.join(folder, name), kind, now));
}

function isShown(file: string, kind: Kind, now: Date): boolean {
  try {
    // Reading a pipe would wait forever.
    if (!statSync(file).isFile()) return true;
    const { fields } = readSource(kind, readTextFile(file));
    return isShownAt(kind, fields, now);
  } catch {
    // The content check reports it.
    return true;
  }
}

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
