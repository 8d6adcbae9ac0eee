import { render, screen } from "@testing-library/react";
import { Skills } from "../../../../src/components/home/Claims";

describe("The skills", () => {
  it("show what each one has, and leave out empty ones", () => {
    render(
      <Skills
        skills={[
          { title: "Robotics", description: "Boards that move." },
          { title: null, description: "Only words." },
          { title: null, description: null },
        ]}
      />,
    );
    const cells = screen.getAllByRole("listitem");
    expect(cells.map(({ textContent }) => textContent)).toEqual(["RoboticsBoards that move.", "Only words."]);
    expect(screen.getAllByRole("heading", { level: 3 })).toHaveLength(1);
  });
});
