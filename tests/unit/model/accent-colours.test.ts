import { readFileSync } from "node:fs";
import { resolveSettings } from "../../../src/content/settings/resolve-settings";
import { recolouredTokens } from "../../../src/domain/settings/recolour";
import { accentColours, accentError, nearestLegible, tokenColours, contrast } from "../../../src/model/accent-colours";
import { withClubSettings } from "../../support/club-settings";

const tokens = readFileSync("src/components/layout/tokens.css", "utf8");

describe("The contrast of colours", () => {
  it("is that of WCAG", () => {
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
    expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
  });
});

describe("An accent colour", () => {
  it.each(["#0b6b4a", "#A04400", "#1c5cea"])("may be %s on light pages", (colour) => {
    expect(accentError(colour, "light")).toBeUndefined();
  });

  it.each(["#ff7a00", "#3ddc97", "#ffffff", "#ffff00", "#808080"])(
    "can't be %s on light pages: the error names one that can be read everywhere",
    (colour) => {
      const nearest = /as '(#[0-9a-f]{6})' has$/.exec(accentError(colour, "light") ?? "")?.[1] ?? "";
      expect(accentError(nearest, "light")).toBeUndefined();
      const { wash, strong } = accentColours(nearest, "light");
      const grounds = [...tokenColours.light.grounds, wash];
      for (const ground of grounds) {
        expect(contrast(nearest, ground)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(strong, ground)).toBeGreaterThanOrEqual(4.5);
      }
      expect(contrast(nearest, "#ffffff")).toBeGreaterThanOrEqual(4.5);
    },
  );

  it("must be light on dark pages", () => {
    expect(accentError("#0b6b4a", "dark")).toMatch(
      /^is '#0b6b4a', whose contrast in the dark theme is .*, expected at least 4\.5/,
    );
    expect(accentError(nearestLegible("#0b6b4a", "dark"), "dark")).toBeUndefined();
  });
});

describe("The design tokens", () => {
  it("are those that the check of colours knows", () => {
    const { light, dark } = tokenColours;
    const both = (first: string, second: string) => `: var(--light, ${first}) var(--dark, ${second});`;
    expect(tokens).toContain(`--accent${both(light.accent, dark.accent)}`);
    expect(tokens).toContain(`--accent-strong${both(light.strong, dark.strong)}`);
    expect(tokens).toContain(`--accent-wash${both(light.wash, dark.wash)}`);
    light.grounds.forEach((ground, index) => expect(tokens).toContain(both(ground, dark.grounds[index] ?? "")));
    expect(tokens).toContain("var(--dark, #060a08);");
  });

  it("stay as they are for a club without a colour", () => {
    expect(recolouredTokens(tokens)).toBe(tokens);
  });
});

describe("The design tokens of a club with a colour of its own", () => {
  withClubSettings(resolveSettings({ accent: "#a75000" }));

  it("have it, and no trace of the usual one", () => {
    const css = recolouredTokens(tokens);
    expect(css).toContain("--accent: var(--light, #a75000) ");
    for (const theme of [tokenColours.light, tokenColours.dark])
      for (const colour of [theme.accent, theme.strong, theme.wash]) expect(css).not.toContain(colour);
  });
});
