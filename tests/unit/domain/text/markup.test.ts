import { JSDOM } from "jsdom";
import { attachmentName, escapeAttribute, escapeText } from "../../../../src/domain/text/markup";

const dangerous = `Tom & "Jerry" <script>alert('&lt;')</script>`;

describe("A text written into markup", () => {
  it("is read as the same text between tags", () => {
    expect(JSDOM.fragment(`<p>${escapeText(dangerous)}</p>`).textContent).toBe(dangerous);
  });

  it("is read as the same text in an attribute", () => {
    const fragment = JSDOM.fragment(`<p title="${escapeAttribute(dangerous)}"></p>`);
    expect(fragment.firstElementChild?.getAttribute("title")).toBe(dangerous);
  });

  it("keeps its quotation marks between tags, where they mean nothing", () => {
    expect(escapeText('"id": 1')).toBe('"id": 1');
  });
});

test("the name of an attachment is what its notice says", () => {
  expect(attachmentName({ name: "Routine", url: "/static/abc/x.pdf" })).toBe("Routine");
});
