import { relatedArticles } from "../../src/domain/blog/related-articles";
import { servedPath, sitePath } from "../../src/domain/addresses/served-path";
import { routes } from "../../src/domain/routes";
import { isOffered } from "../../src/domain/settings/offered";
import { foldersWith } from "../../src/model/descriptors";
import { builtFiles, builtPages, fileAt, isNoindex, structuredNodes, type BuiltPage } from "../support/built-site";
import { articleContent } from "../support/content/content";

const pages = builtPages();
const indexed = pages.filter((page) => !isNoindex(page));
const files = new Set(builtFiles());

/** The errors of all pages, each with the path of its page. */
function errors(check: (page: BuiltPage) => string | undefined, among: readonly BuiltPage[] = pages): string[] {
  return among.flatMap((page) => {
    const error = check(page);
    return error === undefined ? [] : [`${page.path}: ${error}`];
  });
}

const attribute = (page: BuiltPage, selector: string, name: string) =>
  page.document.querySelector(selector)?.getAttribute(name) ?? "";

function repeated(values: readonly (readonly [path: string, value: string])[]): string[] {
  const paths = groupByValue(values);
  return [...paths]
    .filter(([, same]) => same.length > 1)
    .map(([value, same]) => `${value}: ${same.map(([p]) => p).join(", ")}`);
}

function groupByValue(values: readonly (readonly [string, string])[]) {
  const groups = new Map<string, (readonly [string, string])[]>();
  for (const entry of values) groups.set(entry[1], [...(groups.get(entry[1]) ?? []), entry]);
  return groups;
}

/** Without a slash at its end. */
const siteUrl = attribute(pages.find(({ path }) => path === "/") ?? fail(), 'link[rel="canonical"]', "href").replace(
  /\/$/,
  "",
);

function fail(): never {
  throw new Error("There is no built home page: run 'npm run build' first");
}

test("every page says its language and has exactly one h1", () => {
  expect(errors(({ document }) => (document.documentElement.lang ? undefined : "no language"))).toEqual([]);
  expect(
    errors(({ document }) => {
      const { length } = document.querySelectorAll("h1");
      return length === 1 ? undefined : `${length} h1`;
    }),
  ).toEqual([]);
});

test("no heading leaves out a level", () => {
  expect(
    errors(({ document }) => {
      const levels = [...document.querySelectorAll("h1,h2,h3,h4,h5,h6")].map(({ tagName }) => Number(tagName.slice(1)));
      const gap = levels.find((level, index) => level > (levels[index - 1] ?? 0) + 1);
      return gap === undefined ? undefined : `h${gap} comes too early in ${levels.join(" ")}`;
    }),
  ).toEqual([]);
});

test("no heading repeats the title of its page, another heading, or the chosen button above it", () => {
  expect(
    errors(({ document }) => {
      // Those inside a text, which link to themselves, are the choice of its author.
      const headings = [...document.querySelectorAll("main :is(h1, h2):not(.visually-hidden)")].filter(
        (heading) => !heading.querySelector("a") && !heading.closest(".said-above"),
      );
      const chosen = document.querySelectorAll("main :is([aria-pressed=true], [aria-selected=true])");
      const said = [...headings, ...chosen].map((element) => element.textContent.trim());
      return said.find((text, index) => said.indexOf(text) < index);
    }),
  ).toEqual([]);
});

test("every page has a title and a description of its own", () => {
  expect(errors(({ document }) => (document.title.trim() ? undefined : "no title"))).toEqual([]);
  expect(
    errors((page) => (attribute(page, 'meta[name="description"]', "content") ? undefined : "no description")),
  ).toEqual([]);
  expect(repeated(indexed.map((page) => [page.path, page.document.title] as const))).toEqual([]);
  expect(
    repeated(indexed.map((page) => [page.path, attribute(page, 'meta[name="description"]', "content")] as const)),
  ).toEqual([]);
});

test("every page that may be found names itself as canonical, absolute and without a trailing slash", () => {
  expect(
    errors((page) => {
      const expected = new URL(siteUrl + page.path).href.replace(/(?<=.)\/$/, "");
      const found = attribute(page, 'link[rel="canonical"]', "href").replace(/(?<=.)\/$/, "");
      return found === expected ? undefined : `canonical is ${found}`;
    }, indexed),
  ).toEqual([]);
});

test("every page has Open Graph and Twitter tags with an absolute picture that exists", () => {
  expect(
    errors((page) => {
      for (const property of ["og:title", "og:description", "og:url", "og:type", "og:site_name"])
        if (!attribute(page, `meta[property="${property}"]`, "content")) return `no ${property}`;
      for (const name of ["twitter:card", "twitter:title", "twitter:description"])
        if (!attribute(page, `meta[name="${name}"]`, "content")) return `no ${name}`;
      const pictures = [
        attribute(page, 'meta[property="og:image"]', "content"),
        attribute(page, 'meta[name="twitter:image"]', "content"),
      ];
      const missing = pictures.find((picture) => !URL.canParse(picture) || !exists(new URL(picture)));
      return missing === undefined ? undefined : `picture ${missing}`;
    }, indexed),
  ).toEqual([]);
});

/** True if an address of this site is served; those of other sites are not asked. */
function exists({ href, origin, pathname }: URL): boolean {
  if (origin !== new URL(siteUrl).origin) return true;
  if (!href.startsWith(`${siteUrl}/`)) return false;
  return files.has(fileAt(pathname)) || pathname === servedPath(routes.admin);
}

