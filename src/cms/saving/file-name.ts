/**
 * The name of the file that Decap makes of a text: small letters, hyphens in the place of what can't
 * be in an address. Letters of any script stay.
 */
export function fileNameOf(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/'/g, "")
    .replace(/[^\w~\-\u00a0-\u{10ffff}]/gu, "-")
    .replace(/-+/g, "-")
    .replace(/^-|-$/g, "");
}

/** The name that Decap gives an upload: unlike that of an entry, it keeps its dots, and an apostrophe becomes a hyphen. */
export function uploadNameOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\w.~\-\u00a0-\u{10ffff}]/gu, "-")
    .replace(/-+/g, "-")
    .replace(/^-|-$/g, "");
}

/** The last part of a path, whichever computer wrote it. */
export function lastPartOf(path: string): string {
  return path.replace(/^.*[/\\]/, "");
}
