import type { Node } from "gatsby";
import sharp from "sharp";
import { flattenedPicture, onWhite } from "../../../../src/gatsby/schema/picture-node";

const drawn = (alpha: number, channels: 3 | 4 = 4) =>
  sharp({ create: { width: 2, height: 2, channels, background: { r: 0, g: 0, b: 0, alpha } } });

describe("A picture on white", () => {
  it.each(["png", "webp"] as const)("has white instead of its transparent parts: %s", async (format) => {
    const flattened = await onWhite(await drawn(0).toFormat(format).toBuffer());
    const { data, info } = await sharp(flattened).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height, info.channels]).toEqual([2, 2, 3]);
    expect(new Set(data)).toEqual(new Set([255]));
  });

  it("is not made from a picture without transparent parts, or from anything but a picture", async () => {
    expect(await onWhite(await drawn(1).png().toBuffer())).toBeUndefined();
    expect(await onWhite(await drawn(1, 3).png().toBuffer())).toBeUndefined();
    expect(await onWhite(Buffer.from("no picture"))).toBeUndefined();
  });
});

describe("What JPEG is made from", () => {
  const node = (id: string, type: string, parent: string | null, children: string[]): Node => ({
    id,
    parent,
    children,
    internal: { type, contentDigest: "", owner: "" },
  });
  const chosen = (nodes: readonly Node[], picture: unknown) => {
    const getNodeById = ({ id }: { id: string }) => nodes.find((each) => each.id === id) ?? null;
    const none = () => Promise.reject(new Error("not asked for"));
    return flattenedPicture(picture, { nodeModel: { getNodeById, findOne: none, findAll: none } });
  };

  it("is the picture on white if there is one, else the picture itself", () => {
    const own = node("own", "ImageSharp", "file", []);
    const flat = node("flat", "ImageSharp", "white", []);
    const white = node("white", "File", "file", ["flat"]);
    expect(chosen([own, flat, white, node("file", "File", null, ["own", "white"])], own)).toBe(flat);
    expect(chosen([own, node("file", "File", null, ["own"])], own)).toBe(own);
    expect(chosen([], {})).toEqual({});
  });
});
