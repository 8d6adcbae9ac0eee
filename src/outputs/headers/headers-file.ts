import { checkedRules } from "./check-rules";
import { LONGEST_LINE } from "./policy";
import type { HeaderRule } from "./security-headers";

/**
 * The rules as the `_headers` file that Netlify and Cloudflare Pages read.
 *
 * @throws Error if a rule would mean something else there, or get lost
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

/** The headers of one path: those of every rule that matches it, except those that a later rule replaces. */
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
