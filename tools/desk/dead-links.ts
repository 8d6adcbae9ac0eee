import { deadLinkError } from "../../scripts/workflow/dead-link.mjs";
import type { DeskLine } from "../../src/content/desk/item-lines";
import { quote } from "../../src/model/check/sentence";
import { eachLimited } from "../../src/outputs/writing/each-limited";
import type { ContentItem } from "../../src/content/content";
import { inEachLanguage } from "../../src/content/translations/translated-items";
import { itemTargets } from "../../src/content/rules/item-targets";

const AT_ONCE = 4;

export async function deadLinks(links: readonly OutsideLink[]): Promise<DeskLine[]> {
  const dead = new Map<string, string>();
  await eachLimited([...new Set(links.map(({ url }) => url))], AT_ONCE, async (url) => {
    const problem = await deadLinkError(url);
    if (problem !== undefined) dead.set(url, problem);
  });
  return links.flatMap(({ file, path, url }) => {
    const problem = dead.get(url);
    return problem === undefined ? [] : [{ topic: "links", file, path, message: `${quote(url)} ${problem}` }];
  });
}

interface OutsideLink {
  readonly file: string;
  readonly path: string;
  readonly url: string;
}

export function outsideLinks(item: ContentItem): OutsideLink[] {
  const links = inEachLanguage(item, (each) =>
    itemTargets(each)
      .filter(({ target }) => /^https?:\/\//i.test(target))
      .map(({ target, path }) => ({ file: each.file, path, message: target })),
  );
  return links.map(({ message, ...place }) => ({ ...place, url: message }));
}
