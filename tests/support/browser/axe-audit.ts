import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";

/** The source of axe. A page that already has it, as an init script, is not given it again. */
export const axe = readFileSync(createRequire(__filename).resolve("axe-core/axe.min.js"), "utf8");

/** Which rules axe runs, as options of `axe.run`. */
export interface AxeRules {
  readonly runOnly: { readonly type: "tag" | "rule"; readonly values: readonly string[] };
}

/** WCAG 2.2 AA and axe's own good habits; no rule is left out. */
export const allRules: AxeRules = {
  runOnly: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] },
};

/** The rules that look at colours: all else is the same in every theme. */
export const colourRules: AxeRules = {
  runOnly: { type: "rule", values: ["color-contrast", "link-in-text-block"] },
};

/** The rule that depends on how much room a window has for what scrolls on its own. */
export const scrollRules: AxeRules = { runOnly: { type: "rule", values: ["scrollable-region-focusable"] } };

/** The rules that depend on what a page says, not only on the kinds of its elements. */
export const textRules: AxeRules = {
  runOnly: {
    type: "rule",
    values: [
      "aria-valid-attr-value",
      "button-name",
      "document-title",
      "duplicate-id-aria",
      "empty-heading",
      "heading-order",
      "image-alt",
      "image-redundant-alt",
      "label",
      "landmark-unique",
      "link-name",
      "list",
      "page-has-heading-one",
      "region",
      "scrollable-region-focusable",
      "valid-lang",
    ],
  },
};

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly string[] }[];
}

/**
 * The findings of axe on a page as it is at present.
 *
 * @param part a selector of what to look at; without it the whole page
 */
export async function auditPage(page: Page, rules = allRules, part?: string): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  // Only the rules about sound need any of what axe would fetch first.
  const options = JSON.stringify({ ...rules, resultTypes: ["violations"], preload: { assets: ["media"] } });
  const context = part === undefined ? "document" : JSON.stringify(part);
  const violations = await page.evaluate<Violation[]>(
    `axe.run(${context}, ${options}).then(({ violations }) => violations)`,
  );
  return violations.map(({ id, nodes }) => {
    const targets = nodes.map((node) => node.target.join(" ")).slice(0, 3);
    return `${id}: ${targets.join(", ")}`;
  });
}
