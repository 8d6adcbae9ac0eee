import type { MarkdownIt, StateBlock } from "markdown-it";

/**
 * A part of a text between a line such as `:::steps A title` and a line `:::` with as many colons, neither of them in a
 * list or a quotation. Lines count from 0.
 */
export interface Container {
  readonly name: string;
  readonly title: string;
  readonly start: number;
  readonly end: number;
  /** The lines `---` that divide it; those of containers inside are not among them. */
  readonly dividers: readonly number[];
}

/** The containers that pages show. Lines with another name stay text. */
const names: ReadonlySet<string> = new Set(["steps"]);

const opening = /^(:{3,})[ \t]*([a-z]+)(?:[ \t]+(.*?))?[ \t]*$/;
const closing = /^(:{3,})[ \t]*$/;
const divider = /^-{3,}[ \t]*$/;
const fence = /^ {0,3}(`{3,}|~{3,})/;

/** The containers of a text by the lines on which they begin. One that is not closed is none. */
export function containersIn(source: string): ReadonlyMap<number, Container> {
  const found = new Map<number, Container>();
  if (!source.includes(":::")) return found;
  const open: (Container & { readonly colons: string; readonly dividers: number[] })[] = [];
  let code: string | undefined;
  for (const [index, line] of source.split("\n").entries()) {
    const [, ticks] = fence.exec(line) ?? [];
    if (ticks !== undefined && (code === undefined || ticks.startsWith(code)))
      code = code === undefined ? ticks : undefined;
    if (code !== undefined || ticks !== undefined) continue;
    const [, colons = "", name = "", title = ""] = opening.exec(line) ?? [];
    const [, ends] = closing.exec(line) ?? [];
    if (names.has(name)) open.push({ name, title, start: index, end: index, colons, dividers: [] });
    else if (ends !== undefined) {
      // Those inside that were not closed are text.
      const place = open.map(({ colons: marks }) => marks).lastIndexOf(ends);
      const [closed] = place < 0 ? [] : open.splice(place);
      if (closed) found.set(closed.start, { ...closed, end: index });
    } else if (divider.test(line)) open.at(-1)?.dividers.push(index);
  }
  return found;
}

/**
 * Reads containers as pieces `steps_open` and `steps_close`, around a `step_open` and a `step_close` for each part. Their
 * `meta` is a `StepsMeta` or a `StepMeta`.
 */
export function readContainers({ block }: MarkdownIt): void {
  // Looking for the end of each again would take quadratic time.
  const known = new WeakMap<StateBlock, ReadonlyMap<number, Container>>();
  block.ruler.before(
    "fence",
    "containers",
    (state, startLine, endLine, silent) => {
      const containers = known.get(state) ?? containersIn(state.src);
      known.set(state, containers);
      const container = containers.get(startLine);
      if (!container || container.end >= endLine) return false;
      if (silent) return true;
      readSteps(state, container);
      return true;
    },
    { alt: ["paragraph", "reference", "blockquote", "list"] },
  );
}

export interface StepMeta {
  readonly id: string;
  /** From 1. */
  readonly number: number;
  readonly total: number;
}

function readSteps(state: StateBlock, { name, title, start, end, dividers }: Container): void {
  const { lineMax } = state;
  const borders = [start, ...dividers, end];
  const parts = borders
    .slice(1)
    .map((to, index) => ({ from: (borders[index] ?? start) + 1, to }))
    .filter(({ from, to }) => state.getLines(from, to, 0, false).trim() !== "");
  state.push(`${name}_open`, "div", 1).content = title;
  for (const [index, { from, to }] of parts.entries()) {
    const step = state.push("step_open", "div", 1);
    step.meta = { id: String(start), number: index + 1, total: parts.length } satisfies StepMeta;
    state.lineMax = to;
    state.md.block.tokenize(state, from, to);
    state.push("step_close", "div", -1).meta = step.meta;
  }
  state.push(`${name}_close`, "div", -1);
  state.lineMax = lineMax;
  state.line = end + 1;
}
