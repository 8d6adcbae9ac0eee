import type { ReactNode } from "react";
import type { z } from "zod";
import { renderArticle, renderMarkdown, relativeTargets } from "../../content/markdown/render-markdown";
import { servedPath, sitePath } from "../../domain/addresses/served-path";
import { escapeAttribute } from "../../domain/text/markup";
import type { JsonObject } from "../../model/schema/json-object";
import { isRelativePath } from "../../model/values/link-target";
import { shownFields, type ShownFields } from "./shown-fields";

export type Preview = (item: JsonObject, addressOf: AddressOf, now: string) => ReactNode;

/** @param show gets the fields of the item and, for an article or page, its text */
export function previewOf<Schema extends z.ZodObject>(
  { schema }: { readonly schema: Schema },
  show: (fields: ShownFields<z.infer<Schema>>, addressOf: AddressOf, now: string, body: string) => ReactNode,
): Preview {
  return (item, addressOf, now) =>
    show(shownFields(schema, item), addressOf, now, typeof item.body === "string" ? item.body : "");
}

export type AddressOf = (reference: string) => string;

/** Decap's address of a file for relative paths; others are addresses already. */
export function addressFinder(getAsset: (path: string) => { toString(): string }): AddressOf {
  return (reference) => {
    if (!isRelativePath(reference)) return reference;
    const address = getAsset(reference).toString();
    // Decap returns the path itself while it has no such file; then there is nothing to show.
    return address === reference ? "" : sitePath(address);
  };
}

export function fileOf(reference: string, addressOf: AddressOf) {
  const address = addressOf(reference) || null;
  return { url: address, pictureUrl: address, picture: null };
}

export function pictureOf(reference: string | null, addressOf: AddressOf) {
  return reference === null ? null : fileOf(reference, addressOf);
}

export function htmlOf(markdown: string | null, addressOf: AddressOf): { readonly html: string } | null {
  if (markdown === null) return null;
  const { addresses, shown } = addressesIn(markdown, addressOf);
  return { html: shown(renderMarkdown(markdown, { addresses })) };
}

export function shortTextOf(source: string, addressOf: AddressOf) {
  const { addresses, shown } = addressesIn(source, addressOf);
  return { source, html: shown(renderMarkdown(source, { addresses, isShort: true })) };
}

export function articleOf(markdown: string, addressOf: AddressOf) {
  const { addresses, shown } = addressesIn(markdown, addressOf);
  const article = renderArticle(markdown, { addresses });
  return { ...article, html: shown(article.html) };
}

/**
 * The addresses of the pictures in a text. Addresses of files in the browser's memory would not pass the sanitiser, so
 * the text is rendered with others, which `shown` replaces.
 */
function addressesIn(markdown: string, addressOf: AddressOf) {
  const addresses = new Map<string, string>();
  const inMemory = new Map<string, string>();
  for (const target of relativeTargets(markdown, ["picture"])) {
    const address = addressOf(target);
    const placeholder = `/${crypto.randomUUID()}`;
    if (address.startsWith("blob:")) inMemory.set(servedPath(placeholder), address);
    addresses.set(target, address.startsWith("blob:") ? placeholder : address);
  }
  const shown = (html: string) =>
    [...inMemory].reduce(
      (all, [placeholder, address]) => all.replaceAll(`src="${placeholder}"`, `src="${escapeAttribute(address)}"`),
      html,
    );
  return { addresses, shown };
}

type Links = readonly { readonly label: string; readonly url: string }[];

export interface SharedFields<Id> {
  readonly id: Id;
  readonly image: string | null;
  readonly links: Links;
}

export function sharedParts<Id>({ id, image, links }: SharedFields<Id>, addressOf: AddressOf) {
  return { jsonId: id, image: pictureOf(image, addressOf), links: linksOf(links, addressOf) };
}

export function linksOf(links: Links, addressOf: AddressOf) {
  return links.map(({ label, url }) => ({ label, url: fileOf(url, addressOf) }));
}

export function galleryOf(
  entries: readonly { readonly src: string; readonly alt: string | null }[],
  addressOf: AddressOf,
) {
  return entries.map(({ src, alt }) => {
    const file = fileOf(src, addressOf);
    return { alt, thumbnail: file, full: file };
  });
}
