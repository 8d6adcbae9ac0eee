import { render } from "@testing-library/react";
import { ArticleByline } from "../../../../src/components/blog/ArticleByline";

const article: Queries.ArticleBylineFragment = {
  author: null,
  authors: [],
  authorImage: null,
  publishDate: "2026-10-24",
  lastModified: "2026-11-16",
  readTime: 8,
  body: { wordCount: 0 },
};

test("the facts of an article are apart for those who read only the text, such as the search", () => {
  const { container } = render(<ArticleByline article={article} withUpdate />);
  expect(container.textContent).toBe("October 24, 2026 8 min read Updated November 16, 2026");
});

test("everyone who wrote an article is named, and the first one is linked", () => {
  const written = { ...article, author: "Nusrat Jahan", authors: ["Nusrat Jahan", "Rakib Hasan"] };
  const { container, getByRole } = render(<ArticleByline article={written} authorPath="/profile/team/4" />);
  expect(container.querySelector("p")?.textContent).toBe("Nusrat Jahan, Rakib Hasan");
  expect(getByRole("link").textContent).toBe("Nusrat Jahan");
});
