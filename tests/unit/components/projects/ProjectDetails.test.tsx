import { render, screen, within } from "@testing-library/react";
import { ProjectDetails } from "../../../../src/components/projects/ProjectDetails";
import { ProjectList } from "../../../../src/components/projects/ProjectList";

const project = {
  ...{ jsonId: "bot", title: "Bot", description: "It carries tea.", fullDescription: null, status: "active" },
  ...{ startDate: "2026-02-14", endDate: null, tags: ["Robotics"], image: null, gallery: [] },
  people: [
    { name: "Rima", profile: "/profile/team/5" },
    { name: "A guest", profile: null },
  ],
  links: [{ label: "Code", url: { url: "https://code.example.org" } }],
};

test("the page of a project says how far it is, and links people to their profiles", () => {
  render(<ProjectDetails project={project} />);
  expect(screen.getByText("Active")).toBeVisible();
  expect(screen.getByText("Since February 14, 2026")).toBeVisible();
  const people = within(screen.getByRole("list", { name: "People" }));
  expect(people.getByRole("link", { name: "Rima" })).toHaveAttribute("href", "/profile/team/5");
  expect(people.getByText("A guest")).toBeVisible();
  expect(screen.getByRole("link", { name: /^Code/ })).toHaveAttribute("href", "https://code.example.org");
  expect(screen.getByText("Robotics")).toBeVisible();
});

test("a list of projects leads to their pages, and an empty one says so", () => {
  const { rerender } = render(<ProjectList projects={[project]} />);
  expect(screen.getByRole("link", { name: "Bot" })).toHaveAttribute("href", "/projects/bot");
  rerender(<ProjectList projects={[]} />);
  expect(screen.getByText("No projects yet")).toBeVisible();
});
