import { render, screen } from "@testing-library/react";
import { LearningCalendar } from "../../../../../src/components/my-class/progress/LearningCalendar";

beforeEach(() => jest.useFakeTimers({ now: Date.parse("2026-11-25T09:00:00Z") }));

test("the calendar says on how many of the last days someone learned, and marks them", () => {
  const { container } = render(<LearningCalendar days={["2020-01-01", "2026-11-20", "2026-11-25"]} />);
  expect(
    screen.getByText("You learned on 2 days in the last 16 weeks, most recently on November 25, 2026."),
  ).toBeInTheDocument();
  expect(container.querySelectorAll("rect.learned")).toHaveLength(2);
});

test("there is no calendar before the first day, or after a long pause", () => {
  const { container } = render(<LearningCalendar days={["2020-01-01"]} />);
  expect(container).toBeEmptyDOMElement();
});
