import { excerptOf, inOrderOfUse } from "../../../../src/domain/search/found-pages";

test("what is shown of a page that was found begins near the word in a long sentence, and says that it is cut", () => {
  const words = Array.from({ length: 80 }, (_, index) => `w${index}`).join(" ");
  const excerpt = excerptOf(`Title. ${words} camp ${words}.`, "Title", (each) => each === "camp");
  const text = excerpt.map((part) => (part.isMarked ? `[${part.text}]` : part.text)).join("");
  expect(text).toMatch(/^… w74 w75 w76 w77 w78 w79 \[camp\] w0 .* …$/);
});

test("what is shown of it begins with the sentence that begins with the word", () => {
  const words = Array.from({ length: 80 }, (_, index) => `w${index}`).join(" ");
  const excerpt = excerptOf(`Title. Camp ${words} camp.`, "Title", (each) => /camp/i.test(each));
  expect(excerpt.map(({ text }) => text).join("")).toMatch(/^Camp w0 /);
});

test("of two pages that were found, the more useful one is first, whatever their scores are", () => {
  const mention = { isTitle: false, isWhole: false, isList: false, isHome: false, isComing: false };
  const ranks = [
    { ...mention, isTitle: true, isWhole: true, isComing: true },
    { ...mention, isTitle: true, isWhole: true },
    { ...mention, isTitle: true },
    { ...mention, isWhole: true },
    { ...mention, isComing: true },
    mention,
    { ...mention, isList: true, isWhole: true },
    { ...mention, isHome: true, isTitle: true, isWhole: true, isComing: true },
  ];
  const pages = ranks.map((rank, place) => ({ ...rank, id: String(place), score: place }));
  expect(inOrderOfUse(pages.toReversed())).toEqual(pages);
  const [first] = pages;
  if (first) expect(inOrderOfUse([first, { ...first, score: 1 }])[0]?.score).toBe(1);
});
