/** The values that each message needs. Written by `npm run words`. */
export interface MessageValues {
  "{errors, plural, one {# error} other {# errors}}, {warnings, plural, one {# warning} other {# warnings}} in {files, plural, one {# file} other {# files}}": { readonly errors: number; readonly files: number; readonly warnings: number };
}
