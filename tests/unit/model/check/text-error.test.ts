import { textError } from "../../../../src/model/check/text-error";

describe("A text of the content", () => {
  it.each(["", "Two\tlines\r\nof text", "শীতকালীন ক্যাম্প", "🎉 \u200d\ufe0f", "\u00a0\u2028"])(
    "is fine: %j",
    (value) => {
      expect(textError(value, 100)).toBeUndefined();
    },
  );

  it.each([
    ["a\u0000b", "U+0000"],
    ["a\u000bb", "U+000B"],
    ["\u0085", "U+0085"],
    ["\ud83d", "U+D83D"],
    ["a\udc00", "U+DC00"],
    ["\ufffe", "U+FFFE"],
  ])("may hold no unreadable character: %j", (value, character) => {
    expect(textError(value, 100)).toContain(`with the unreadable character ${character}, expected text without it`);
  });

  it("may be as long as its field allows", () => {
    expect(textError("a".repeat(100), 100)).toBeUndefined();
    expect(textError("a".repeat(101), 100)).toBe("has 101 characters, expected at most 100");
  });
});