test("every kind whose descriptor names a list has that page", () => {
  const built = new Set(pages.map(({ path }) => path));
  const lists = foldersWith("list").map(routes.list).filter(isOffered);
  expect(lists.length).toBeGreaterThan(0);
  expect(lists.filter((list) => !built.has(list))).toEqual([]);
});

test("no page links or loads anything of this site that does not exist", () => {
  expect(
    errors(({ path, document }) => {
      const base = new URL(siteUrl + path);
      const dead = new Set<string>();
      for (const element of document.querySelectorAll("[href],[src],[poster],[srcset]"))
        for (const address of addressesOf(element)) {
          if (/^(mailto|tel|data):/.test(address)) continue;
          const url = URL.canParse(address, base) ? new URL(address, base) : undefined;
          if (!url || !exists(url)) dead.add(address);
        }
      return dead.size === 0 ? undefined : [...dead].join(" ");
    }),
  ).toEqual([]);
});

function addressesOf(element: Element): string[] {
  const single = ["href", "src", "poster"].flatMap((name) => element.getAttribute(name) ?? []);
  const sets = (element.getAttribute("srcset") ?? "").split(/,\s+/).map((entry) => entry.trim().split(/\s+/)[0] ?? "");
  return [...single, ...sets].filter((address) => address !== "");
}

test("every fragment that a page links on itself exists there", () => {
  expect(
    errors(({ document }) => {
      const fragments = [...document.querySelectorAll('a[href^="#"]')].map(
        (link) => link.getAttribute("href")?.slice(1) ?? "",
      );
      const missing = fragments.filter(
        (fragment) => fragment && !document.getElementById(decodeURIComponent(fragment)),
      );
      return missing.length === 0 ? undefined : missing.join(" ");
    }),
  ).toEqual([]);
});

test("no page holds an inline script, style, style attribute or event handler", () => {
  expect(
    errors(({ document }) => {
      const scripts = [...document.querySelectorAll("script:not([src])")];
      if (scripts.some((script) => script.getAttribute("type") !== "application/ld+json")) return "inline script";
      if (document.querySelector("style")) return "inline style";
      for (const element of document.querySelectorAll("*")) {
        const name = element.getAttributeNames().find((each) => each === "style" || each.startsWith("on"));
        if (name !== undefined) return `<${element.tagName.toLowerCase()} ${name}>`;
      }
      return undefined;
    }),
  ).toEqual([]);
});

test("every link is safe, and every one that opens a tab keeps this page out of its reach", () => {
  expect(
    errors(({ document }) => {
      for (const link of document.querySelectorAll("a[href]")) {
        const href = link.getAttribute("href") ?? "";
        if (/^\s*(javascript|data|vbscript|file):/i.test(href)) return href;
        if (link.getAttribute("target") === "_blank" && !link.getAttribute("rel")?.includes("noopener"))
          return `${href} without noopener`;
      }
      return undefined;
    }),
  ).toEqual([]);
});

test("every picture has an alt text", () => {
  expect(
    errors(({ document }) => {
      const picture = [...document.querySelectorAll("img")].find((image) => !image.hasAttribute("alt"));
      return picture === undefined ? undefined : `no alt: ${picture.getAttribute("src") ?? ""}`;
    }),
  ).toEqual([]);
});

const scaledPath = /^\/static\/[\da-f]{32}\//;

// The size of the others is not known: the style sheet gives them a box, and the browser tests look for shifts.
test("every picture that the build has scaled says its size", () => {
  const isSized = (image: Element) =>
    ["width", "height"].every((name) => /^[1-9]\d*$/.test(image.getAttribute(name) ?? ""));
  const scaled = ({ document }: BuiltPage) =>
    [...document.querySelectorAll("img")].filter((image) => scaledPath.test(sitePath(image.getAttribute("src") ?? "")));
  const hasScaled = [...files].some((file) => scaledPath.test(`/${file}`));
  expect(pages.flatMap(scaled).length > 0).toBe(hasScaled);
  expect(
    errors((page) => {
      const picture = scaled(page).find((image) => !isSized(image));
      return picture === undefined ? undefined : `no size: ${picture.getAttribute("src") ?? ""}`;
    }),
  ).toEqual([]);
});

test("the bar and the footer load the same file of the logo", () => {
  expect(
    errors((page) => {
      const [bar, footer] = ["header:has(nav)", "footer"].map((part) =>
        attribute(page, `${part} picture source`, "sizes"),
      );
      return bar === footer ? undefined : `${bar} in the bar, ${footer} in the footer`;
    }),
  ).toEqual([]);
});

test("every page but the home page that may be found says where it lies", () => {
  const below = indexed.filter(({ path }) => path !== "/");
  expect(
    errors((page) => {
      const crumbs = structuredNodes(page).find((node) => node["@type"] === "BreadcrumbList");
      return crumbs ? undefined : "no BreadcrumbList";
    }, below),
  ).toEqual([]);
});

test("every article leads to those that share its tags", () => {
  const articles = articleContent()
    .filter(({ status }) => status !== "draft")
    .map(({ slug, publishDate = null, tags = [] }) => ({ jsonId: slug, publishDate, tags }));
  const led = (slug: string) => {
    const { document } = pages.find(({ path }) => path === routes.item("blog", slug)) ?? fail();
    return [...document.querySelectorAll("main section h3 a")].map((link) => link.getAttribute("href"));
  };
  const related = relatedArticles(articles);
  for (const article of articles)
    expect(led(article.jsonId)).toEqual(related(article).map(({ jsonId }) => servedPath(routes.item("blog", jsonId))));
});
