import { excerptOf } from "../../../../src/domain/search/excerpt";

const shown = (content: string, title: string, word: string) =>
  excerptOf(content, title, (each) => each.toLowerCase().includes(word))
    .map(({ text, isMarked }) => (isMarked ? `[${text}]` : text))
    .join("");

describe("What is shown of a page that was found", () => {
  it("begins with the sentence that has the word, rather than with a fact", () => {
    const content =
      "Winter Camp. Camp Hall. May 3, 2026. We meet every day. The camp takes five whole days. Bring a pen.";
    expect(shown(content, "Winter Camp", "camp")).toBe("The [camp] takes five whole days.");
  });

  it("is the first sentence if only the title has the word", () => {
    expect(shown("Winter Camp. May 3, 2026. We meet here every single day.", "Winter Camp", "winter")).toBe(
      "We meet here every single day.",
    );
  });

  it("is a fact if nothing else has the word", () => {
    expect(shown("Winter Camp. Room 304. We meet here every single day.", "Winter Camp", "304")).toBe(
      "Room [304.] We meet here every single day.",
    );
  });

  it("is no fact that repeats the title, such as a tag", () => {
    expect(shown("Campus. It rained all day on Monday. campus.", "Campus", "campus")).toBe(
      "It rained all day on Monday.",
    );
  });

  it("goes on with the sentences that follow, up to the next fact", () => {
    const content = "Winter Camp. The camp takes five whole days. It ends with a contest. Medium. May 3, 2026.";
    expect(shown(content, "Winter Camp", "takes")).toBe("The camp [takes] five whole days. It ends with a contest.");
  });

  it("begins near the word in a long sentence, and says that it is cut", () => {
    const words = Array.from({ length: 80 }, (_, index) => `w${index}`).join(" ");
    const text = shown(`Title. ${words} camp ${words}.`, "Title", "camp");
    expect(text).toMatch(/^… w74 w75 w76 w77 w78 w79 \[camp\] w0 .* …$/);
  });

  it("is nothing for a page with a title only", () => {
    expect(shown("", "Title", "camp")).toBe("");
  });
});
