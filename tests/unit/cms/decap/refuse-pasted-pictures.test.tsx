import { withoutPictures } from "../../../../src/cms/decap/refuse-pasted-pictures";

test("pasted text loses its pictures, and keeps its words and their form", () => {
  const html = '<meta charset="utf-8"><h2>Rules</h2><p>Be <b>kind</b><img src="https://example.org/x.png">.</p>';
  expect(withoutPictures(html)).toBe("<body><h2>Rules</h2><p>Be <b>kind</b>.</p></body>");
});

test("a link loses its picture, and goes with it if it holds nothing else", () => {
  const picture = '<img src="data:image/png;base64,AAAA">';
  const html = `<p><a href="https://example.org">${picture} More</a> or <a href="https://example.org">${picture}</a></p>`;
  expect(withoutPictures(html)).toBe('<body><p><a href="https://example.org"> More</a> or </p></body>');
});

test("a picture by itself leaves HTML without words", () => {
  expect(withoutPictures('<html><body><!--StartFragment--><IMG SRC="x"><!--EndFragment--></body></html>')).toBe(
    "<body><!--StartFragment--><!--EndFragment--></body>",
  );
});

test("text without pictures is left as it is", () => {
  expect(withoutPictures("<p>Two < three</p>")).toBeUndefined();
  expect(withoutPictures("")).toBeUndefined();
});
