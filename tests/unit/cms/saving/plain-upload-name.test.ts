import { plainUploadName } from "../../../../src/cms/saving/file-name";
import { portableNameError } from "../../../../src/model/values/file-name";

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
