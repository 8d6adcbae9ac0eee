import type { MarkdownIt, StateBlock, StateCore, Token } from "markdown-it";
import { containersIn, type Container } from "./containers";

/**
 * Reads containers as pieces: `steps_open` and `steps_close` around a `step_open` and a `step_close` for each part, the
 * same of `tabs` and `tab`, and `fold_open`, `fold_title` and `fold_close`. The `meta` of those that open and close is a
 * `ContainerMeta` or a `PartMeta`.
 */
export function readContainers({ block, core, options }: MarkdownIt): void {
  // Searching for the end of each again would take quadratic time.
  const known = new WeakMap<StateBlock, ReadonlyMap<number, Container>>();
  block.ruler.before(
    "fence",
    "containers",
    (state, startLine, endLine, silent) => {
      const containers = known.get(state) ?? containersIn(state.src);
      known.set(state, containers);
      const container = containers.get(startLine);
      if (!container || container.end >= endLine) return false;
      if (container.name === "details" && !options.html) return false;
      if (silent) return true;
      const { lineMax } = state;
      readers[container.name](state, container);
      Object.assign(state, { lineMax, line: container.end + 1 });
      return true;
    },
    { alt: ["paragraph", "reference", "blockquote", "list"] },
  );
  core.ruler.push("fold_titles", ({ tokens }: StateCore) => {
    for (const [index, token] of tokens.entries())
      if (token.type === "inline" && tokens[index - 1]?.type === "fold_open") token.type = "fold_title";
  });
}

export interface ContainerMeta {
  readonly name: string;
  readonly isOpen: boolean;
}

export interface PartMeta {
  readonly id: string;
  /** From 1. */
  readonly number: number;
  readonly total: number;
}

const readers: Readonly<Record<Container["name"], (state: StateBlock, container: Container) => void>> = {
  steps: readSteps,
  tabs: readTabs,
  hint: readFold,
  solution: readFold,
  details: readFold,
};

/** A piece that changes no level: what a container holds is read as outside. */
function push(state: StateBlock, type: string, meta?: ContainerMeta | PartMeta): Token {
  return Object.assign(state.push(type, "div", 0), { meta });
}

function readInside(state: StateBlock, from: number, to: number): void {
  state.lineMax = to;
  state.md.block.tokenize(state, from, to);
}

function readSteps(state: StateBlock, { title, start, from, end, dividers }: Container): void {
  const borders = [from - 1, ...dividers, end];
  const parts = borders
    .slice(1)
    .map((to, index) => ({ from: (borders[index] ?? start) + 1, to }))
    .filter((part) => state.getLines(part.from, part.to, 0, false).trim() !== "");
  push(state, "steps_open").content = title;
  for (const [index, part] of parts.entries()) {
    const meta = { id: String(start), number: index + 1, total: parts.length };
    push(state, "step_open", meta);
    readInside(state, part.from, part.to);
    push(state, "step_close", meta);
  }
  push(state, "steps_close");
}

function readFold(state: StateBlock, { name, title, from, end, isOpen }: Container): void {
  push(state, "fold_open", { name, isOpen }).content = title;
  // The rule of the parser that reads words looks for pieces with this name.
  if (title !== "") Object.assign(state.push("inline", "", 0), { content: title, children: [] });
  readInside(state, from, end);
  push(state, "fold_close");
}

/** The words after the fences of a program's input and output. */
export type ProgramText = "input" | "output" | "error";

export function isProgramText(word: string): word is ProgramText {
  return /^(?:input|output|error)$/.test(word);
}

export function fenceWord(info: string): string {
  return info.trim().split(/\s+/)[0] ?? "";
}

/**
 * Each block of code is a tab, whose `tab_open` has the words after its fence as `info`. Input and output of programs
 * belong to the code before them; everything else comes after the tabs.
 */
function readTabs(state: StateBlock, { title, start, from, end }: Container): void {
  const place = state.tokens.length;
  readInside(state, from, end);
  const inside = state.tokens.splice(place);
  const code = fencesOutsideOthers(inside);
  const tabs: Token[][] = [];
  for (const fence of code) {
    const before = isProgramText(fenceWord(fence.info)) ? tabs.at(-1) : undefined;
    if (before) before.push(fence);
    else tabs.push([fence]);
  }
  if (tabs.length > 0) {
    push(state, "tabs_open").content = title;
    for (const [index, tab] of tabs.entries()) {
      const meta = { id: String(start), number: index + 1, total: tabs.length };
      push(state, "tab_open", meta).info = tab[0]?.info ?? "";
      state.tokens.push(...tab);
      push(state, "tab_close", meta);
    }
    push(state, "tabs_close");
  }
  state.tokens.push(...inside.filter((token) => !code.has(token)));
}

/** The blocks of code that are not in a list, quotation or other container. */
function fencesOutsideOthers(tokens: readonly Token[]): ReadonlySet<Token> {
  const found = new Set<Token>();
  let depth = 0;
  for (const token of tokens) {
    if (token.type.endsWith("_close")) depth -= 1;
    else if (token.type.endsWith("_open")) depth += 1;
    else if (token.type === "fence" && depth === 0) found.add(token);
  }
  return found;
}
