import { freeName, plainUploadName } from "../../../../src/cms/media/upload-names";
import { portableNameError } from "../../../../src/model/values/file-name";

test.each([
  ["a name that no file has", "routine.pdf", ["content/media/other.pdf"], "routine.pdf"],
  ["a name that a file has", "routine.pdf", ["content/media/routine.pdf"], "routine-2.pdf"],
  ["the second name, too", "routine.pdf", ["a/routine.pdf", "a/routine-2.pdf"], "routine-3.pdf"],
  ["a name that a file has with another ending", "team.webp", ["a/team.jpg"], "team-2.webp"],
  ["a name that a file has in capitals", "routine.pdf", ["a/Routine.PDF"], "routine-2.pdf"],
  ["a Bangla name", "রুটিন.pdf", ["a/রুটিন.pdf"], "রুটিন-2.pdf"],
  ["a name that a file has in another Unicode form", "caf\u00e9.pdf", ["a/cafe\u0301.pdf"], "caf\u00e9-2.pdf"],
  ["a name without an ending", "routine", ["a/routine"], "routine-2"],
  ["a path as Windows writes it", "routine.pdf", ["content\\media\\routine.pdf"], "routine-2.pdf"],
])("a name is free: %s", (_what, name, taken, expected) => {
  expect(freeName(name, taken)).toBe(expected);
});

test.each([
  ["CON.png", "upload-con"],
  ["nul", "upload-nul"],
  ["#.png", "upload"],
  ["?.png", "upload"],
  ["a%2Fb.png", "a-2fb"],
  ["..\\..\\x.png", "x"],
  [".png", "upload"],
  [".hidden.png", "hidden"],
  ["dots... .png. ", "dots"],
  ["a\nb.png", "a-b"],
  ["John’s “photo”.jpg", "johns-photo"],
  ["e\u0301t\u00e9.png", "été"],
  ["রুটিন\u200c.png", "রুটিন"],
  ["👩‍💻.png", "upload"],
  ["\u202egnp.exe.png", "gnp-exe"],
  [`${"x".repeat(300)}.png`, "x".repeat(60)],
  [`${"𝒳".repeat(300)}.png`, "𝒳".repeat(48)],
  ["no-extension", "no-extension"],
])("an upload called %j gets a name that all computers take", (given, expected) => {
  expect(plainUploadName(given)).toBe(expected);
  expect(portableNameError(`${expected}.webp`)).toBeUndefined();
});
