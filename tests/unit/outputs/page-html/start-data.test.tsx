import { BuiltPage, pageEnd, pageName, startData } from "../../../../src/outputs/page-html/start-data";
import { inFolder, leaveFolderAfterEach } from "../../../support/in-folder";

leaveFolderAfterEach();

const gatsbyScripts = [
  <script key="loader" dangerouslySetInnerHTML={{ __html: "window.pagePath='/'" }} />,
  <script key="app" src="/app-2.js" async />,
  <script key="runtime" src="/webpack-runtime-1.js" async />,
];

test("the end of a page says which scripts run it, the one that all others need first", () => {
  expect(pageEnd(gatsbyScripts)).toMatchObject({ scripts: ["/webpack-runtime-1.js", "/app-2.js"] });
});

test("those of the page come before the one that begins the application, and its data is named, too", () => {
  const files = { chunks: ["/chunk-7-3.js"], data: ["/page-data/events/page-data.json"] };
  const end = pageEnd([<BuiltPage key="a" name="1x2y /events" asOf={undefined} files={files} />, ...gatsbyScripts]);
  expect(end.scripts).toEqual(["/webpack-runtime-1.js", "/chunk-7-3.js", "/app-2.js"]);
  expect(end.files).toEqual(["/page-data/events/page-data.json"]);
});

test("the scripts of a site in a folder are named by their paths on the site", () => {
  inFolder("/club");
  expect(pageEnd(<script src="/club/app-2.js" />).scripts).toEqual(["/app-2.js"]);
});

test.each(["2026-02-01T00:00:00.000Z", undefined])("the end of a page says that its present is %s", (instant) => {
  const end = pageEnd([
    <BuiltPage key="a" name="1x2y /events" asOf={instant} files={{ chunks: [], data: [] }} />,
    ...gatsbyScripts,
  ]);
  expect(end).toMatchObject({ name: "1x2y /events", asOf: instant });
});

const asOf = "2026-02-01T00:00:00.000Z";
const scripts = ["/webpack-runtime-1.js", "/app-2.js"];
const end = { scripts, name: "1x2y /events", asOf };
const dataOf = (body: string) => startData(body, end);

describe("What a page says to its start script", () => {
  it("is which scripts the application has, in order, and how it finds the page's data", () => {
    expect(dataOf("<p>Words</p>")).toEqual({
      "data-files": "/webpack-runtime-1.js /app-2.js",
      "data-page": "1x2y /events",
    });
  });

  it("is for which addresses it needs the application, each once", () => {
    const body =
      '<p data-start="load" data-start-if="[?&amp;](?:q)">a</p><p data-start="load" data-start-if="#(?:\\d+)$">b</p>' +
      '<p data-start="visible">c</p><p data-start="load" data-start-if="[?&amp;](?:q)">d</p>';
    expect(dataOf(body)["data-ways"]).toBe("load?#(?:\\d+)$ load?[?&](?:q)");
  });

  it("is only that it needs the application at once, if it does for everyone", () => {
    expect(dataOf('<p data-start="load" data-start-if="a">a</p><p data-start="load">b</p>')["data-ways"]).toBe("load");
  });

  it.each([
    ["the first of them stops", ["2026-03-02T00:00:00.000Z", "2026-03-01T00:00:00.000Z", ""], Date.UTC(2026, 2, 1)],
    ["none of them stops", ["", ""], undefined],
  ])("is from when its words are true, and until when if %s being true", (_, instants, until) => {
    const body = instants.map((instant) => `<p data-true-until="${instant}">a</p>`).join("");
    expect(dataOf(body)["data-validity"]).toBe([Date.parse(asOf), until].filter(Boolean).join(" "));
  });

  it("can't be known if its words depend on a present that its query does not ask for", () => {
    expect(() => startData('<p data-true-until="">a</p>', { ...end, asOf: undefined })).toThrow(
      /has to ask for `asOf`/,
    );
  });

  it("leaves to their places the parts that need it when they are seen or used", () => {
    expect(dataOf('<p data-start="visible">a</p><a data-start="intent">b</a>')).not.toHaveProperty("data-ways");
  });

  it("does not follow from what a text says", () => {
    expect(dataOf("<p>&lt;p data-start=&quot;load&quot;&gt;</p>")).not.toHaveProperty("data-ways");
  });
});

test("the name of a page changes with its data, and ends with its path", () => {
  const page = { path: "/events/a b", result: { pageContext: {} } };
  expect(pageName(page)).toMatch(/^[\da-z]+ \/events\/a b$/);
  expect(pageName({ ...page })).toBe(pageName(page));
  expect(pageName({ ...page, result: { pageContext: { id: 1 } } })).not.toBe(pageName(page));
});
