import { blockMarks } from "./block-marks";

const tag = /<details([^>]*)>|<\/details>/g;
const parts = /^<details[^>]*>\s*<summary>([\s\S]*?)<\/summary>([\s\S]*)<\/details>$/;

/**
 * The HTML of a text with something else in the place of each folded part that is no hint.
 *
 * @param replace gets the HTML of its title and of what it holds
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
