import { readMoreTarget, registrationTarget } from "../../../../src/domain/activities/activity-links";

describe("'Register Now'", () => {
  it("leads to the item's own form", () => {
    expect(registrationTarget("https://forms.example.org/x")).toBe("https://forms.example.org/x");
  });

  it.each([undefined, null, ""])("leads to the members with the link %j", (link) => {
    expect(registrationTarget(link)).toBe("/member");
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
