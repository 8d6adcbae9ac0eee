import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { Exercises } from "../../../../../src/components/my-class/course/Exercises";
import { doneShare } from "../../../../../src/domain/my-class/course-parts";
import { outlineOf } from "../../../../../src/domain/my-class/exercise-outline";
import { noProgress, type Progress } from "../../../../../src/domain/my-class/stored-progress";
import { withMarks } from "../../../../../src/domain/my-class/progress";
import { useOwnMarks } from "../../../../support/components/own-marks";
import { courseModule, courseWith } from "../../../../support/components/courses";
import { fakeSite } from "../../../../support/components/fake-site";

const site = fakeSite();
const exercises = {
  practice: [{ title: "Watermelon", url: "https://codeforces.com/problemset/problem/4/A", hint: "<p>Try 2.</p>" }],
  quiz: [
    {
      ...{ question: "<p>What is <code>1 + 1</code>?</p>", options: ["<p>two</p>", "<p>11</p>"], answer: 1 },
      ...{ explanation: "<p>As in school.</p>", written: { question: "What is `1 + 1`?", options: ["two", "11"] } },
    },
  ],
};
const address = "/data/exercises/python-hello.1.json";
const lesson = courseModule("hello", { ...outlineOf(exercises), exercisesAddress: address });
const course = courseWith([lesson]);

function Shown() {
  const [begun, setProgress] = useState<Progress>(noProgress);
  const own = useOwnMarks();
  const progress = withMarks(begun, [course], own.marks);
  return (
    <>
      <Exercises module={lesson} course={course} progress={progress} onChange={setProgress} own={own} />
      <output>{doneShare(progress, course, lesson)}</output>
    </>
  );
}

describe("The exercises of a module of a long course", () => {
  it("are loaded when it is opened, and completed ones count in the outline", async () => {
    site.files = { [address]: exercises };
    const user = userEvent.setup();
    const { container } = render(<Shown />);
    expect(screen.getByText("Loading the exercises...")).toBeVisible();
    await user.click(await screen.findByRole("checkbox", { name: "Solved: Watermelon" }));
    await user.click(screen.getByRole("radio", { name: "two" }));
    await user.click(screen.getByRole("button", { name: /Check/ }));
    expect(screen.getByText("Try 2.")).toBeInTheDocument();
    expect(screen.getByText("As in school.")).toBeInTheDocument();
    expect(container.querySelector("output")).toHaveTextContent("1");
    expect(JSON.stringify(outlineOf(exercises))).not.toMatch(/Try 2|As in school/);
  });
});
