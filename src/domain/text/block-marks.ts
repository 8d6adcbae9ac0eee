/**
 * The attributes of what a text has between lines such as `:::hint` and `:::`. A page with `later` loads such texts on
 * demand.
 */
export const blockMarks = { steps: "data-steps", tabs: "data-tabs", fold: "data-fold", later: "data-blocks" } as const;

/** True if HTML has steps, tabs, hints or solutions, or says that they come later. */
export function holdsBlocks(html: string): boolean {
  return new RegExp(` (?:${Object.values(blockMarks).join("|")})[ =>]`).test(html);
}
