import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { CourseView } from "../../../../../src/components/my-class/course/CourseView";
import type { CourseModule } from "../../../../../src/domain/my-class/course";
import { noProgress, type Progress } from "../../../../../src/domain/my-class/stored-progress";
import { useOwnMarks } from "../../../../support/components/own-marks";
import { withMarks } from "../../../../../src/domain/my-class/progress";
import { courseModule, courseWith } from "../../../../support/components/courses";

const watermelon = { title: "Watermelon", url: "https://codeforces.com/problemset/problem/4/A" };
const lesson = courseModule("hello", {
  text: "<p>The lesson.</p>",
  resources: [
    { label: "The tutorial", url: { url: "https://docs.example.org/" } },
    { label: "Lost slides", url: { url: null } },
  ],
  practice: [watermelon, { title: "Elsewhere", url: "https://judge.example.org/1" }],
});

/** Tells the observer of the end of the text if it is in view. */
let see: (isIntersecting: boolean) => void;

beforeEach(() => {
  class Observer {
    constructor(callback: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
      see = (isIntersecting) => act(() => callback([{ isIntersecting }]));
    }
    observe() {}
    disconnect() {}
  }
  Object.defineProperty(window, "IntersectionObserver", { configurable: true, value: Observer });
});

function Lesson({
  module,
  problems = {},
}: {
  readonly module: CourseModule;
  readonly problems?: Record<string, string>;
}) {
  const [progress, setProgress] = useState<Progress>(noProgress);
  const course = courseWith([module, courseModule("lists")]);
  const own = useOwnMarks({ handle: "nadia", askedAt: 1, newest: 1, problems }, module.practice);
  return (
    <CourseView
      course={course}
      index={0}
      progress={withMarks(progress, [course], own.marks)}
      onChange={setProgress}
      isKept
      own={own}
    />
  );
}

const left = () => screen.getByText(/in this module/).textContent;

describe("A module", () => {
  it("shows its text in place of a video, its problems and its links", () => {
    render(<Lesson module={lesson} />);
    expect(screen.getByText("The lesson.")).toBeInTheDocument();
    expect(screen.queryByText("Video coming soon")).toBeNull();
    const practice = within(screen.getByRole("region", { name: "Practice" }));
    expect(practice.getByRole("link", { name: /^Watermelon/ })).toHaveAttribute("href", watermelon.url);
    const links = within(screen.getByRole("region", { name: "Links" }));
    expect(links.getByRole("link", { name: /^The tutorial/ })).toHaveAttribute("href", "https://docs.example.org/");
    expect(links.getByText("Lost slides").closest("a")).toBeNull();
  });

  it("without any of them says that its video is coming, and leaves nothing to do", () => {
    render(<Lesson module={courseModule("hello")} />);
    expect(screen.getByText("Video coming soon")).toBeInTheDocument();
    expect(screen.queryByText(/in this module/)).toBeNull();
  });

  it("is ticked off by keyboard, problem by problem", async () => {
    const user = userEvent.setup();
    render(<Lesson module={lesson} />);
    expect(left()).toBe("Left in this module: 1 text, 2 problems.");
    const tick = screen.getByRole("checkbox", { name: "Solved: Elsewhere" });
    tick.focus();
    await user.keyboard(" ");
    expect(tick).toBeChecked();
    expect(left()).toBe("Left in this module: 1 text, 1 problem.");
    await user.keyboard(" ");
    expect(tick).not.toBeChecked();
  });

  it("shows which problems are solved on Codeforces; readers can't undo that", () => {
    render(<Lesson module={lesson} problems={{ "4/A": "Watermelon" }} />);
    const tick = screen.getByRole("checkbox", { name: "Solved: Watermelon" });
    expect(tick).toBeChecked();
    expect(tick).toBeDisabled();
    expect(screen.getAllByText("Solved on Codeforces")).toHaveLength(1);
  });
});

describe("The text of a module", () => {
  it("is read once its end comes into view", () => {
    render(<Lesson module={lesson} />);
    see(false);
    expect(screen.getByRole("button", { name: "Mark as read" })).toHaveAttribute("aria-pressed", "false");
    see(true);
    expect(screen.getByRole("button", { name: "Read" })).toHaveAttribute("aria-pressed", "true");
    expect(left()).toBe("Left in this module: 2 problems.");
  });

  it("that is in view from the beginning is read once the reader says so, and can be unread again", async () => {
    const user = userEvent.setup();
    render(<Lesson module={lesson} />);
    see(true);
    await user.click(screen.getByRole("button", { name: "Mark as read" }));
    await user.click(screen.getByRole("button", { name: "Read" }));
    expect(screen.getByRole("button", { name: "Mark as read" })).toBeInTheDocument();
  });
});
