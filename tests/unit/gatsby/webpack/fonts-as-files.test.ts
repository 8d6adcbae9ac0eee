import { publishFontsAsFiles } from "../../../../src/gatsby/webpack/fonts-as-files";

test("Fonts are published as files, however small; pictures stay as they are", () => {
  const font = { limit: 10_000, name: "static/[name]-[hash].[ext]" };
  const picture = { limit: 10_000 };
  publishFontsAsFiles([
    { test: /\.(eot|otf|ttf|woff(2)?)(\?.*)?$/, use: [{ loader: "url-loader", options: font }] },
    { test: /\.png$/, use: [{ loader: "url-loader", options: picture }] },
    { test: /letters\.woff2$/, use: "own-loader.js" },
  ]);
  expect(font).toEqual({ limit: false, name: "static/[name]-[hash].[ext]" });
  expect(picture).toEqual({ limit: 10_000 });
});

test.each([[[]], [[{ test: /\.woff2$/, use: [] }]], [[{ test: /\.png$/, use: [{ options: { limit: 1 } }] }]]])(
  "Another way to load fonts is refused: %j",
  (rules) => {
    expect(() => publishFontsAsFiles(rules)).toThrow("adapt src/gatsby/webpack/fonts-as-files.ts");
  },
);
