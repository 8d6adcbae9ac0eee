import { LONGEST_LINE } from "./policy";
import type { HeaderRule } from "./security-headers";

/** Other hosts send it themselves. Without it, browsers guess how long they may keep a page. */
export const ASK_AGAIN = "public, max-age=0, must-revalidate";

/**
 * The rules as the `_headers` file that Netlify and Cloudflare Pages read.
 *
 * @throws Error if a rule would be lost or mean something else there
 */
export function renderHeadersFile(rules: readonly HeaderRule[]): string {
  const text = checkedRules(rules)
    .map(({ path, headers, replaces = [] }) =>
      [path, ...replaces.map((name) => `  ! ${name}`), ...headers.map(([name, value]) => `  ${name}: ${value}`)].join(
        "\n",
      ),
    )
    .join("\n\n")
    .concat("\n");
  const lost = text.split("\n").find((line) => line.length > LONGEST_LINE);
  if (lost !== undefined) throw new Error(`A header is longer than ${LONGEST_LINE} characters: ${lost.slice(0, 60)}…`);
  return text;
}

/** Reads a `_headers` file back; lines that are neither a path nor a header are ignored. */
export function parseHeadersFile(text: string): HeaderRule[] {
  const rules: { path: string; headers: [string, string][]; replaces?: string[] }[] = [];
  for (const line of text.split("\n")) {
    const [, replaced] = /^\s+!\s*(\S+)\s*$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (replaced !== undefined && rule) rule.replaces = [...(rule.replaces ?? []), replaced];
    const [, name, value] = /^\s+([^:\s]+):\s*(.*)$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined) rule?.headers.push([name, value]);
    else if (line.startsWith("/")) rules.push({ path: line.trim(), headers: [] });
  }
  return rules;
}

/** The headers of one path: those of all rules that match it, except those that a later rule replaces. */
export function headersFor(rules: readonly HeaderRule[], path: string): [string, string][] {
  return rules
    .filter((rule) => matches(rule.path, path))
    .reduce<[string, string][]>((sofar, { headers, replaces = [] }) => {
      const kept = sofar.filter(([name]) => !replaces.includes(name));
      return [...kept, ...headers.map(([name, value]): [string, string] => [name, value])];
    }, []);
}

function matches(pattern: string, path: string): boolean {
  return pattern.endsWith("*") ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}

const headerName = /^[A-Za-z][A-Za-z0-9-]*$/;
const rulePath = /^\/[A-Za-z0-9._/-]*\*?$/;

/**
 * Excludes characters that end a line, start a variable or close a quoted text on any host; a whole value may be in
 * quotes.
 */
const headerValue = /^(?:[A-Za-z0-9 :;,'()*/.=_+-]+|"[A-Za-z0-9/._~-]+")$/;

/**
 * Returns the same rules after checking that each header is one line with the same meaning to all hosts. Values from
 * content and environment have been checked before; this is the second barrier.
 *
 * @throws Error that names the wrong header
 */
export function checkedRules(rules: readonly HeaderRule[]): readonly HeaderRule[] {
  for (const rule of rules) {
    if (!rulePath.test(rule.path)) throw new Error(`No header can be given to the path ${JSON.stringify(rule.path)}`);
    for (const replaced of rule.replaces ?? [])
      if (!headerName.test(replaced)) throw new Error(`${JSON.stringify(replaced)} is not the name of a header`);
    for (const [header, text] of rule.headers) {
      if (!headerName.test(header)) throw new Error(`${JSON.stringify(header)} is not the name of a header`);
      if (!headerValue.test(text)) throw new Error(`The header ${header} must not be ${JSON.stringify(text)}`);
    }
  }
  return rules;
}
