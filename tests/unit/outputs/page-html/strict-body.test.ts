import { strictBody } from "../../../../src/outputs/page-html/strict-body";

test("a page has no style attributes of Gatsby's, and keeps all else that it says", () => {
  const body =
    '<div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper"><p>Text with style="x" in it</p></div>' +
    '<div id="gatsby-announcer" style="position:absolute;top:0" aria-live="assertive"></div>';
  expect(strictBody(body)).toBe(
    '<div tabindex="-1" id="gatsby-focus-wrapper"><p>Text with style="x" in it</p></div>' +
      '<div id="gatsby-announcer" aria-live="assertive"></div>',
  );
});
