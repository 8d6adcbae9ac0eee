import { cleanup, render, screen, within } from "@testing-library/react";
import { BlogPage } from "../../../../src/components/blog/BlogPage";

const bare: Queries.ArticleCardFragment = {
  jsonId: "bare",
  title: 'A <b>bold</b> & "quoted" title',
  excerpt: null,
  category: null,
  tags: [],
  featured: null,
  featuredImage: null,
  author: null,
  authors: [],
  authorImage: null,
  publishDate: null,
  lastModified: null,
  readTime: null,
  body: { wordCount: 0 },
};

const articles: readonly Queries.ArticleCardFragment[] = [
  bare,
  { ...bare, jsonId: "git", title: "Git", publishDate: "2025-03-23", category: "Tools", tags: ["git", "C++"] },
  {
    ...bare,
    jsonId: "contest",
    title: "Contest",
    publishDate: "2026-01-01",
    category: "Contests",
    tags: ["C++"],
    featured: true,
    author: "Rima",
    readTime: 8,
  },
];

function draw(shown: readonly Queries.ArticleCardFragment[], query = ""): void {
  window.history.replaceState(null, "", `/blog${query}`);
  render(<BlogPage articles={shown} />);
}

const titles = () => screen.queryAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
const choices = (label: string) =>
  within(screen.getByRole("list", { name: label }))
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);

describe("The blog", () => {
  it("lists its articles newest first, also one without any details", () => {
    draw(articles);
    expect(titles()).toEqual(["Contest", "Git", 'A <b>bold</b> & "quoted" title']);
  });

  it("shows what the address asks for and says how many that are", () => {
    draw(articles, "?tag=c%2B%2B&category=Tools");
    expect(titles()).toEqual(["Git"]);
    expect(screen.getByRole("status")).toHaveTextContent("1 article");
    expect(screen.getByRole("link", { current: true, name: "Tools" })).toBeVisible();
  });

  it("offers categories and tags as addresses, and none that leads nowhere", () => {
    draw(articles, "?tag=git");
    expect(choices("Category")).toEqual([
      ["All", "/blog?tag=git"],
      ["Tools", "/blog?category=Tools&tag=git"],
    ]);
    expect(choices("Tag")).toEqual([
      ["All", "/blog"],
      ["C++", "/blog?tag=C%2B%2B"],
      ["git", "/blog?tag=git"],
    ]);
  });

  it("ends after 24 articles; all are on the pages of their years, and a search finds them", () => {
    const many = Array.from({ length: 25 }, (_, index) => ({
      ...bare,
      jsonId: `a${index}`,
      title: `Title ${index}`,
      publishDate: `20${index + 10}-01-01`,
    }));
    draw(many);
    expect(titles().filter((title) => title.startsWith("Title"))).toHaveLength(24);
    expect(screen.getByRole("link", { name: "2010" })).toHaveAttribute("href", "/blog/archive/2010");
    cleanup();
    draw(many, "?q=title");
    expect(titles()).toHaveLength(25);
  });

  it("says so when it is empty", () => {
    draw([]);
    expect(screen.getByText("No articles yet")).toBeVisible();
  });
});
