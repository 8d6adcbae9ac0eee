import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { SiteFiles } from "../../../../src/outputs/writing/site-files";
import { drawSharePictures, writeSharePictures } from "../../../../src/outputs/share-pictures/draw-share-pictures";
import { emptyFolder } from "../../../support/temporary-folder";

const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 0xff, 0xd9]);
const page = (address: string, title = "A title") => ({ path: address, kind: "Event", title, facts: "" });

const folder = emptyFolder();
let drawn: string[];
const cache = () => path.join(folder, "cache");
const cached = () => readdirSync(cache());
const picture = (name: string) => readFileSync(path.join(folder, "public/share", name));
const write = async (...pages: readonly ReturnType<typeof page>[]) => {
  const pictures = await drawSharePictures(pages, "Club", {
    cacheFolder: cache(),
    draw: ({ title }) => {
      drawn.push(title);
      return Promise.resolve(jpeg);
    },
  });
  await writeSharePictures(new SiteFiles(path.join(folder, "public")), pictures);
};

beforeEach(() => {
  drawn = [];
});

describe("Share pictures", () => {
  it("are drawn once and taken from the cache by later builds", async () => {
    await write(page("/events/x"), page("/events/y", "Another"));
    await write(page("/events/x"), page("/events/y", "Another"));
    // In any order: several are drawn at once.
    expect([...drawn].sort()).toEqual(["A title", "Another"]);
    expect(picture("events/x.jpg")).toEqual(jpeg);
  });

  it("do not load what draws them if none is missing", async () => {
    await write(page("/events/x"));
    jest.doMock("../../../../src/outputs/share-pictures/draw-picture", () => {
      throw new Error("draw-picture was loaded");
    });
    const draw = (...pages: readonly ReturnType<typeof page>[]) =>
      drawSharePictures(pages, "Club", { cacheFolder: cache() });
    await expect(draw(page("/events/x"))).resolves.toHaveLength(1);
    await expect(draw(page("/events/x", "Another"))).rejects.toThrow("draw-picture was loaded");
    jest.dontMock("../../../../src/outputs/share-pictures/draw-picture");
  });

  it.each([
    ["cut off", jpeg.subarray(0, 6)],
    ["empty", Buffer.alloc(0)],
    ["full of zeros after a power cut", Buffer.concat([jpeg.subarray(0, 4), Buffer.alloc(5)])],
    ["another kind of file", Buffer.from("<!doctype html>")],
  ])("are drawn again if the one in the cache is %s", async (_, bytes) => {
    await write(page("/events/x"));
    writeFileSync(path.join(cache(), cached()[0] ?? ""), bytes);
    await write(page("/events/x"));
    expect(drawn).toHaveLength(2);
    expect(picture("events/x.jpg")).toEqual(jpeg);
    await write(page("/events/x"));
    expect(drawn).toHaveLength(2);
  });

  it("leave the cache with their pages", async () => {
    await write(page("/events/x"), page("/blog/y", "Another"));
    mkdirSync(path.join(cache(), ".half-written-0123456789abcdef"));
    await write(page("/blog/y", "Another"));
    expect(cached()).toHaveLength(1);
  });
});
