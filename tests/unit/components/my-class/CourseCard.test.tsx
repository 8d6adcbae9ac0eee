import { render, screen } from "@testing-library/react";
import { CourseCard } from "../../../../src/components/my-class/CourseCard";
import { courseWith } from "../../../support/components/courses";

const course = courseWith();

const showAfter = (...completed: string[]) =>
  render(<CourseCard course={course} progress={new Map([["python", { completed, last: "lists" }]])} eager={false} />);

const button = () => screen.getByRole("link");

test("the card of a new course starts it", () => {
  render(<CourseCard course={course} progress={new Map()} eager={false} />);
  expect(button()).toHaveTextContent("Start Learning Python");
  expect(screen.queryByText(/^Left/)).toBeNull();
});

test("the card of a course in progress continues with the module that was open last, and says what is left", () => {
  showAfter("hello");
  expect(button()).toHaveTextContent("Continue: Module lists Python");
  expect(button()).toHaveAttribute("href", "/myclass/python/lists");
  expect(screen.getByText("Left: 1 module")).toBeInTheDocument();
});

test("the card of a course whose modules are all completed says so", () => {
  showAfter("hello", "lists");
  expect(screen.getByText("2 of 2 completed")).toBeInTheDocument();
  expect(screen.getByText("You have completed this course.")).toBeInTheDocument();
});
