declare module "decap-cms-locales" {
  type Words = Readonly<Record<string, unknown>>;
  export const en: Words;
  export const es: Words;
  export const pt: Words;
}
