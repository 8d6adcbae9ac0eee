import { resolveSettings } from "../../../../src/content/settings/resolve-settings";
import { drawings } from "../../../../src/outputs/media/club-drawings";
import { withClubSettings } from "../../../support/club-settings";

describe("The drawings that come with the site generator", () => {
  it("stay as they are for a club with the usual colour", async () => {
    expect(await drawings()).toEqual([]);
  });

  describe("in a club with a colour of its own", () => {
    withClubSettings(resolveSettings({ accent: "#a75000", accentDark: "#ffa04d" }));

    it("have it instead of the usual one", async () => {
      const all = await drawings();
      expect(all.map(({ path }) => path)).toEqual([
        "/video-thumbnail.svg",
        ...[1, 2, 3, 4, 5].map((number) => `/placeholders/picture-${number}.svg`),
      ]);
      for (const { data } of all) {
        expect(String(data)).toContain("#ffa04d");
        expect(String(data)).not.toContain("#3ddc97");
      }
    });
  });
});
