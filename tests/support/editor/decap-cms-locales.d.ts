/** Decap's words in its languages; the package has no types of its own. */
declare module "decap-cms-locales" {
  export const en: Readonly<Record<string, unknown>>;
}
