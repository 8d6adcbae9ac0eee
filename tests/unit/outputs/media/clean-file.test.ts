import sharp from "sharp";
import { cleanFile } from "../../../../src/outputs/media/publish-file";
import { photoWithLocation } from "../../../support/content/photo";
import { PLACE, videoWithLocation, webmWithLocation } from "../../../support/content/video";

const clean = async (name: string, bytes: Uint8Array | string) => {
  const file = cleanFile(name, Buffer.from(bytes));
  const published = await file?.clean();
  return published && { extension: file?.extension, bytes: published, text: Buffer.from(published).toString("latin1") };
};

const drawing = (inside: string, attributes = 'width="100" height="50"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`;

/** Each entity is nine times the one before it. */
const entities = Array.from("abcdefgh").map(
  (name, index, all) => `<!ENTITY ${name} "${`&${all[index - 1] ?? "x"};`.repeat(9)}">`,
);

describe("A picture outside the image pipeline", () => {
  it.each(["jpeg", "png", "webp"] as const)("loses the metadata of the camera: %s", async (format) => {
    const photo = await photoWithLocation(format);
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const file = await clean(`photo.${format === "jpeg" ? "JPG" : format}`, photo);
    const metadata = await sharp(file?.bytes).metadata();
    expect(metadata).toMatchObject({ format, width: 64, height: 48 });
    expect([metadata.exif, metadata.xmp, metadata.iptc]).toEqual([undefined, undefined, undefined]);
    expect(file?.text).not.toMatch(/Somebody|Exif/);
    expect(file?.extension).toBe(format === "jpeg" ? "jpg" : format);
  });

  it("is rotated as the camera was held", async () => {
    const photo = await sharp({ create: { width: 64, height: 48, channels: 3, background: "red" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const file = await clean("photo.jpg", photo);
    expect(await sharp(file?.bytes).metadata()).toMatchObject({ width: 48, height: 64 });
  });

  it("loses whatever follows its end, such as a second photo, a film or a page", async () => {
    const photo = await photoWithLocation("jpeg");
    const file = await clean("photo.jpg", Buffer.concat([photo, Buffer.from("<script>alert(1)</script>"), photo]));
    expect(file?.text).not.toMatch(/script|Exif/);
  });

  it("stays animated", async () => {
    const frames = await Promise.all(["red", "blue"].map((colour) => photoWithLocation("png", colour)));
    const film = await sharp(frames, { join: { animated: true } })
      .gif({ delay: [100, 200], loop: 0 })
      .toBuffer();
    const file = await clean("film.gif", film);
    expect(await sharp(file?.bytes).metadata()).toMatchObject({ format: "gif", pages: 2, delay: [100, 200] });
  });

  it("gets the extension of its content", async () => {
    expect(await clean("photo.png", await photoWithLocation("jpeg"))).toMatchObject({ extension: "jpg" });
    expect(await clean("photo.svg", await photoWithLocation("png"))).toMatchObject({ extension: "png" });
  });
});

describe("A drawing", () => {
  it("becomes a picture, large enough for every page", async () => {
    const file = await clean("logo.svg", drawing('<rect width="100" height="50" fill="red"/>'));
    expect(file?.extension).toBe("png");
    expect(await sharp(file?.bytes).metadata()).toMatchObject({ format: "png", width: 1280, height: 640 });
  });

  it.each([
    ["a view box only", 'viewBox="0 0 10 20"', 640, 1280],
    ["a size beyond all screens", 'width="100000" height="50000"', 1280, 640],
  ])("may have %s", async (_, attributes, width, height) => {
    const file = await clean("logo.svg", drawing("<rect width='5' height='5'/>", attributes));
    expect(await sharp(file?.bytes).metadata()).toMatchObject({ width, height });
  });

  it.each([
    "<script>alert(1)</script>",
    '<foreignObject width="9" height="9"><iframe xmlns="http://www.w3.org/1999/xhtml" src="https://example.org"/></foreignObject>',
    '<image xlink:href="file:///etc/hostname" width="9" height="9"/>',
    '<a xlink:href="javascript:alert(1)"><rect onclick="alert(1)" width="9" height="9"/></a>',
  ])("keeps nothing of %s", async (inside) => {
    const file = await clean("logo.svg", drawing(inside));
    expect(file?.extension).toBe("png");
    expect(file?.text).not.toMatch(/script|iframe|alert|hostname/);
  });

  it.each([
    "<svg",
    drawing("", 'width="0" height="0"'),
    `<!DOCTYPE svg [${entities.join("")}]>${drawing("<text>&h;</text>")}`,
  ])("that can't be drawn is left out: %j", async (svg) => {
    expect(await clean("logo.svg", svg)).toBeUndefined();
  });
});

describe("A video", () => {
  it.each<[string, Buffer]>([
    ["clip.mp4", videoWithLocation()],
    ["clip.mov", videoWithLocation()],
    ["clip.webm", webmWithLocation(1)],
    ["clip.webm", webmWithLocation(4)],
    ["clip.webm", webmWithLocation(8)],
  ])("loses the place where it was taken, and its frames keep their positions: %s", async (name, video) => {
    const before = video.toString("latin1");
    expect(before).toContain(PLACE);
    const file = await clean(name, video);
    expect(file?.text).not.toMatch(/\+23|ISO6709|LOCATION/);
    expect(file?.text.length).toBe(before.length);
    expect(file?.text.indexOf("the frames")).toBe(before.indexOf("the frames"));
  });

  it("is published as it is after the point where it is damaged", async () => {
    const whole = videoWithLocation();
    for (let length = 12; length < whole.length; length += 5)
      expect(await clean("clip.mp4", whole.subarray(0, length))).toMatchObject({ extension: "mp4" });
    const nested = Buffer.from("\0\0\0\0moov".repeat(10_000), "latin1");
    expect(await clean("clip.mp4", nested)).toBeDefined();
    const webm = webmWithLocation(2);
    for (let length = 4; length < webm.length; length += 5)
      expect(await clean("clip.webm", webm.subarray(0, length))).toBeDefined();
  });
});

describe("Any other file", () => {
  it.each([
    ["rules.PDF", "%PDF-1.4\n<script>", "pdf"],
    ["list.csv", "a,b", "csv"],
    ["routine.xlsx", "PK\x03\x04", "xlsx"],
  ])("is published as it is: %s", async (name, content, extension) => {
    expect(await clean(name, content)).toMatchObject({ text: content, extension });
  });

  it.each([
    ["page.html", "<p>hello"],
    ["evil.js", "alert(1)"],
    ["page.jpg", "<!doctype html><p>hello"],
    ["photo.jpg", "alert(1)"],
    ["photo.jpg", "\xff\xd8\xff and no more"],
    ["clip.mp4", "%PDF-1.4"],
    ["rules.pdf", "alert(1)"],
    ["list.txt", "<html>"],
    ["drawing.png", drawing("")],
    ["page", "<p>hello"],
  ])("is left out: %s with %j", async (name, content) => {
    expect(await clean(name, Buffer.from(content, "latin1"))).toBeUndefined();
  });
});
