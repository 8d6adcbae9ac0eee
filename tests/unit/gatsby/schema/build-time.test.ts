import { createHash } from "node:crypto";
import type { NodeInput, SourceNodesArgs } from "gatsby";
import { buildInstant, createBuildTime } from "../../../../src/gatsby/schema/build-time";

/** The node of a build at a time, in seconds since 1970. */
async function nodeOfBuild(time: string): Promise<NodeInput> {
  const nodes: NodeInput[] = [];
  const given: Partial<Record<keyof SourceNodesArgs, unknown>> = {
    actions: { createNode: (node: NodeInput) => nodes.push(node) },
    createContentDigest: (text: string) => createHash("sha256").update(text).digest("hex"),
  };
  await createBuildTime(given as unknown as SourceNodesArgs, { SOURCE_DATE_EPOCH: time });
  const [node] = nodes;
  if (node === undefined) throw new Error("No node was made");
  return node;
}

describe("The node of the time of the build", () => {
  it("stays one node, whose content is another one in each build", async () => {
    const [first, second] = [await nodeOfBuild("1771048800"), await nodeOfBuild("1771048801")];
    expect(second.id).toBe(first.id);
    expect(second.internal.contentDigest).not.toBe(first.internal.contentDigest);
  });

  it("tells a resolver the time, or that it is unknown", async () => {
    const findOne = jest
      .fn()
      .mockResolvedValueOnce(await nodeOfBuild("1771048800"))
      .mockResolvedValueOnce(null);
    const nodeModel = { getNodeById: () => null, findOne, findAll: () => Promise.resolve({ entries: [] }) };
    expect((await buildInstant({ nodeModel })).toISOString()).toBe("2026-02-14T06:00:00.000Z");
    expect(Number.isNaN((await buildInstant({ nodeModel })).getTime())).toBe(true);
  });
});
