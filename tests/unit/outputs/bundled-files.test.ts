import type { Plugin } from "esbuild";
import { withEsbuild } from "../../../src/outputs/bundled-files";

test("work with esbuild goes on while other work ends, and so does what comes after both", async () => {
  const waitForOther: Plugin = {
    name: "wait-for-other",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^long$/ }, () => ({ path: "long", namespace: "long" }));
      onLoad({ filter: /^long$/ }, async () => {
        await withEsbuild(({ transform }) => transform("short"));
        return { contents: "long" };
      });
    },
  };
  const long = await withEsbuild(({ build }) =>
    build({ entryPoints: ["long"], plugins: [waitForOther], write: false, logLevel: "silent" }),
  );
  expect(long.outputFiles.map(({ text }) => text)).toEqual(["long;\n"]);
  const { code } = await withEsbuild(({ transform }) => transform("next"));
  expect(code).toBe("next;\n");
});
