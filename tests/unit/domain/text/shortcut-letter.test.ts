import { shortcutLetter } from "../../../../src/domain/text/shortcut-letter";

test.each([
  ["an English keyboard", "k", "KeyK", "k"],
  ["one with capital letters on", "K", "KeyK", "k"],
  ["a Bangla one", "ক", "KeyK", "k"],
  ["an Arabic one", "ن", "KeyK", "k"],
  ["a Russian one", "л", "KeyK", "k"],
  ["a Greek one", "κ", "KeyK", "k"],
  ["a Dvorak one, whose k is elsewhere", "k", "KeyV", "k"],
  ["a Dvorak one in the place of k", "t", "KeyK", "t"],
  ["a phone, which knows no places", "k", "", "k"],
])("a shortcut goes on %s by the letter that is typed, else by its place", (_, key, code, letter) => {
  expect(shortcutLetter({ key, code })).toBe(letter);
});
