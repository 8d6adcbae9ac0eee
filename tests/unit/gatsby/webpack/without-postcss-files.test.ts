import { writeFileSync } from "node:fs";
import path from "node:path";
import { withoutPostcssFiles } from "../../../../src/gatsby/webpack/without-postcss-files";
import { emptyFolder } from "../../../support/temporary-folder";

type Loader = (this: object, css: string) => Promise<void>;

const postcssLoader = jest.requireActual<Loader>("postcss-loader");

const folder = emptyFolder();
beforeEach(() => {
  writeFileSync(path.join(folder, "postcss.config.js"), "throw new Error('found');");
});

/** Loads a style sheet beside a configuration, with the options of Gatsby's rule. */
function styled(adapt: (rules: readonly unknown[]) => void): Promise<string> {
  const options = { postcssOptions: () => ({ plugins: [] }) };
  adapt([{ oneOf: [{ test: /\.module\.css$/, use: [{ loader: "extract" }, { loader: "postcss-loader", options }] }] }]);
  return new Promise((resolve, reject) => {
    const context = {
      resourcePath: path.join(folder, "a.css"),
      rootContext: folder,
      context: folder,
      fs: { readFile: jest.requireActual<{ readFile: unknown }>("node:fs").readFile },
      getOptions: () => options,
      addDependency: () => undefined,
      async: () => (error: Error | null, css: string) => (error ? reject(error) : resolve(css)),
    };
    void postcssLoader.call(context, "a { color: red }");
  });
}

describe("The loader of style sheets", () => {
  it("would take a configuration that it finds, which is why it is told not to look for one", async () => {
    await expect(styled(() => undefined)).rejects.toThrow("found");
  });

  it("looks for none", async () => {
    expect(await styled(withoutPostcssFiles)).toBe("a { color: red }");
  });

  it("is refused if it is another one", () => {
    expect(() => withoutPostcssFiles([{ use: [{ loader: "css-loader", options: {} }] }])).toThrow(
      "adapt src/gatsby/webpack/without-postcss-files.ts",
    );
  });
});
