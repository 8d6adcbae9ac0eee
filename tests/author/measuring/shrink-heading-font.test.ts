import { spawnSync } from "node:child_process";

test("The heading font is what the installed font becomes without its ligatures", () => {
  const { stdout } = spawnSync("node", ["tools/author/shrink-heading-font.mjs", "--check"], { encoding: "utf8" });
  expect(stdout).toBe("src/components/layout/fonts/heading.woff2 is current.\n");
});
