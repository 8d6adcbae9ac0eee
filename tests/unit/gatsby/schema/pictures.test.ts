import path from "node:path";
import type { Node } from "gatsby";
import type { GraphQLResolveInfo } from "graphql";
import sharp from "sharp";
import type { ResolverContext } from "../../../../src/gatsby/schema/resolve-field";
import { flattenedPicture, onWhite, withOneFallback } from "../../../../src/gatsby/schema/pictures";
import { makeFolder } from "../../../support/temporary-folder";

/** Answers like the image plugin, with the requested formats and widths. */
function imageData(_source: unknown, query: { formats?: unknown; breakpoints?: unknown; sizes?: unknown }) {
  const format = String(query.formats);
  const widths = Array.isArray(query.breakpoints) ? query.breakpoints : ["all"];
  return Promise.resolve({
    layout: "constrained",
    width: 720,
    height: 405,
    images: {
      fallback: { src: `/x.${format}`, srcSet: `${widths.join("+")} as ${format}`, sizes: query.sizes },
      sources: [],
    },
  });
}

const context: ResolverContext = {
  nodeModel: {
    getNodeById: () => null,
    findOne: () => Promise.resolve(null),
    findAll: () => Promise.resolve({ entries: [] }),
  },
};

async function asked(query: Record<string, unknown>, originalResolver: unknown = jest.fn(imageData)) {
  const info: Partial<GraphQLResolveInfo> = {};
  Reflect.set(info, "originalResolver", originalResolver);
  const result: unknown = await withOneFallback({}, query, context, info as GraphQLResolveInfo);
  return { result, originalResolver };
}

const folder = makeFolder();
const fileNode = { parent: null, children: [], internal: { type: "File", contentDigest: "", owner: "" } };

describe("A picture in the pipeline", () => {
  const query = { width: 672, breakpoints: [360, 672], sizes: "92vw" };

  it("comes as WebP in all widths, and as JPEG in one", async () => {
    const { result, originalResolver } = await asked(query);
    expect(result).toEqual({
      layout: "constrained",
      width: 720,
      height: 405,
      images: {
        fallback: { src: "/x.jpg" },
        sources: [{ type: "image/webp", srcSet: "360+672 as webp", sizes: "92vw" }],
      },
    });
    expect(originalResolver).toHaveBeenCalledTimes(2);
    expect(originalResolver).toHaveBeenCalledWith(
      {},
      { ...query, formats: ["jpg"], breakpoints: undefined, outputPixelDensities: [1] },
      context,
      expect.anything(),
    );
  });

  it.each([
    [{ width: 1280, breakpoints: [672, 1280] }, { width: 672 }],
    [{ width: 192 }, { width: 192 }],
    [
      { width: 800, height: 800 },
      { width: 800, height: 800 },
    ],
  ])("falls back to at most 672 px, unless it names both sides: %j", async (size, expected) => {
    const { originalResolver } = await asked(size);
    const changes = { formats: ["jpg"], breakpoints: undefined, outputPixelDensities: [1] };
    expect(originalResolver).toHaveBeenLastCalledWith({}, { ...expected, ...changes }, context, expect.anything());
  });

  it("is never asked to be higher than WebP can be", async () => {
    const file = path.join(folder, "page.png");
    await sharp({ create: { width: 100, height: 17_000, channels: 3, background: "red" } }).toFile(file);
    const original = jest.fn(imageData);
    const info: Partial<GraphQLResolveInfo> = {};
    Reflect.set(info, "originalResolver", original);
    const getNodeById = () => ({ id: "file", absolutePath: file, ...fileNode });
    const nodes = { nodeModel: { ...context.nodeModel, getNodeById } };
    const ask = (asked: object) => withOneFallback({ parent: "file" }, { ...asked }, nodes, info as GraphQLResolveInfo);
    await ask(query);
    expect(original.mock.calls[0]?.[1]).toMatchObject({ width: 96, breakpoints: [96] });
    const part = { width: 360, aspectRatio: 1.5, breakpoints: [180, 360] };
    await ask(part);
    expect(original.mock.calls[2]?.[1]).toMatchObject(part);
  });

  it.each([undefined, null, "text"])("is not made without the plugin's answer: %j", async (answer) => {
    await expect(asked(query, () => Promise.resolve(answer))).rejects.toThrow("gatsby-plugin-sharp");
  });
});

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
