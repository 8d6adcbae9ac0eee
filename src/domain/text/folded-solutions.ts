import { blockMarks } from "./block-marks";

const tag = /<details([^>]*)>|<\/details>/g;
const parts = /^<details[^>]*>\s*<summary>([\s\S]*?)<\/summary>([\s\S]*)<\/details>$/;

/**
 * Replaces all folded parts except hints in the HTML of a text.
 *
 * @param replace gets the HTML of its title and its content
 */
export function replaceSolutions(html: string, replace: (title: string, content: string) => string): string {
  let shown = "";
  let place = 0;
  let depth = 0;
  let start: { readonly at: number; readonly depth: number } | undefined;
  for (const { 0: found, 1: attributes, index } of html.matchAll(tag)) {
    if (attributes !== undefined) {
      depth += 1;
      if (!start && !attributes.includes(`${blockMarks.fold}="hint"`)) start = { at: index, depth };
      continue;
    }
    depth -= 1;
    if (!start || depth >= start.depth) continue;
    const end = index + found.length;
    const [, title = "", content = ""] = parts.exec(html.slice(start.at, end)) ?? [];
    shown += html.slice(place, start.at) + replace(title, content);
    place = end;
    start = undefined;
  }
  return shown + html.slice(place);
}
