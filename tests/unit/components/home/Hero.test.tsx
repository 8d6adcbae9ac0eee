import { render, screen } from "@testing-library/react";
import { Hero } from "../../../../src/components/home/Hero";
import { Terminal } from "../../../../src/components/home/Terminal";
import { withClubSettings } from "../../../support/club-settings";

const buttons = () => screen.getAllByRole("link").map((link) => link.textContent);
const hero = <Hero clubName="Robots" title={null} text={null} terminal={[]} />;

describe("The first screen", () => {
  describe("of a club that is new", () => {
    withClubSettings({ empty: ["members", "team"] });

    it("leads to no empty list", () => {
      render(hero);
      expect(buttons()).toEqual(["Join Our Club", "Explore Events"]);
    });
  });
});

const lines = ["$ whoami", "a club", "$ exit"];
const text = () => screen.getByRole("img");

describe("The terminal", () => {
  it("with more lines than its style sheet counts does not move, and has nothing to pause", () => {
    render(<Terminal lines={Array.from({ length: 17 }, (_, index) => `line ${index}`)} />);
    expect(text()).not.toHaveAttribute("data-lines");
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("is one picture for screen readers, with every line in its name", () => {
    render(<Terminal lines={lines} />);
    expect(screen.getByRole("img", { name: "A terminal: $ whoami a club $ exit" })).toBeInTheDocument();
  });
});
