import { createHash } from "node:crypto";
import type { NodeInput } from "gatsby";
import plugin from "../../../../src/gatsby/plugin-build-time/gatsby-node.js";
import { buildInstant, buildTimeType } from "../../../../src/gatsby/schema/build-time";

function nodeOfBuild(builtAt: string): NodeInput {
  const nodes: NodeInput[] = [];
  const createContentDigest = (text: string) => createHash("sha256").update(text).digest("hex");
  plugin.sourceNodes(
    { actions: { createNode: (node: NodeInput) => nodes.push(node) }, createContentDigest },
    { typeName: buildTimeType, builtAt },
  );
  const [node] = nodes;
  if (node === undefined) throw new Error("No node was made");
  return node;
}

describe("The node of the time of the build", () => {
  it("stays one node, whose content is another one in each build", () => {
    const [first, second] = [nodeOfBuild("2026-02-14T06:00:00.000Z"), nodeOfBuild("2026-02-14T06:00:01.000Z")];
    expect(second.id).toBe(first.id);
    expect(second.internal.contentDigest).not.toBe(first.internal.contentDigest);
  });

  it("tells a resolver the time, or that it is unknown", async () => {
    const findOne = jest
      .fn()
      .mockResolvedValueOnce(nodeOfBuild("2026-02-14T06:00:00.123Z"))
      .mockResolvedValueOnce(null);
    const nodeModel = { getNodeById: () => null, findOne, findAll: () => Promise.resolve({ entries: [] }) };
    expect((await buildInstant({ nodeModel })).toISOString()).toBe("2026-02-14T06:00:00.123Z");
    expect(Number.isNaN((await buildInstant({ nodeModel })).getTime())).toBe(true);
  });
});
