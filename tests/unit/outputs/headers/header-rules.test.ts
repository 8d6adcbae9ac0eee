import { headerRules } from "../../../../src/outputs/headers/security-headers";

test("No two rules speak of the same path: hosts would join their values", () => {
  const paths = headerRules({ images: [], frames: [] }).map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});
