import { BuiltPage, pageEnd } from "../../../../src/outputs/page-html/page-end";
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

test("the scripts of a site in a folder are named by their paths on the site", () => {
  inFolder("/club");
  expect(pageEnd(<script src="/club/app-2.js" />).scripts).toEqual(["/app-2.js"]);
});

test.each(["2026-02-01T00:00:00.000Z", undefined])("the end of a page says that its present is %s", (instant) => {
  const end = pageEnd([<BuiltPage key="a" name="1x2y /events" shownAt={instant} />, ...gatsbyScripts]);
  expect(end).toMatchObject({ name: "1x2y /events", shownAt: instant });
});
