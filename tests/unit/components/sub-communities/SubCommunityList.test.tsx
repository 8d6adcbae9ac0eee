import { render, screen } from "@testing-library/react";
import { SubCommunityList } from "../../../../src/components/sub-communities/SubCommunityList";
import { subCommunity } from "../../../support/components/sub-community";

it("The sub communities are in the order of their names, whatever letters these begin with", () => {
  const names = ["Zig", "Öffentlichkeit", "android", "Robotics"];
  render(<SubCommunityList communities={names.map(subCommunity)} />);
  const headings = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(["android", "Öffentlichkeit", "Robotics", "Zig"]);
});
