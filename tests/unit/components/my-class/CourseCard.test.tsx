import { render, screen } from "@testing-library/react";
import { CourseCard } from "../../../../src/components/my-class/CourseCard";
import type { Course } from "../../../../src/domain/my-class/course";

const modules = ["hello", "lists"].map((id) => ({
  ...{ id, title: `Module ${id}`, description: null, duration: null, videoUrl: null, completed: false },
}));
const course: Course = {
  ...{ id: "python", title: "Python", description: null, instructor: null, duration: null, level: null },
  ...{ enrolled: null, rating: null, image: null, isAvailable: true, prerequisites: [], learningOutcomes: [], modules },
};

const showAfter = (...completed: string[]) =>
  render(<CourseCard course={course} progress={new Map([["python", { completed, last: "lists" }]])} eager={false} />);

test("the card of a course names the module to go on with", () => {
  showAfter("hello");
  expect(screen.getByText("Next: Module lists")).toBeInTheDocument();
});

test("the card of a course whose modules are all completed names no next one", () => {
  showAfter("hello", "lists");
  expect(screen.getByText("2 of 2 completed")).toBeInTheDocument();
  expect(screen.queryByText(/^Next/)).toBeNull();
});
