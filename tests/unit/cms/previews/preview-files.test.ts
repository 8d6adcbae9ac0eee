import { addressFinder, articleOf, htmlOf } from "../../../../src/cms/previews/preview-files";

const inMemory = "blob:http://localhost:8000/1d2c";
const addressOf = addressFinder((path) => ({
  toString: () => (path.endsWith("a.webp") ? inMemory : path.endsWith("b.webp") ? "/admin/demo/b.webp" : path),
}));

test("the preview of a text shows its pictures, those in the memory of the browser, too", () => {
  const text = "![A](../media/a.webp)\n\n![B](../media/b.webp)\n\n![A again](../media/a.webp)";
  const pictures = (html = "") => Array.from(html.matchAll(/<img [^>]*?src="([^"]*)"/g), ([, address]) => address);
  const expected = [inMemory, "/admin/demo/b.webp", inMemory];
  expect(pictures(htmlOf(text, addressOf)?.html)).toEqual(expected);
  expect(pictures(articleOf(text, addressOf).html)).toEqual(expected);
});

test("the preview of a text has no picture that is not there, or that a text names by such an address itself", () => {
  const text = `![None](../media/none.webp) ![Other](${inMemory}) and [text](${inMemory})`;
  expect(htmlOf(text, addressOf)?.html).not.toMatch(/<img|blob:http[^)]*"/);
});
