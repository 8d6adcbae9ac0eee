import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

test("no script of a page asks how wide the window is: the audit visits a page once for all widths", () => {
  const asking = /\b(?:inner|outer)Width\b|\bResizeObserver\b|matchMedia\([^)]*width/;
  const files = ["src/components", "src/hooks", "src/domain"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => path.join(folder, file)),
  );
  const found = files.filter((file) => /\.tsx?$/.test(file) && asking.test(readFileSync(file, "utf8")));
  expect(found).toEqual([]);
});
