import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { isWholePicture, PictureCache } from "../../../../src/outputs/media/picture-cache";
import { makeFolder } from "../../../support/temporary-folder";

const colour = { create: { width: 40, height: 30, channels: 3, background: "#08f" } } as const;
const pictures = {
  jpeg: () => sharp(colour).jpeg().toBuffer(),
  webp: () => sharp(colour).webp().toBuffer(),
};

describe.each(["jpeg", "webp"] as const)("A %s", (format) => {
  it("is whole with all of its bytes, and not with fewer or with zeros for them", async () => {
    const whole = await pictures[format]();
    expect(isWholePicture(whole)).toBe(true);
    for (let length = 0; length < whole.length; length += 1) {
      expect(isWholePicture(whole.subarray(0, length))).toBe(false);
      const zeros = Buffer.alloc(whole.length - length);
      if (zeros.length >= 8) expect(isWholePicture(Buffer.concat([whole.subarray(0, length), zeros]))).toBe(false);
    }
  });
});

describe("The cache of pictures", () => {
  const folder = makeFolder();

  it("draws a picture once that several ask for at the same time", async () => {
    const draw = jest.fn(pictures.jpeg);
    const cache = new PictureCache(folder);
    const [one, other] = await Promise.all([cache.fileOf("same.jpg", draw), cache.fileOf("same.jpg", draw)]);
    expect(one).toBe(other);
    expect(draw).toHaveBeenCalledTimes(1);
  });

  it("draws a picture again if what it holds is not all of it, and forgets what no one asks for", async () => {
    const draw = jest.fn(pictures.webp);
    const file = await new PictureCache(folder).fileOf("a.webp", draw);
    const whole = readFileSync(file);
    await new PictureCache(folder).fileOf("a.webp", draw);
    expect(draw).toHaveBeenCalledTimes(1);
    writeFileSync(file, whole.subarray(0, -1));
    await new PictureCache(folder).fileOf("a.webp", draw);
    expect(draw).toHaveBeenCalledTimes(2);
    expect(readFileSync(file)).toEqual(whole);
    const next = new PictureCache(folder);
    await next.fileOf("b.webp", draw);
    await next.removeUnused();
    expect(readdirSync(folder)).toEqual(["b.webp"]);
  });
});
