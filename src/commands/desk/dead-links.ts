import type { DeskLine } from "../../content/desk/desk-line";
import { quote } from "../../model/check/sentence";
import { eachLimited } from "../../outputs/writing/each-limited";
import type { ContentItem } from "../../content/content";
import { itemTargets } from "../../content/rules/item-targets";

const AT_ONCE = 4;
/** In ms. */
const PATIENCE = 10_000;

/**
 * The links to other sites that lead nowhere. Each address is requested once; a site that is busy or refuses does not
 * count as a dead link.
 */
export async function deadLinks(links: readonly OutsideLink[]): Promise<DeskLine[]> {
  const dead = new Map<string, string>();
  await eachLimited([...new Set(links.map(({ url }) => url))], AT_ONCE, async (url) => {
    const problem = await problemOf(url);
    if (problem !== undefined) dead.set(url, problem);
  });
  return links.flatMap(({ file, path, url }) => {
    const problem = dead.get(url);
    return problem === undefined ? [] : [{ topic: "links", file, path, message: `${quote(url)} ${problem}` }];
  });
}

async function problemOf(url: string): Promise<string | undefined> {
  try {
    const status = (await ask(url, "HEAD")).status;
    // Some servers do not answer HEAD.
    const { status: final } = status === 404 || status === 405 || status === 501 ? await ask(url, "GET") : { status };
    return final === 404 || final === 410 ? `answers with status ${final}, expected a page that exists` : undefined;
  } catch (error) {
    const isSlow = error instanceof DOMException && error.name === "TimeoutError";
    return isSlow ? `did not answer within ${PATIENCE / 1000} s` : "can't be reached, expected a site that answers";
  }
}

async function ask(url: string, method: "HEAD" | "GET"): Promise<{ readonly status: number }> {
  const response = await fetch(url, { method, redirect: "follow", signal: AbortSignal.timeout(PATIENCE) });
  await response.body?.cancel();
  return response;
}

/** A link to another site, and where it is. */
interface OutsideLink {
  readonly file: string;
  readonly path: string;
  readonly url: string;
}

/** Every link of an item to a page of another site. */
export function outsideLinks(item: ContentItem): OutsideLink[] {
  return itemTargets(item)
    .filter(({ target }) => /^https?:\/\//i.test(target))
    .map(({ target, path }) => ({ file: item.file, path, url: target }));
}
