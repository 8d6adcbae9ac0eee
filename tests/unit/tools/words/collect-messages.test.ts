import { catalogueText, completedEnglish, unusedKeys, withRenamed } from "../../../../tools/words/collect-messages";

test("the English catalogue gets new texts, and keeps what was changed in it", () => {
  expect(completedEnglish(["New", "Open||a door"], { New: "Newer", Gone: "Gone" })).toEqual({
    New: "Newer",
    "Open||a door": "Open",
    Gone: "Gone",
  });
});

test("texts that the code no longer has are named, and stay", () => {
  expect(unusedKeys(["New"], { New: "Nuevo", Gone: "Ido" })).toEqual(["Gone"]);
});

test("a text that was changed in the code keeps its translation", () => {
  expect(withRenamed({ Old: "Viejo", Other: "Otro" }, "Old", "New")).toEqual({ New: "Viejo", Other: "Otro" });
});

test("a catalogue is in alphabetical order", () => {
  expect(catalogueText({ b: "1", a: "2" })).toBe('{\n  "a": "2",\n  "b": "1"\n}\n');
});
