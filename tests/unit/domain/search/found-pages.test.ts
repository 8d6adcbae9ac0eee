import { excerptOf } from "../../../../src/domain/search/found-pages";

test("what is shown of a page that was found begins near the word in a long sentence, and says that it is cut", () => {
  const words = Array.from({ length: 80 }, (_, index) => `w${index}`).join(" ");
  const excerpt = excerptOf(`Title. ${words} camp ${words}.`, "Title", (each) => each === "camp");
  const text = excerpt.map((part) => (part.isMarked ? `[${part.text}]` : part.text)).join("");
  expect(text).toMatch(/^… w74 w75 w76 w77 w78 w79 \[camp\] w0 .* …$/);
});
