/** Elements that are not what a page is about, such as labels; those with data-pagefind-ignore are left out anyway. */
const elements = ["nav", "button", "select", "form", "dialog", "dt"];

/** The selectors of what the index of the search leaves out. */
export const leftOut = [...elements, "[aria-hidden='true']", ".visually-hidden"].join(", ");

const unread = new Set([...elements, "script", "style", "svg", "noscript", "template"]);

/** Whether the index leaves out an element, given its tag as React writes it. */
export function isLeftOut(name: string, tag: string): boolean {
  return (
    unread.has(name) || / data-pagefind-ignore| aria-hidden="true"| class="(?:[^"]* )?visually-hidden[ "]/.test(tag)
  );
}
