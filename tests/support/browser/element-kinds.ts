import type { Page } from "@playwright/test";

/**
 * The kinds of elements on a page, each as a number. Two elements are of one kind if style sheets cannot tell them apart:
 * they and all their ancestors have the same names, roles, classes and other features that selectors use.
 */
export function elementKinds(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText));
    const mentioned = rules.join("\n").matchAll(/\[([\w-]+)/g);
    const distinctive = new Set(["class", "role", "type", ...[...mentioned].map(([, name = ""]) => name)]);
    // Selectors only use the beginning of an address.
    const textOf = ({ name, value }: Attr) => `${name}=${name === "href" ? value.slice(0, 1) : value}`;
    const hash = (text: string, seed: number) => {
      let result = seed;
      for (let index = 0; index < text.length; index += 1) result = (result * 31 + text.charCodeAt(index)) | 0;
      return result;
    };
    const kinds = new Set<number>();
    const visit = (element: Element, around: number) => {
      const attributes = [...element.attributes].filter(({ name }) => distinctive.has(name)).map(textOf);
      const kind = hash([element.tagName, ...attributes.sort()].join(" "), around);
      kinds.add(kind);
      for (const child of element.children) visit(child, kind);
    };
    visit(document.documentElement, 7);
    return [...kinds];
  });
}
