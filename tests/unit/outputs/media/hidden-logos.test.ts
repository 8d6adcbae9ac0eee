import path from "node:path";
import sharp from "sharp";
import { contentIn } from "../../../../src/content/read/read-content";
import { hiddenLogos } from "../../../../src/outputs/media/hidden-logos";
import { withContentTree } from "../../../support/content/content-tree";

const drawing = (colour: string, ground = "none", size = 30) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30"><rect width="90" height="30" fill="${ground}"/><text y="25" font-size="${size}" fill="${colour}">Club</text></svg>`;

/** A logo as PNG: letters of a colour, without a ground by default. */
const logo = (...colours: Parameters<typeof drawing>) =>
  sharp(Buffer.from(drawing(...colours)))
    .png()
    .toBuffer();

const warningsOf = (sponsor: object, files: Record<string, Uint8Array | string>) =>
  withContentTree({ "sponsors/host.json": { id: "host", name: "Host", ...sponsor }, ...files }, async (directory) => {
    const warnings = await hiddenLogos(contentIn(directory));
    return warnings.map((line) => line.replace(`${directory}${path.sep}`, ""));
  });

test.each([
  ["logo", "#ffffff", "light"],
  ["logo", "#f4f1e8", "light"],
  ["logoDark", "#0a0d0c", "dark"],
])("a sponsor's %s in %s is warned about: it can't be seen in the %s theme", async (field, colour, theme) => {
  const warnings = await warningsOf({ [field]: "../media/a.png" }, { "media/a.png": await logo(colour) });
  expect(warnings).toEqual([
    expect.stringContaining(`sponsors/host.json: warning: ${field}: can't be seen in the ${theme} theme`),
  ]);
});

test("a drawing is looked at, too, and the logo of the club in both themes", async () => {
  const club = { name: "Club", shortName: "C", baseUrl: "https://c.example.org", logo: "../media/a.svg" };
  const warningsFor = (colour: string) =>
    warningsOf({}, { "site/club.json": JSON.stringify(club), "media/a.svg": drawing(colour) });
  expect(await warningsFor("#ffffff")).toEqual([expect.stringMatching(/club\.json: warning: logo: .*light theme/)]);
  expect(await warningsFor("#000000")).toEqual([expect.stringMatching(/club\.json: warning: logo: .*dark theme/)]);
  expect(await warningsFor("#0b8a5a")).toEqual([]);
});

test.each([
  ["dark letters on a light page", "logo", () => logo("#12394a")],
  ["white letters on a dark page", "logoDark", () => logo("#ffffff")],
  ["white letters on a ground of their own", "logo", () => logo("#ffffff", "#12394a")],
  ["a few thin letters on a white ground", "logo", () => logo("#333333", "#ffffff", 9)],
  ["a file that is not a picture", "logo", () => Promise.resolve("hello")],
])("no warning about %s", async (_what, field, make) => {
  expect(await warningsOf({ [field]: "../media/a.png" }, { "media/a.png": await make() })).toEqual([]);
});
