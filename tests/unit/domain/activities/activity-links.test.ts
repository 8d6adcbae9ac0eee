import { readMoreTarget, registrationTarget } from "../../../../src/domain/activities/activity-links";
import { withClubSettings } from "../../../support/club-settings";

const path = "/events/x";

describe("'Register'", () => {
  it("leads to the item's own form", () => {
    expect(registrationTarget("https://forms.example.org/x", path)).toBe("https://forms.example.org/x");
  });

  it.each([undefined, null, ""])("leads to the members with the link %j", (link) => {
    expect(registrationTarget(link, path)).toBe("/member");
  });
});

describe("'Read More'", () => {
  it("leads where the item says", () => {
    expect(readMoreTarget("/blog/x")).toBe("/blog/x");
  });

  it.each([undefined, null, ""])("leads to the notices with the link %j", (link) => {
    expect(readMoreTarget(link)).toBe("/notice");
  });
});

describe.each([
  ["has switched off its members, notices and blog", { off: ["members", "notices", "blog"] as const }],
  ["has no members, notices and articles", { empty: ["members", "notices", "blog"] as const }],
])("In a club that %s", (_, settings) => {
  withClubSettings(settings);

  it("'Register' leads to the item's own form, else to its page", () => {
    expect(registrationTarget("https://forms.example.org/x", path)).toBe("https://forms.example.org/x");
    expect(registrationTarget(null, path)).toBe(path);
  });

  it("'Read More' is left out where it would lead to one of these lists", () => {
    expect(readMoreTarget(null)).toBeUndefined();
    expect(readMoreTarget("/blog")).toBeUndefined();
    expect(readMoreTarget("/events/y")).toBe("/events/y");
  });
});
