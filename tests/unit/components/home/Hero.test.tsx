import { render, screen } from "@testing-library/react";
import { Hero } from "../../../../src/components/home/Hero";
import { withClubSettings } from "../../../support/club-settings";

const buttons = () => screen.getAllByRole("link").map((link) => link.textContent);
const hero = <Hero clubName="Robots" title={null} text={null} terminal={[]} />;

describe("The first screen", () => {
  it("leads to what the club is, does and who is in it", () => {
    render(hero);
    expect(buttons()).toEqual(["Join Our Club", "Explore Events", "Our Team", "Our Members"]);
  });

  describe("of a club that is new", () => {
    withClubSettings({ empty: ["members", "team"] });

    it("leads to no empty list", () => {
      render(hero);
      expect(buttons()).toEqual(["Join Our Club", "Explore Events"]);
    });
  });
});
