import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";

/** The source of axe, unless the page already has it as an init script. */
export const axe = readFileSync(createRequire(__filename).resolve("axe-core/axe.min.js"), "utf8");

/** Which rules axe runs, as options of `axe.run`. */
export interface AxeRules {
  readonly runOnly: { readonly type: "tag" | "rule"; readonly values: readonly string[] };
}

/** WCAG 2.2 AA and axe's best practices, without exceptions. */
export const allRules: AxeRules = {
  runOnly: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] },
};

/** The rules about colours: all others give the same result in both themes. */
export const colourRules: AxeRules = {
  runOnly: { type: "rule", values: ["color-contrast", "link-in-text-block"] },
};

/** The rule that depends on the size of the window, since it is about scrolling parts. */
export const scrollRules: AxeRules = { runOnly: { type: "rule", values: ["scrollable-region-focusable"] } };

/** The rules that depend on the content of a page, not only on the kinds of its elements. */
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
 * The findings of axe on a page in its current state.
 *
 * @param part a selector of the part to check; absent: the whole page
 */
export async function auditPage(page: Page, rules = allRules, part?: string): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  // Only the rules about sound need the files that axe would load first.
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
