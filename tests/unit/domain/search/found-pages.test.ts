import { excerptOf } from "../../../../src/domain/search/found-pages";

const shown = (content: string, title: string, word: string) =>
  excerptOf(content, title, (each) => each.toLowerCase().includes(word))
    .map(({ text, isMarked }) => (isMarked ? `[${text}]` : text))
    .join("");

describe("What is shown of a page that was found", () => {
  it.each([
    [
      "the sentence that has the word, rather than a fact",
      "Winter Camp. Camp Hall. May 3, 2026. We meet every day. The camp takes five whole days. Bring a pen.",
      "camp",
      "The [camp] takes five whole days.",
    ],
    [
      "the first sentence if only the title has the word",
      "Winter Camp. May 3, 2026. We meet here every single day.",
      "winter",
      "We meet here every single day.",
    ],
    [
      "a fact if nothing else has the word",
      "Winter Camp. Room 304. We meet here every single day.",
      "304",
      "Room [304.] We meet here every single day.",
    ],
    [
      "no fact that repeats the title, such as a tag",
      "Winter Camp. It rained all day on Monday. winter camp.",
      "camp",
      "It rained all day on Monday.",
    ],
    [
      "also the sentences that follow, up to the next fact",
      "Winter Camp. The camp takes five whole days. It ends with a contest. Medium. May 3, 2026.",
      "takes",
      "The camp [takes] five whole days. It ends with a contest.",
    ],
    ["nothing of a page with a title only", "", "camp", ""],
  ])("is %s", (_, content, word, excerpt) => {
    expect(shown(content, "Winter Camp", word)).toBe(excerpt);
  });

  it("begins near the word in a long sentence, and says that it is cut", () => {
    const words = Array.from({ length: 80 }, (_, index) => `w${index}`).join(" ");
    const text = shown(`Title. ${words} camp ${words}.`, "Title", "camp");
    expect(text).toMatch(/^… w74 w75 w76 w77 w78 w79 \[camp\] w0 .* …$/);
  });
});
