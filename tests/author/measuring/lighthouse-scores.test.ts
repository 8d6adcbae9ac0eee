import { figuresOf, medianOf, problemsOf, scoreTable } from "../../../tools/author/lighthouse-scores.mjs";

const report = ({ performance = 1, isListed = true }) => ({
  categories: {
    performance: { score: performance },
    accessibility: { score: 1 },
    "best-practices": { score: 1 },
    seo: { score: isListed ? 1 : 0.66 },
  },
  audits: {
    "is-crawlable": { score: isListed ? 1 : 0 },
    "total-blocking-time": { numericValue: 12.4 },
    "first-contentful-paint": { numericValue: 1021 },
    "largest-contentful-paint": { numericValue: 1509 },
    "cumulative-layout-shift": { numericValue: 0 },
    "total-byte-weight": { numericValue: 114_321 },
  },
});

describe("The scores of a page", () => {
  it("pass if they are as high as they have to be", () => {
    expect(problemsOf({ page: "events", ...figuresOf(report({ performance: 0.99 })) })).toEqual([]);
  });

  it("that are too low are named, with the page and the lowest that passes", () => {
    expect(problemsOf({ page: "events", ...figuresOf(report({ performance: 0.98 })) })).toEqual([
      "/events: performance is 98, expected at least 99",
    ]);
  });

  it("say nothing about search engines on a page that they must not list", () => {
    const figures = figuresOf(report({ isListed: false }));
    expect(problemsOf({ page: "search", ...figures })).toEqual([]);
    expect(scoreTable([{ page: "search", ...figures }])).toContain("| /search | 100 / 100 / 100 / – |");
  });

  it("are the medians of several runs", () => {
    const runs = [0.97, 1, 0.99].map((performance) => figuresOf(report({ performance })));
    expect(medianOf(runs)).toMatchObject({ performance: 99, search: 100 });
  });

  it("become a line of a table", () => {
    expect(
      scoreTable([{ page: "events", ...figuresOf(report({})) }])
        .split("\n")
        .at(-1),
    ).toBe("| /events | 100 / 100 / 100 / 100 | 12 ms | 1.02 s | 1.51 s | 0.000 | 114 |");
  });
});
