import { fittedSize } from "../../../../src/cms/media/photo-file";

test.each([
  ["a wide photo becomes smaller", [4000, 3000], [2000, 1500]],
  ["a high photo becomes smaller", [3000, 4000], [1500, 2000]],
  ["a small photo is not enlarged", [640, 360], [640, 360]],
  ["a stripe keeps one pixel of its short side", [100_000, 2], [2000, 1]],
])("%s", (_what, [width = 0, height = 0], [fittedWidth, fittedHeight]) => {
  expect(fittedSize({ width, height })).toEqual({ width: fittedWidth, height: fittedHeight });
});
