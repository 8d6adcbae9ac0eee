import type { CreatePagesArgs } from "gatsby";
import { readFileSync } from "node:fs";
import path from "node:path";
import { createCoursePages } from "../../../../src/gatsby/pages/course-pages";
import { createArticlePages, createNoticePages } from "../../../../src/gatsby/pages/news-pages";
import { createHomePage } from "../../../../src/gatsby/pages/home-page";
import { sponsor } from "../../../../src/model/kinds/sponsor";
import { home } from "../../../../src/model/site/home";
import { MissingTranslations } from "../../../../src/gatsby/untranslated";
import { SiteFiles } from "../../../../src/outputs/writing/site-files";
import { withClubSettings } from "../../../support/club-settings";
import { withContentTree } from "../../../support/content/content-tree";

/** What a build with these nodes, by their types, makes: the context of each page, by its address. */
async function pagesOf(
  nodes: Readonly<Record<string, readonly object[]>>,
  create: (args: CreatePagesArgs, untranslated: MissingTranslations) => Promise<void>,
) {
  const contexts = new Map<string, object>();
  const graphql = (query: string) => {
    const list = /\ball\w+/.exec(query)?.[0] ?? "";
    return Promise.resolve({ data: { [list]: { nodes: nodes[list.replace("all", "")] ?? [] } } });
  };
  const createPage = ({ path, context }: { path: string; context: object }) => void contexts.set(path, context);
  const site = { siteMetadata: { asOf: "2026-01-01T00:00:00Z" } };
  const getNodesByType = (type: string) => (type === "Site" ? [site] : []);
  const untranslated = new MissingTranslations({ items: new Map(), texts: new Set() });
  await create({ graphql, getNodesByType, actions: { createPage } } as unknown as CreatePagesArgs, untranslated);
  return contexts;
}

const dates = { old: "2026-01-01", newest: "2026-03-01", middle: "2026-02-01" };

test("a notice has the newer one before it and the older one after it", async () => {
  const nodes = Object.entries(dates).map(([jsonId, date]) => ({ jsonId, title: jsonId, date }));
  const pages = await pagesOf({ Notice: nodes }, createNoticePages);
  expect(pages.get("/notice/middle")).toMatchObject({ previous: "newest", next: "old" });
  expect(pages.get("/notice/newest")).toMatchObject({ previous: "", next: "middle" });
});

test("an article has the newer one before it and the older one after it, past those that are not published", async () => {
  const article = { authorId: null, tags: [], isPublished: true };
  const nodes = Object.entries(dates).map(([jsonId, publishDate]) => ({
    ...article,
    jsonId,
    title: jsonId,
    publishDate,
  }));
  const draft = { ...article, jsonId: "draft", title: "draft", publishDate: "2026-02-15", isPublished: false };
  const pages = await pagesOf({ Article: [draft, ...nodes] }, createArticlePages);
  expect(pages.get("/blog/middle")).toMatchObject({
    previous: { path: "/blog/newest", title: "newest" },
    next: { path: "/blog/old", title: "old" },
  });
  expect(pages.get("/blog/old")).toMatchObject({ previous: { title: "middle" }, next: null });
  expect([...pages.keys()]).not.toContain("/blog/draft");
});

test("courses that are open come before the others, each group by title", async () => {
  const course = (title: string, status: string) => ({ jsonId: title.toLowerCase(), title, status, modules: [] });
  const nodes = [
    course("B", "Coming Soon"),
    course("D", "Available"),
    course("A", "Coming Soon"),
    course("C", "Available"),
  ];
  await withContentTree({}, async (directory) => {
    const output = new SiteFiles(directory);
    await pagesOf({ Course: nodes }, (args) => createCoursePages(args, output, "/data/members.json"));
    const [file = ""] = output.paths;
    const written = JSON.parse(readFileSync(path.join(directory, file), "utf8")) as { id: string }[];
    expect(written.map(({ id }) => id)).toEqual(["c", "d", "a", "b"]);
  });
});

describe("In a club with sponsors", () => {
  withClubSettings({ empty: [] });

  it("those of the home page are in the same order in each build", async () => {
    const sponsors = ["b", "c", "a"].map((jsonId) => ({ jsonId }));
    const nodes = { [home.typeName]: [{ sections: ["sponsors"], heroImages: [] }], [sponsor.typeName]: sponsors };
    const pages = await pagesOf(nodes, createHomePage);
    expect(pages.get("/")).toMatchObject({ sponsors: ["a", "b", "c"] });
  });
});
