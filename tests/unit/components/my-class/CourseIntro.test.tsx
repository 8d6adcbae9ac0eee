import { render, screen, within } from "@testing-library/react";
import { CourseIntro } from "../../../../src/components/my-class/CourseIntro";

const facts = { description: "From print to files.", instructor: null, duration: "10 weeks", level: "Beginner" };
const course = {
  ...{ ...facts, jsonId: "python", title: "Python", image: null, status: "Available" },
  ...{ prerequisites: ["A computer"], learningOutcomes: ["Write a program"] },
  modules: [
    { id: "b", order: 2, title: null, duration: null },
    { id: "a", order: 1, title: "Hello", duration: "1 h" },
  ],
};

test("everyone can read what a course teaches, its modules in their order, and where it begins", () => {
  render(<CourseIntro course={course} />);
  for (const text of ["From print to files.", "10 weeks", "Beginner", "2 modules", "A computer", "Write a program"])
    expect(screen.getByText(text)).toBeInTheDocument();
  const modules = within(screen.getByRole("region", { name: "Course Modules" })).getAllByRole("listitem");
  expect(modules.map((module) => module.textContent)).toEqual(["Hello (1 h)", "Module 2"]);
  expect(screen.getByRole("link", { name: "Start Learning" })).toHaveAttribute("href", "/myclass/python");
});

test("a course that is still to come can't be started", () => {
  render(<CourseIntro course={{ ...course, status: "Coming Soon" }} />);
  expect(screen.getByText("Coming Soon")).toBeInTheDocument();
  expect(screen.queryByRole("link", { name: "Start Learning" })).toBeNull();
});
