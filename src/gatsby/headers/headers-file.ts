import type { HeaderRule } from "./security-headers";

/**
 * The rules as the `_headers` file that Netlify and Cloudflare Pages read. Cloudflare joins the values of
 * all rules for a path, and takes a header off at `! Name`; Netlify passes over that line, and lets the
 * last rule win.
 */
export function renderHeadersFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ path, removed = [], headers }) =>
      [path, ...removed.map((name) => `  ! ${name}`), ...headers.map(([name, value]) => `  ${name}: ${value}`)].join(
        "\n",
      ),
    )
    .join("\n\n")
    .concat("\n");
}

/** Reads a `_headers` file back; lines that are neither a path nor a header are passed over. */
export function parseHeadersFile(text: string): HeaderRule[] {
  const rules: { path: string; removed?: string[]; headers: [string, string][] }[] = [];
  for (const line of text.split("\n")) {
    const rule = rules.at(-1);
    const [, removed] = /^\s+!\s*(\S+)\s*$/.exec(line) ?? [];
    const [, name, value] = /^\s+([^:\s]+):\s*(.*)$/.exec(line) ?? [];
    if (removed !== undefined && rule) rule.removed = [...(rule.removed ?? []), removed];
    else if (name !== undefined && value !== undefined) rule?.headers.push([name, value]);
    else if (line.startsWith("/")) rules.push({ path: line.trim(), headers: [] });
  }
  return rules;
}

/** The headers of one path: those of every rule that matches it, one after the other, as Cloudflare joins them. */
export function headersFor(rules: readonly HeaderRule[], path: string): [string, string][] {
  const found = new Map<string, string>();
  for (const { removed = [], headers } of rules.filter((rule) => matches(rule.path, path))) {
    for (const name of removed) found.delete(name);
    for (const [name, value] of headers) {
      const before = found.get(name);
      found.set(name, before === undefined ? value : `${before}, ${value}`);
    }
  }
  return [...found];
}

function matches(pattern: string, path: string): boolean {
  return pattern.endsWith("*") ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}
