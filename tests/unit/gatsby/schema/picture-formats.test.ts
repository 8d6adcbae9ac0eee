import type { GraphQLResolveInfo } from "graphql";
import type { ResolverContext } from "../../../../src/gatsby/schema/resolve-field";
import { withOneFallback } from "../../../../src/gatsby/schema/picture-formats";

/** Answers as the image plugin does, with the formats and widths that it was asked for. */
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

  it("that needs to be transparent falls back to PNG", async () => {
    const { result } = await asked({ ...query, formats: ["webp", "png"] });
    expect(result).toMatchObject({ images: { fallback: { src: "/x.png" } } });
  });

  it.each([undefined, null, "text"])("is not made without the plugin's answer: %j", async (answer) => {
    await expect(asked(query, () => Promise.resolve(answer))).rejects.toThrow("gatsby-plugin-sharp");
  });

  it("is not made where the image plugin left no resolver", async () => {
    await expect(asked(query, null)).rejects.toThrow("ImageSharp.gatsbyImageData has no resolver");
  });
});
