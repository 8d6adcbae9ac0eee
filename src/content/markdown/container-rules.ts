import type { MarkdownIt } from "markdown-it";
import type { StepMeta } from "../../model/markdown/extensions/containers";
import { isText, propertyOf } from "../../domain/shape";
import { attributesOf } from "./own-html";
import type { Rule } from "./render-rules";
import { t } from "../../words/t";

/**
 * Renders steps: each has a radio button, so that they work by keyboard and without a script. Without styles, and on
 * paper, the steps are below each other.
 */
export function addContainerRules({ renderer, utils: { escapeHtml } }: MarkdownIt): void {
  const openSteps: Rule = (tokens, index, _options, { leaves }) => {
    const title = tokens[index]?.content ?? "";
    const attributes = attributesOf({ role: "group", "aria-label": title || t("Steps"), "data-steps": "" });
    const heading = title && `<p><strong>${escapeHtml(title)}</strong></p>`;
    return `${leaves.keep(`<div${attributes}>${heading}`)}\n`;
  };

  const openStep: Rule = (tokens, index, _options, { leaves, stepsPrefix }) => {
    const { id, number, total } = metaOf(tokens[index]?.meta);
    const name = `steps-${stepsPrefix}${id}`;
    const label = t("Step {number, number} of {total, number}", { number, total });
    const radio = { type: "radio", id: `${name}-${number}`, name, "aria-label": label };
    const checked = number === 1 ? " checked" : "";
    const input = `<input${attributesOf(radio)}${checked}><label${attributesOf({ for: radio.id })}>${number}</label>`;
    return `${leaves.keep(`<div>${input}<div>`)}\n`;
  };

  const closeStep: Rule = (tokens, index, _options, { leaves, stepsPrefix }) => {
    const { id, number, total } = metaOf(tokens[index]?.meta);
    const next = attributesOf({ for: `steps-${stepsPrefix}${id}-${number + 1}`, "data-next": "" });
    return `${leaves.keep(`${number < total ? `<label${next}>${t("Next step")}</label>` : ""}</div></div>`)}\n`;
  };

  Object.assign(renderer.rules, {
    steps_open: openSteps,
    steps_close: (_tokens, _index, _options, { leaves }) => `${leaves.keep("</div>")}\n`,
    step_open: openStep,
    step_close: closeStep,
  } satisfies Record<string, Rule>);
}

function metaOf(meta: unknown): StepMeta {
  const id = propertyOf(meta, "id");
  const [number, total] = ["number", "total"].map((name) => Number(propertyOf(meta, name) ?? 0));
  return { id: isText(id) ? id : "", number: number ?? 0, total: total ?? 0 };
}
