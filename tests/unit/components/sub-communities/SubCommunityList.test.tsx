import { render, screen } from "@testing-library/react";
import { SubCommunityList } from "../../../../src/components/sub-communities/SubCommunityList";

const community = (name: string): Queries.SubCommunityPanelFragment => ({
  jsonId: name,
  name,
  type: null,
  description: null,
  url: null,
  members: null,
  activities: [],
  achievements: [],
  meetingSchedule: null,
  contactEmail: null,
});

it("The sub communities are in the order of their names, whatever letters these begin with", () => {
  const names = ["Zig", "Öffentlichkeit", "android", "Robotics"];
  render(<SubCommunityList communities={names.map(community)} />);
  const headings = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(["android", "Öffentlichkeit", "Robotics", "Zig"]);
});
