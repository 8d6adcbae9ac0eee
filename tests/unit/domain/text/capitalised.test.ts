import { capitalised } from "../../../../src/domain/text/capitalised";

test.each([
  ["academic", "Academic"],
  ["Member Registration", "Member Registration"],
  ["বাংলা", "বাংলা"],
  ["", ""],
])("'%s' is labelled '%s'", (word, label) => {
  expect(capitalised(word)).toBe(label);
});
