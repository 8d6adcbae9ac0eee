import { mkdtempSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { mostWidth } from "../../../../src/gatsby/schema/picture-limits";
import { photoWithLocation } from "../../../support/content/photo";
import { makeFolder } from "../../../support/temporary-folder";

const root = makeFolder();
let warnings: jest.SpyInstance<void, unknown[]>;

beforeEach(() => (warnings = jest.spyOn(console, "warn").mockReturnValue()));
afterEach(() => warnings.mockRestore());

function widthOf(name: string, content: string | Uint8Array): Promise<number> {
  const file = path.join(mkdtempSync(path.join(root, "x")), name);
  writeFileSync(file, content);
  return mostWidth(file);
}

const isReadable = async (name: string, content: string | Uint8Array) => (await widthOf(name, content)) > 0;

const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: "red" } });

/** A PNG that says it is this large, and contains next to nothing. */
function hugePng(width: number, height: number): Buffer {
  const png = Buffer.from("\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\0\0\0\0\0\x08\x02\0\0\0", "latin1");
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  return Buffer.concat([png, Buffer.alloc(100)]);
}

describe("A picture", () => {
  it.each(["jpeg", "png", "webp"] as const)("can be read: %s", async (format) => {
    expect(await isReadable(`photo.${format}`, await photoWithLocation(format))).toBe(true);
    expect(await isReadable("photo.PNG", await photoWithLocation(format))).toBe(true);
    expect(warnings).not.toHaveBeenCalled();
  });

  it("can be read as far as it goes, if it is a JPEG", async () => {
    const photo = await photoWithLocation("jpeg");
    expect(await isReadable("photo.jpg", photo.subarray(0, photo.length - 20))).toBe(true);
  });

  it("is left out with a warning if decoding it would end the build", async () => {
    const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
    const avif = await sharp({ create: { width: 64, height: 64, channels: 3, background: "red", noise } })
      .avif({ effort: 0 })
      .toBuffer();
    expect(await isReadable("photo.avif", avif)).toBe(true);
    expect(await isReadable("photo.avif", avif.subarray(0, avif.length / 2))).toBe(false);
    expect(await isReadable("photo.png", hugePng(60_000, 60_000))).toBe(false);
    expect(warnings).toHaveBeenCalledTimes(2);
    expect(String(warnings.mock.calls[1]?.[0])).toMatch(/photo\.png: warning: is not a picture that can be read \(/);
  });

  it("is as wide as any, or as its height allows in WebP", async () => {
    expect(await widthOf("a.jpg", await plain(1000, 16_383).jpeg().toBuffer())).toBe(Infinity);
    expect(await widthOf("a.jpg", await plain(20_000, 100).jpeg().toBuffer())).toBe(Infinity);
    expect(await widthOf("a.jpg", await plain(1000, 17_000).jpeg().toBuffer())).toBe(963);
    const turned = plain(17_000, 1000).withMetadata({ orientation: 6 }).jpeg();
    expect(await widthOf("a.jpg", await turned.toBuffer())).toBe(963);
    expect(await widthOf("a.png", await plain(1, 20_000).png().toBuffer())).toBe(0);
  });

  it.each([
    ["photo.jpg", ""],
    ["photo.jpg", "not a picture"],
    ["photo.jpg", "<html>"],
    ["photo.png", '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
    ["photo.pdf", "%PDF-1.4"],
  ])("is not what %s with %j contains", async (name, content) => {
    expect(await isReadable(name, content)).toBe(false);
  });
});
