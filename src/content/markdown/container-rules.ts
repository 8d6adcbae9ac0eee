import type { MarkdownIt } from "markdown-it";
import { fenceWord, type ContainerMeta, type PartMeta } from "../../model/markdown/extensions/read-containers";
import { blockMarks } from "../../domain/text/block-marks";
import { isText, propertyOf } from "../../domain/shape";
import { languageName } from "./code-rule";
import { attributesOf } from "./own-html";
import type { Rule } from "./render-rules";
import { sanitise } from "./sanitise";
import { commaText } from "../../words/comma-text";
import { t } from "../../words/t";

/**
 * Renders steps and tabs, each with a radio button, and what is folded: all of it works by keyboard and without a script.
 * Without styles, and on paper, everything is below each other.
 */
export function addContainerRules({ renderer, options, utils: { escapeHtml } }: MarkdownIt): void {
  const openGroup = (mark: string, label: string, title: string) => {
    const heading = title && `<p><strong>${escapeHtml(title)}</strong></p>`;
    return `<div${attributesOf({ role: "group", "aria-label": title || label, [mark]: "" })}>${heading}`;
  };

  const openSteps: Rule = (tokens, index, _options, { leaves }) =>
    `${leaves.keep(openGroup(blockMarks.steps, t("Steps"), tokens[index]?.content ?? ""))}\n`;

  const openStep: Rule = (tokens, index, _options, { leaves, blockPrefix }) => {
    const { id, number, total } = partOf(tokens[index]?.meta);
    const name = `steps-${blockPrefix}${id}`;
    const label = t("Step {number, number} of {total, number}", { number, total });
    return `${leaves.keep(openPart({ name, number, "aria-label": label }, String(number)))}\n`;
  };

  const closeStep: Rule = (tokens, index, _options, { leaves, blockPrefix }) => {
    const { id, number, total } = partOf(tokens[index]?.meta);
    const next = attributesOf({ for: `steps-${blockPrefix}${id}-${number + 1}`, "data-next": "" });
    return `${leaves.keep(`${number < total ? `<label${next}>${t("Next step")}</label>` : ""}</div></div>`)}\n`;
  };

  const openTabs: Rule = (tokens, index, _options, { leaves }) => {
    const names: string[] = [];
    for (let place = index; tokens[place] && tokens[place]?.type !== "tabs_close"; place += 1) {
      const { type = "", info = "", meta } = tokens[place] ?? {};
      if (type === "tab_open") names.push(tabName(info, partOf(meta)));
    }
    const label = commaText(names);
    return `${leaves.keep(openGroup(blockMarks.tabs, label, tokens[index]?.content ?? ""))}\n`;
  };

  const openTab: Rule = (tokens, index, _options, { leaves, blockPrefix }) => {
    const { info = "", meta } = tokens[index] ?? {};
    const part = partOf(meta);
    const shown = tabName(info, part);
    // The script of pages with tabs remembers it.
    const value = titleIn(info) === undefined && fenceWord(info) !== "" ? shown : undefined;
    const tab = { name: `tabs-${blockPrefix}${part.id}`, number: part.number, value };
    return `${leaves.keep(openPart(tab, escapeHtml(shown)))}\n`;
  };

  const openFold: Rule = (tokens, index, _options, { leaves }) => {
    const { content = "", meta } = tokens[index] ?? {};
    const { name, isOpen } = foldOf(meta);
    const tag = `<details${attributesOf({ [blockMarks.fold]: name })}${isOpen ? " open" : ""}><summary>`;
    return leaves.keep(content === "" ? `${tag}${foldNames[name] ?? t("Details")}</summary>\n` : tag);
  };

  /** Sanitised apart from the text, so that a tag without an end stays in the title. */
  const foldTitle: Rule = (tokens, index, _options, environment) => {
    const { name } = foldOf(tokens[index - 1]?.meta);
    const title = sanitise(renderer.renderInline(tokens[index]?.children ?? [], options, { ...environment }));
    return (titled[name]?.(title) ?? title) + environment.leaves.keep("</summary>\n");
  };

  const close =
    (html: string): Rule =>
    (_tokens, _index, _options, { leaves }) =>
      `${leaves.keep(html)}\n`;

  Object.assign(renderer.rules, {
    steps_open: openSteps,
    steps_close: close("</div>"),
    step_open: openStep,
    step_close: closeStep,
    tabs_open: openTabs,
    tabs_close: close("</div>"),
    tab_open: openTab,
    tab_close: close("</div></div>"),
    fold_open: openFold,
    fold_title: foldTitle,
    fold_close: close("</details>"),
  } satisfies Record<string, Rule>);
}

interface Part {
  readonly name: string;
  readonly number: number;
  readonly value?: string | undefined;
  readonly "aria-label"?: string;
}

/** The beginning of a part with its radio button; the first one is chosen. */
function openPart({ name, number, ...others }: Part, label: string): string {
  const radio = { type: "radio", id: `${name}-${number}`, name, ...others };
  const checked = number === 1 ? " checked" : "";
  return `<div><input${attributesOf(radio)}${checked}><label${attributesOf({ for: radio.id })}>${label}</label><div>`;
}

function tabName(info: string, { number }: PartMeta): string {
  const word = fenceWord(info);
  return titleIn(info) ?? languageName(word) ?? (word || t("Code {number, number}", { number }));
}

/** The title behind the language of a block of code; undefined without one. */
function titleIn(info: string): string | undefined {
  return /\btitle=(?:"([^"]+)"|'([^']+)')/.exec(info)?.slice(1).find(Boolean);
}

const foldNames: Readonly<Record<string, string>> = { hint: t("Hint"), solution: t("Solution") };

/** A reader never opens a solution by accident. What other sites fold has only its own title. */
const titled: Readonly<Record<string, (title: string) => string>> = {
  hint: (title) => t("Hint: {title}", { title }),
  solution: (title) => t("Solution: {title}", { title }),
};

function foldOf(meta: unknown): ContainerMeta {
  const name = propertyOf(meta, "name");
  return { name: isText(name) ? name : "", isOpen: propertyOf(meta, "isOpen") === true };
}

function partOf(meta: unknown): PartMeta {
  const id = propertyOf(meta, "id");
  const [number, total] = ["number", "total"].map((name) => Number(propertyOf(meta, name) ?? 0));
  return { id: isText(id) ? id : "", number: number ?? 0, total: total ?? 0 };
}
