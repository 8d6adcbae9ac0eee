import { strictBody } from "../../../../src/outputs/page-html/strict-body";

const page = '<p>Text with style="x" in it</p><div id="gatsby-announcer"></div>';

test("a page has no elements of Gatsby's router, and keeps all else that it says", () => {
  const body =
    `<div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper">${page}</div>` +
    '<div id="gatsby-announcer" style="position:absolute;top:0" aria-live="assertive"></div>';
  expect(strictBody(body)).toBe(page);
});

test("a page around which Gatsby puts something else stops the build", () => {
  expect(() => strictBody(`<div id="router">${page}</div>`)).toThrow("Gatsby puts other elements around a page");
});

test("a page that is rendered in the browser only is empty", () => {
  expect(strictBody("")).toBe("");
});
