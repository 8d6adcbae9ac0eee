import { render } from "@testing-library/react";
import { ArticleByline } from "../../../../src/components/blog/ArticleByline";

test("the facts of an article are apart for those who read only the text, such as the search", () => {
  const article: Queries.ArticleBylineFragment = {
    author: null,
    authorImage: null,
    publishDate: "2026-10-24",
    lastModified: "2026-11-16",
    readTime: 8,
    body: { wordCount: 0 },
  };
  const { container } = render(<ArticleByline article={article} withUpdate />);
  expect(container.textContent).toBe("October 24, 2026 8 min read Updated November 16, 2026");
});
