import { render, screen } from "@testing-library/react";
import { SponsorList } from "../../../../src/components/sponsors/SponsorList";
import { withClubSettings } from "../../../support/club-settings";
import { builtHtml } from "../../../support/components/hydrate";

function sponsor(name: string, fields: Partial<Queries.SponsorEntryFragment> = {}): Queries.SponsorEntryFragment {
  const none = { logo: null, logoDark: null, url: null, tier: null, description: null, from: null, until: null };
  return { ...none, name, jsonId: name.toLowerCase(), ...fields };
}

const asOf = "2026-01-01T00:00:00Z";
const file = (pictureUrl: string) => ({ pictureUrl, picture: null });

describe("The page of sponsors", () => {
  withClubSettings({ sponsorTiers: ["Gold", "Silver"] });

  it("names the tiers in the order of the settings, and links names to websites", () => {
    const sponsors = [
      sponsor("A", { tier: "Silver" }),
      sponsor("B", { tier: "Gold", url: "https://b.example.org" }),
      sponsor("C"),
    ];
    render(<SponsorList sponsors={sponsors} asOf={asOf} />);
    const headings = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(["Gold", "Silver", "Other sponsors"]);
    expect(screen.getByRole("link", { name: /^B/ })).toHaveAttribute("href", "https://b.example.org");
  });

  it("shows in its HTML those of the time of the build, and says when others are shown", () => {
    const html = builtHtml(
      <SponsorList
        sponsors={[sponsor("Now", { until: "2026-01-31" }), sponsor("Later", { from: "2026-02-01" })]}
        asOf={asOf}
      />,
    );
    expect(html).toContain("Now");
    expect(html).not.toContain("Later");
    expect(html).toContain('data-true-until="2026-01-31T18:00:00.000Z"');
  });

  it("has a logo for each theme, which says nothing beside the name", () => {
    const logos = { logo: file("/light.svg"), logoDark: file("/dark.svg") };
    const { container } = render(<SponsorList sponsors={[sponsor("A", logos)]} asOf={asOf} />);
    const images = [...container.querySelectorAll("img")].map((image) => [image.getAttribute("src"), image.alt]);
    expect(images).toEqual([
      ["/light.svg", ""],
      ["/dark.svg", ""],
    ]);
  });
});
