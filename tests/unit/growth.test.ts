import { articleFormat } from "../../src/content/read/file-formats";
import { absoluteUrl } from "../../src/domain/addresses/served-path";
import { relatedArticles } from "../../src/domain/blog/related-articles";
import { barePath } from "../../src/domain/routes";
import { spanOf } from "../../src/domain/time/schedule";
import { renderArticle } from "../../src/content/markdown/render-markdown";
import { parseClockRange } from "../../src/model/values/clock-time";
import { markdownWarnings } from "../../src/model/markdown/check-markdown";
import { growthOf, LARGEST_GROWTH } from "../support/growth";

const count = (size: number) => Array.from({ length: size }, (_, index) => index);

/** Texts that an editor could type, each as large as it says. The last number is a size that is worth measuring. */
const works: readonly (readonly [what: string, work: (size: number) => unknown, size: number])[] = [
  ["looking for unsafe links in a text full of brackets", (size) => markdownWarnings("](a".repeat(size)), 3_000],
  ["naming headings that are all alike", (size) => renderArticle("# a\n".repeat(size)), 600],
  ["colouring a long line of code", (size) => renderArticle(`\`\`\`bash\n${"a".repeat(size)}\n`), 2_000],
  ["looking for bare addresses", (size) => renderArticle("www.|".repeat(size)), 1_000],
  ["looking for the end of tags", (size) => renderArticle("<script>\n\n<option>\n<p a='\n\n".repeat(size)), 300],
  ["reading a time with many spaces", (size) => parseClockRange(`10${" ".repeat(size)}x`), 5_000],
  [
    "reading a duration with many spaces",
    (size) => spanOf({ date: "2026-01-01", time: "10:00 AM", duration: `1${" ".repeat(size)}x` }),
    5_000,
  ],
  ["taking the query off a path", (size) => barePath(`/${"?".repeat(size)}\n`), 5_000],
  ["taking slashes off a path", (size) => barePath(`/${"/".repeat(size)}x`), 5_000],
  ["taking slashes off an address", (size) => absoluteUrl("https://example.org", `/a${"/".repeat(size)}x`), 5_000],
  [
    "writing an article that ends with spaces",
    (size) => articleFormat.toFile({ body: `a${" ".repeat(size)}b` }),
    5_000,
  ],
  [
    "opening an article that is full of empty lines",
    (size) => articleFormat.fromFile(`---\n---\na${"\n".repeat(size)}b`),
    5_000,
  ],
  [
    "articles that share tags",
    (size) => {
      const tags = count(size).map((n) => `tag ${n}`);
      return relatedArticles([{ jsonId: "b", publishDate: null, tags }])({ jsonId: "a", publishDate: null, tags });
    },
    300,
  ],
];

it.each(works)("%s takes no longer than its size explains", (_what, work, size) => {
  expect(growthOf(work, size)).toBeLessThan(LARGEST_GROWTH);
});
