import type { HeaderRule } from "./security-headers";

const name = /^[A-Za-z][A-Za-z0-9-]*$/;
const path = /^\/[A-Za-z0-9._/-]*\*?$/;

/** No character that ends a line, starts a variable or closes a quoted text, on any host; a whole value may be in quotes. */
const value = /^(?:[A-Za-z0-9 :;,'()*/.=_+-]+|"[A-Za-z0-9/._~-]+")$/;

/**
 * The same rules, once it is sure that each header is one line and means one thing to every host. What reaches them
 * from content and environment has been checked before; this is the second barrier.
 *
 * @throws Error that names the header otherwise
 */
export function checkedRules(rules: readonly HeaderRule[]): readonly HeaderRule[] {
  for (const rule of rules) {
    if (!path.test(rule.path)) throw new Error(`No header can be given to the path ${JSON.stringify(rule.path)}`);
    for (const replaced of rule.replaces ?? [])
      if (!name.test(replaced)) throw new Error(`${JSON.stringify(replaced)} is not the name of a header`);
    for (const [header, text] of rule.headers) {
      if (!name.test(header)) throw new Error(`${JSON.stringify(header)} is not the name of a header`);
      if (!value.test(text)) throw new Error(`The header ${header} must not be ${JSON.stringify(text)}`);
    }
  }
  return rules;
}
