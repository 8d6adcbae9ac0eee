/** The values that each message needs. Written by `npm run words`. */
export interface MessageValues {
  "What is left empty stays in {language}.": { readonly language: string | number };
  "is not a language of the interface, expected one of {languages}": { readonly languages: string | number };
  "translates {file}, which does not exist": { readonly file: string | number };
  "{errors, plural, one {# error} other {# errors}}, {warnings, plural, one {# warning} other {# warnings}} in {files, plural, one {# file} other {# files}}": { readonly errors: number; readonly files: number; readonly warnings: number };
}
