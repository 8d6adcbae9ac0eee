import { fileErrorMessage } from "../../../../src/content/read/file-error-message";

const refusal = (code: string) => Object.assign(new Error(`${code}: open '.half-written-1b59'`), { code });

describe("Why a file can't be read or written", () => {
  it("is said in words, with the system's name for it", () => {
    expect(fileErrorMessage("read", refusal("EACCES"))).toBe("can't be read: you have no permission (EACCES)");
    expect(fileErrorMessage("written", refusal("ENOSPC"))).toBe("can't be written: the disk is full (ENOSPC)");
  });

  it("is what there is to say if it is something rare", () => {
    expect(fileErrorMessage("read", refusal("ELOOP"))).toBe("can't be read (ELOOP)");
    expect(fileErrorMessage("written", new Error("The write was cut off"))).toBe(
      "can't be written (The write was cut off)",
    );
  });
});
