import { markedText } from "../../../../src/domain/search/marked-text";

describe("An excerpt", () => {
  it("is split into marked and unmarked parts", () => {
    expect(markedText("the <mark>lab</mark> is <mark>closed</mark>")).toEqual([
      { text: "the ", isMarked: false },
      { text: "lab", isMarked: true },
      { text: " is ", isMarked: false },
      { text: "closed", isMarked: true },
    ]);
  });

  it("has its entities undone once", () => {
    expect(markedText("5 &lt; 6 &amp;lt; &quot;a&quot; &#x27;b&#39;")).toEqual([
      { text: `5 < 6 &lt; "a" 'b'`, isMarked: false },
    ]);
  });

  it.each(["<img src=x onerror=alert(1)>", "<mark onclick=x>a", "</mark><script>"])(
    "keeps any other tag as text: %s",
    (excerpt) => {
      const text = markedText(excerpt)
        .map((part) => part.text)
        .join("");
      expect(text).toBe(excerpt.replace(/^<\/mark>/, ""));
    },
  );

  it("is empty for an empty text", () => {
    expect(markedText("")).toEqual([]);
  });
});
