import path from "node:path";
import { groupTestFiles } from "./together.mjs";

/**
 * Describes the tests of many files as if they were one, so that jest prepares an environment and loads the modules once
 * and not for each. What a file registers at its top, such as `afterEach`, holds for its own tests only.
 */
export function describeFiles(ending: ".test.ts" | ".test.tsx"): void {
  for (const file of groupTestFiles(ending).shared)
    describe(path.relative(process.cwd(), file).split(path.sep).join("/"), () => {
      try {
        // oxlint-disable-next-line typescript/no-require-imports -- its tests must be registered in here
        require(file);
      } catch (error) {
        test("can be loaded", () => {
          throw error;
        });
      }
    });
}
