import { fileFormat } from "../../../../src/model/files/file-format";
import { photoWithLocation } from "../../../support/content/photo";
import { growthOf, LARGEST_GROWTH } from "../../../support/growth";

const bytes = (text: string) => Buffer.from(text, "latin1");

describe("The format of a file", () => {
  it.each(["jpeg", "png", "webp"] as const)("is %s for such a picture", async (format) => {
    expect(fileFormat(await photoWithLocation(format))).toBe(format);
  });

  it.each(["<!--", "<?", "<!DOCTYPE [", "%PDF", "a"])("takes no quadratic time for a file full of %j", (piece) => {
    expect(growthOf((size) => fileFormat(bytes(piece.repeat(size))), 6_000)).toBeLessThan(LARGEST_GROWTH);
  });
});
