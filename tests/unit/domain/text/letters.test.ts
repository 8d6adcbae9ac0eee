import { initialsOf } from "../../../../src/domain/text/letters";

test("the initials of a name never hold half of an emoji", () => {
  expect(initialsOf("😀 Rahim")).toBe("😀R");
  expect(initialsOf("👩‍💻 Nusrat")).toMatch(/^👩/u);
  expect(initialsOf("👩‍💻").isWellFormed()).toBe(true);
});
