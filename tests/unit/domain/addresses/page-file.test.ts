import { gatsbyFile, isOtherSpelling, pageFile } from "../../../../src/domain/addresses/page-file";

test.each([
  ["/", "index.html", "index.html"],
  ["/events", "events.html", "events/index.html"],
  ["/events/খেলা", "events/খেলা.html", "events/খেলা/index.html"],
  ["/myclass/web/node.js", "myclass/web/node.js.html", "myclass/web/node.js/index.html"],
  ["/404.html", "404.html", "404.html"],
  ["/old.htm", "old.htm", "old.htm"],
])("the page %s is the file %s, which Gatsby writes as %s", (page, file, written) => {
  expect(pageFile(page)).toBe(file);
  expect(gatsbyFile(page)).toBe(written);
});

test("hosts find a page at its address with .html", () => {
  expect(isOtherSpelling({ from: "/events.html", to: "/events" })).toBe(true);
  expect(isOtherSpelling({ from: "/events.html", to: "/workshop" })).toBe(false);
  expect(isOtherSpelling({ from: "/.html", to: "/" })).toBe(false);
});
