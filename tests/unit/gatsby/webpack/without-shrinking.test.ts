import { withoutShrinking } from "../../../../src/gatsby/webpack/without-shrinking";

test("the renderer of pages is compiled without what only makes code smaller", () => {
  const config = { optimization: { sideEffects: true, usedExports: true, splitChunks: { chunks: "all" } } };
  withoutShrinking(config);
  expect(config.optimization).toEqual({
    ...{ concatenateModules: false, innerGraph: false, mangleExports: false, usedExports: false },
    ...{ sideEffects: true, splitChunks: { chunks: "all" } },
  });
});
