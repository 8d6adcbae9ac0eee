import type { MarkdownIt, StateCore } from "markdown-it";

const box = /^\[([ x])\][ \u00a0]+/i;

/** Reads `- [ ] to do` and `- [x] done`: the item's words begin with a piece `task`, whose `info` is `done` or empty. */
export function readTaskLists({ core }: MarkdownIt): void {
  core.ruler.after("inline", "task_lists", ({ tokens, Token }: StateCore) => {
    for (const [index, token] of tokens.entries()) {
      const item = tokens[index - 2];
      const [first] = token.children ?? [];
      const [found, sign] = token.type === "inline" ? (box.exec(first?.content ?? "") ?? []) : [];
      if (item?.type !== "list_item_open" || first?.type !== "text" || found === undefined) continue;
      first.content = first.content.slice(found.length);
      const task = new Token("task", "", 0);
      task.info = sign === " " ? "" : "done";
      token.children?.unshift(task);
      item.attrSet("data-task", "");
    }
  });
}
