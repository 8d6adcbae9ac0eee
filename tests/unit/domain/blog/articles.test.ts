import { contentsOf } from "../../../../src/domain/blog/article-contents";
import { readTimeText, authorProfile, type People } from "../../../../src/domain/blog/byline";
import { articleMatcher, filteredBlog, filterIn } from "../../../../src/domain/blog/article-filter";
import { mostUsed } from "../../../../src/domain/text/same-word";
import { relatedArticles } from "../../../../src/domain/blog/related-articles";

const article = (jsonId: string, publishDate: string | null, tags: readonly string[] = []) => ({
  jsonId,
  publishDate,
  tags,
});

describe("Articles", () => {
  it("are related by the tags they share, most of them first, at most three", () => {
    const one = article("one", "2026-01-01", ["C++", "contest", "practice"]);
    const others = [
      one,
      article("old", "2024-01-01", ["contest"]),
      article("new", "2026-01-01", ["Contest "]),
      article("close", "2020-01-01", ["c++", "practice"]),
      article("older", "2021-01-01", ["contest"]),
      article("far", "2026-06-01", ["HTML"]),
    ];
    expect(relatedArticles(others)(one).map(({ jsonId }) => jsonId)).toEqual(["close", "new", "old"]);
    expect(relatedArticles(others)(article("x", null))).toEqual([]);
  });
});

describe("A filter of articles", () => {
  it("is read from the address and written into it", () => {
    expect(filterIn("?category=Web&tag=C%2B%2B")).toEqual({ query: "", category: "Web", tag: "C++" });
    expect(filterIn("?q=git&category=&x=y")).toEqual({ query: "git", category: undefined, tag: undefined });
    expect(filteredBlog({ category: "Club life", tag: "C++" })).toBe("/blog?category=Club+life&tag=C%2B%2B");
    expect(filteredBlog({})).toBe("/blog");
  });

  it("shows articles with the category and the tag, in upper or lower case", () => {
    const none = { title: "", excerpt: null, category: null, tags: [], author: null, authors: [] };
    const web = { ...none, title: "Forms", category: "Web", tags: ["HTML", "HTTP"], authors: ["José", "Eva"] };
    expect(articleMatcher({})(web)).toBe(true);
    expect(articleMatcher({ category: "web", tag: "html" })(web)).toBe(true);
    expect(articleMatcher({ category: "Tools" })(web)).toBe(false);
    expect(articleMatcher({ category: "Web", tag: "git" })(web)).toBe(false);
    expect(articleMatcher({ category: "Web" })(none)).toBe(false);
    for (const query of ["form", "jose", "http"]) expect(articleMatcher({ query })(web)).toBe(true);
    expect(articleMatcher({ query: "robot" })(web)).toBe(false);
  });

  it("offers each word once, the most used first, then by the alphabet", () => {
    expect(mostUsed(["z", "C", "git", "b", "Git", "c", "a", "GIT"])).toEqual(["git", "C", "a", "b", "z"]);
    expect(mostUsed(["Web", "Álgebra", "Zeit", "Öko"])).toEqual(["Álgebra", "Öko", "Web", "Zeit"]);
  });
});

describe("The profile of an author", () => {
  const people: readonly People[] = [
    { folder: "team", ids: new Set([1]) },
    { folder: "past-leaders", ids: new Set([1, 101]) },
    { folder: "advisors", ids: new Set([1, 101, 2]) },
    { folder: "members", ids: new Set([1, 2, 6]) },
  ];

  it.each([
    ["1", "/profile/team/1"],
    ["101", "/profile/team/101"],
    ["2", "/profile/advisor/2"],
    ["6", "/profile/member/6"],
    [" 6 ", "/profile/member/6"],
  ])("of id %j is looked up in one kind of people after the other", (id, path) => {
    expect(authorProfile(id, people)).toBe(path);
  });

  it.each([null, "", " ", "7", "nobody"])("of %j is none", (id) => {
    expect(authorProfile(id, people)).toBeNull();
  });
});

describe("The time to read an article", () => {
  it("is what the author says", () => {
    expect(readTimeText(8, 10_000)).toBe("8 min read");
  });

  it("is otherwise estimated from its words, at least a minute", () => {
    expect(readTimeText(null, 1001)).toBe("6 min read");
    expect(readTimeText(0, 0)).toBe("1 min read");
  });
});

describe("The table of contents", () => {
  const heading = (id: string, level: number) => ({ id, text: id, level });
  const headings = [heading("a", 2), heading("b", 3), heading("c", 4), heading("d", 3), heading("e", 2)];

  it("of a long article has two levels", () => {
    expect(contentsOf(headings, 500).map(({ id, parts }) => [id, parts.map((part) => part.id)])).toEqual([
      ["a", ["b", "d"]],
      ["e", []],
    ]);
  });

  it("of a short article is empty", () => {
    expect(contentsOf(headings, 499)).toEqual([]);
    expect(contentsOf(headings.slice(0, 2), 5000)).toEqual([]);
  });
});
