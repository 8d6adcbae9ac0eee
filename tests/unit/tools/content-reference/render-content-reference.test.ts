import { readFileSync } from "node:fs";
import { renderContentReference } from "../../../../tools/content-reference/render-content-reference";
import { kinds, singletons } from "../../../../src/model/content-model";

const reference = renderContentReference();

describe("The reference of content", () => {
  it("is current", () => {
    if (readFileSync("docs/content.md", "utf8") !== reference)
      throw new Error("docs/content.md is older than src/model: run `npm run docs`");
  });

  it("has a heading for each kind and each site file", () => {
    for (const heading of [...kinds.map(({ plural }) => plural), ...singletons.map(({ label }) => label)])
      expect(reference.split("\n")).toContain(`### ${heading}`);
  });

  it("says of a field what it is, whether it is required, and gives an example", () => {
    expect(reference).toContain("| `title` | text | **yes** | The name of the event. | `Code Sprint` |");
    expect(reference).toContain("| `gallery[].src` | picture: path or https link | **yes** |");
    expect(reference).toContain("| `coordinates.latitude` | number | **yes** |");
  });

  it("has no examples of one club or its country", () => {
    const rows = reference.split("\n").filter((line) => line.startsWith("| `"));
    expect(
      rows.map((row) => row.split(" | ").at(-1)).filter((example) => /taka|bdt|dhaka/i.test(example ?? "")),
    ).toEqual([]);
  });

  it("names other spellings", () => {
    expect(reference).toContain("Other spellings: `isRegistrationOpen` is read as `registrationOpen`.");
  });

  it("has only rows of five cells", () => {
    for (const row of reference.split("\n").filter((line) => line.startsWith("|")))
      expect(row.replaceAll("\\|", "").split("|")).toHaveLength(7);
  });
});
