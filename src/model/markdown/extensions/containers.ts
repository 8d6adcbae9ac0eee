/**
 * A part of a text between a line such as `:::hint A title` and a line `:::` with as many colons, or between the lines
 * `<details>` and `</details>`. Lines count from 0.
 */
export interface Container {
  readonly name: ContainerName;
  readonly title: string;
  readonly start: number;
  /** The first line of what it holds. */
  readonly from: number;
  readonly end: number;
  /** The lines `---` that divide it; those of containers inside are not among them. */
  readonly dividers: readonly number[];
  /** True if readers see what it holds before they open it. */
  readonly isOpen: boolean;
}

/** The containers with colons that pages show. Lines with another name stay text. */
export const containerNames = ["steps", "hint", "solution", "tabs"] as const;

type ContainerName = (typeof containerNames)[number] | "details";

const opening = /^(:{3,})[ \t]*([a-z]+)(?:[ \t]+(.*?))?[ \t]*$/i;
const closing = /^(?:(:{3,})|[ \t]*(<\/details>))[ \t]*$/i;
const divider = /^-{3,}[ \t]*$/;
/** The first line of a block of code, which may be the first of a list entry. */
const fence = /^ {0,3}((?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*)(`{3,}|~{3,})/;
const fenceEnd = /^( *)(`{3,}|~{3,})[ \t]*$/;
const details = /^[ \t]*<details((?:\s[^<>]*)?)>[ \t]*(.*)$/i;
const summary = /^\s*<summary(?:\s[^<>]*)?>\s*([\s\S]*?)\s*<\/summary>[ \t]*$/i;

/** How many may lie in one another; those inside are text, as the parser keeps one call for each. */
const DEEPEST = 20;

/** In lines. Looking further for the end of each summary would take quadratic time. */
const LONGEST_SUMMARY = 5;

interface OpenContainer extends Container {
  /** What ends it. */
  readonly mark: string;
  readonly dividers: number[];
}

/** The containers of a text by the lines on which they begin. One that is not closed is none. */
export function containersIn(source: string): ReadonlyMap<number, Container> {
  const found = new Map<number, Container>();
  if (!/:::|<details/i.test(source)) return found;
  const lines = source.split("\n");
  const open: OpenContainer[] = [];
  let code: { readonly ticks: string; readonly deepest: number } | undefined;
  let summaryEnd = 0;
  for (const [index, line] of lines.entries()) {
    if (code) {
      const [, indent = "", ticks = ""] = fenceEnd.exec(line) ?? [];
      if (ticks.startsWith(code.ticks) && indent.length <= code.deepest) code = undefined;
      continue;
    }
    const [, markers = "", ticks] = fence.exec(line) ?? [];
    if (ticks !== undefined) code = { ticks, deepest: markers === "" ? 3 : Infinity };
    if (code || index < summaryEnd) continue;
    const opened = open.length < DEEPEST ? openedBy(lines, index) : undefined;
    const [, colons, tag = colons] = closing.exec(line) ?? [];
    if (opened) {
      open.push(opened);
      summaryEnd = opened.from;
    } else if (tag !== undefined) {
      // Those inside that were not closed are text.
      const place = open.map(({ mark }) => mark).lastIndexOf(tag.toLowerCase());
      const [closed] = place < 0 ? [] : open.splice(place);
      if (closed) found.set(closed.start, { ...closed, end: index });
    } else if (divider.test(line)) open.at(-1)?.dividers.push(index);
  }
  return found;
}

function openedBy(lines: readonly string[], start: number): OpenContainer | undefined {
  const line = lines[start] ?? "";
  const [, colons, word = "", title = ""] = opening.exec(line) ?? [];
  const name = containerNames.find((each) => each === word.toLowerCase());
  const common = { start, end: start, dividers: [] };
  if (colons !== undefined && name) return { ...common, name, title, from: start + 1, isOpen: false, mark: colons };
  const [, attributes, rest] = details.exec(line) ?? [];
  if (attributes === undefined || rest === undefined) return undefined;
  const named = summaryOf(lines, start, rest);
  if (!named) return undefined;
  return { ...common, ...named, name: "details", isOpen: /\sopen\b/i.test(attributes), mark: "</details>" };
}

/** The words between the tags of a summary, which may be on several lines; undefined if other words are beside its tags. */
function summaryOf(lines: readonly string[], start: number, rest: string) {
  let first = start + 1;
  while (rest === "" && lines[first]?.trim() === "") first += 1;
  if (rest === "" && !/^\s*<summary\b/i.test(lines[first] ?? "")) return { title: "", from: start + 1 };
  const following = lines.slice(first, first + LONGEST_SUMMARY);
  const parts = rest === "" ? following : [rest, ...following];
  const last = parts.findIndex((part) => /<\/summary>/i.test(part));
  const [, title] = summary.exec(parts.slice(0, last + 1).join("\n")) ?? [];
  if (title === undefined) return undefined;
  return { title: title.replace(/\s+/g, " "), from: first + last + (rest === "" ? 1 : 0) };
}
