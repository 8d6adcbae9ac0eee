import { uploadNames } from "../../../../src/cms/saving/upload-names";

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
