import { jsonFormat } from "../../../../src/content/read/file-formats";
import { fileErrorMessage } from "../../../../src/content/read/file-error-message";

test.each([
  ["of Windows", '\uFEFF{\r\n  "a": 1\r\n}', { a: 1 }],
  ["that is not there yet", "", {}],
])("a file %s is read", (_what, text, expected) => {
  expect(jsonFormat.fromFile(text)).toEqual(expected);
});

test("a damaged file is an error", () => {
  expect(() => jsonFormat.fromFile('{ "a": ')).toThrow(SyntaxError);
});

test("written files can be read again", () => {
  expect(jsonFormat.fromFile(jsonFormat.toFile({ a: ["খেলা", null] }))).toEqual({ a: ["খেলা", null] });
});

const refusal = (code: string) => Object.assign(new Error(`${code}: open '.half-written-1b59'`), { code });

describe("Why a file can't be read or written", () => {
  it("is said in words, with the system's name for it", () => {
    expect(fileErrorMessage("folder", refusal("EACCES"))).toBe(
      "can't be read: you have no permission (EACCES), expected a folder that you may read",
    );
    expect(fileErrorMessage("written", refusal("ENOSPC"))).toBe("can't be written: the disk is full (ENOSPC)");
  });

  it("is what there is to say if it is something rare", () => {
    expect(fileErrorMessage("file", refusal("ELOOP"))).toBe("can't be read (ELOOP), expected a file that you may read");
    expect(fileErrorMessage("written", new Error("The write was cut off"))).toBe(
      "can't be written (The write was cut off)",
    );
  });
});
