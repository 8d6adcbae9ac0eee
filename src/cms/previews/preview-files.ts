import { renderArticle, renderMarkdown, relativeTargets } from "../../content/markdown/render-markdown";
import { sitePath } from "../../domain/addresses/served-path";
import { isRelativePath } from "../../model/values/link-target";

/** Finds the address at which a file that an item names can be looked at now, saved or not. */
export type AddressOf = (reference: string) => string;

/** Decap's way to a file, for those that are relative; others already are addresses. */
export function addressFinder(getAsset: (path: string) => { toString(): string }): AddressOf {
  return (reference) => {
    if (!isRelativePath(reference)) return reference;
    const address = getAsset(reference).toString();
    // Decap hands the path itself back while it has no such file: there is nothing to look at.
    return address === reference ? "" : sitePath(address);
  };
}

/** A file as queries return it, in one size. */
export function fileOf(reference: string, addressOf: AddressOf) {
  const address = addressOf(reference) || null;
  return { url: address, pictureUrl: address, picture: null };
}

export function pictureOf(reference: string | null, addressOf: AddressOf) {
  return reference === null ? null : fileOf(reference, addressOf);
}

/** Markdown as the page shows it; null where there is none. */
export function htmlOf(markdown: string | null, addressOf: AddressOf): { readonly html: string } | null {
  return markdown === null ? null : { html: renderMarkdown(markdown, { addresses: addressesIn(markdown, addressOf) }) };
}

export function articleOf(markdown: string, addressOf: AddressOf) {
  return renderArticle(markdown, { addresses: addressesIn(markdown, addressOf) });
}

function addressesIn(markdown: string, addressOf: AddressOf): ReadonlyMap<string, string> {
  return new Map(relativeTargets(markdown, ["picture"]).map((target) => [target, addressOf(target)]));
}

/** The entries of a gallery, each in one size. */
export function galleryOf(
  entries: readonly { readonly src: string; readonly alt: string | null }[],
  addressOf: AddressOf,
) {
  return entries.map(({ src, alt }) => {
    const file = fileOf(src, addressOf);
    return { alt, thumbnail: file, full: file };
  });
}
