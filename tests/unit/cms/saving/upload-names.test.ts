import { freeName, plainUploadName, uploadNames } from "../../../../src/cms/saving/upload-names";
import { portableNameError } from "../../../../src/model/values/file-name";

const none = { stored: [], ofEntry: [] };

test("a file of another content gets a name of its own, whether it is stored, in the draft or just named", () => {
  expect(uploadNames()("a", "image.jpg", { stored: ["content/media/image.webp"], ofEntry: [] })).toBe("image-2.jpg");
  expect(uploadNames()("a", "image.jpg", { stored: [], ofEntry: ["content/media/image.webp"] })).toBe("image-2.jpg");
  const nameOf = uploadNames();
  expect([nameOf("a", "image.jpg", none), nameOf("b", "image.jpg", none)]).toEqual(["image.jpg", "image-2.jpg"]);
});

test("the same content keeps its name, although the draft has that file now", () => {
  const nameOf = uploadNames();
  nameOf("a", "image.jpg", none);
  nameOf("b", "image.jpg", { stored: [], ofEntry: ["content/media/image.webp"] });
  const ofEntry = ["content/media/image.webp", "content/media/image-2.webp"];
  expect(nameOf("a", "copy.jpg", { stored: [], ofEntry })).toBe("image.jpg");
  expect(nameOf("b", "image.jpg", { stored: [], ofEntry })).toBe("image-2.jpg");
});

test.each([
  ["CON.png", "file-CON.png"],
  ["aux.jpg", "file-aux.jpg"],
  ["Screenshot at 1.00.00\u202FPM.png", "Screenshot at 1.00.00 PM.png"],
  ["photo\u202Egpj.png", "photogpj.png"],
  ["\uFEFF team\u200B.jpg", "team.jpg"],
  ["what?.jpg", "what-.jpg"],
  ["two\nlines.jpg", "two lines.jpg"],
  ["routine.pdf. ", "routine.pdf"],
  ["\u3164.jpg", "file.jpg"],
  ["র\u200D্যালি.jpg", "র\u200D্যালি.jpg"],
])("an upload gets a name that every computer can store: %j", (name, expected) => {
  expect(uploadNames()("a", name, none)).toBe(expected);
});

test.each([
  ["a name that no file has", "routine.pdf", ["content/media/other.pdf"], "routine.pdf"],
  ["a name that a file has", "routine.pdf", ["content/media/routine.pdf"], "routine-2.pdf"],
  ["the second name, too", "routine.pdf", ["a/routine.pdf", "a/routine-2.pdf"], "routine-3.pdf"],
  ["a photo that becomes WebP", "team.jpg", ["a/team.webp"], "team-2.jpg"],
  ["a name that differs in what Decap rewrites", "My  Routine.PDF", ["a/my-routine.pdf"], "My  Routine-2.PDF"],
  ["a Bangla name", "রুটিন.pdf", ["a/রুটিন.pdf"], "রুটিন-2.pdf"],
  ["a name without an ending", "routine", ["a/routine"], "routine-2"],
  ["a name with several dots", "v1.2.pdf", ["a/v1.2.pdf"], "v1.2-2.pdf"],
  ["a name with an apostrophe, which Decap makes a hyphen", "John's.jpg", ["a/john-s.webp"], "John's-2.jpg"],
  ["a name that differs in an apostrophe", "John's.jpg", ["a/johns.webp"], "John's.jpg"],
  ["a name that differs in a dot", "v1.2.pdf", ["a/v1-2.pdf"], "v1.2.pdf"],
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
  [`${"𝒳".repeat(300)}.png`, "𝒳".repeat(50)],
  ["no-extension", "no-extension"],
])("an upload called %j gets a name that all computers take", (given, expected) => {
  expect(plainUploadName(given)).toBe(expected);
  expect(portableNameError(`${expected}.webp`)).toBeUndefined();
});
