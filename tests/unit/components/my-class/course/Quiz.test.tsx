import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import type { QuizQuestion } from "../../../../../src/domain/my-class/course";
import { Quiz } from "../../../../../src/components/my-class/course/Quiz";

const question = {
  ...{ question: "2 + 2?", options: ["3", "4", "<code>5</code>"], answer: 2, explanation: "Count on your fingers." },
  explanations: ["That is <em>1 + 2</em>.", "", ""],
};

interface KeptQuizProps {
  readonly kept?: number;
  readonly asked?: QuizQuestion;
}

function KeptQuiz({ kept = 0, asked = question }: KeptQuizProps) {
  const [answer, setAnswer] = useState(kept);
  return (
    <>
      <Quiz questions={[asked]} chosen={() => answer} onAnswer={(_question, option) => setAnswer(option)} />
      <button onClick={() => setAnswer(2)}>Another tab</button>
    </>
  );
}

/** The explanation of the answer, in its row. */
const judgement = () => screen.queryByText(/^(Right\.|Wrong\. Try again\.)$/)?.closest("[data-chosen] > div") ?? null;

describe("A quiz", () => {
  it("leads from a question that is answered right, or whose answer was asked for, to the next one by one press", async () => {
    const user = userEvent.setup();
    const scrolled = jest.fn();
    Element.prototype.scrollIntoView = scrolled;
    const two = [question, { ...question, question: "3 + 1?" }];
    render(
      <Quiz questions={two} chosen={({ question: asked }) => (asked === "2 + 2?" ? 2 : 1)} onAnswer={jest.fn()} />,
    );
    expect(screen.getByText("Question 1 of 2")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Next question" }));
    expect(document.activeElement).toContainElement(screen.getByRole("group", { name: "3 + 1?" }));
    expect(scrolled).toHaveBeenCalledTimes(1);
    // The last one leads nowhere.
    await user.click(screen.getByRole("button", { name: "Show the answer" }));
    expect(screen.getAllByRole("button", { name: "Next question" })).toHaveLength(1);
  });

  it("says why an answer is wrong, and why the right one is right once it is found", async () => {
    const user = userEvent.setup();
    render(<KeptQuiz />);
    expect(screen.getByRole("group", { name: "2 + 2?" })).toBeInTheDocument();
    await user.click(screen.getByRole("radio", { name: "3" }));
    await user.tab();
    expect(screen.getByRole("button", { name: "Check answer" })).toHaveFocus();
    await user.keyboard("{Enter}");
    expect(judgement()).toHaveTextContent("Wrong. Try again.That is 1 + 2.");
    expect(judgement()).not.toHaveTextContent("fingers");
    await user.tab({ shift: true });
    await user.keyboard("{ArrowDown}");
    expect(judgement()).toBeNull();
    await user.tab();
    await user.keyboard("{Enter}");
    expect(judgement()).toHaveTextContent("Right.Count on your fingers.");
    expect(screen.queryByRole("button", { name: "Show the answer" })).toBeNull();
  });

  it("tells the right answer and its reason to those who ask", async () => {
    const user = userEvent.setup();
    render(<KeptQuiz kept={3} />);
    expect(judgement()).toHaveTextContent(/^Wrong. Try again.$/);
    await user.click(screen.getByRole("button", { name: "Show the answer" }));
    expect(judgement()).toHaveTextContent("The right answer:4Count on your fingers.");
  });

  it("shows the answer that is kept, and the one of another tab in place of a choice that is not checked", async () => {
    const user = userEvent.setup();
    render(<KeptQuiz kept={1} />);
    expect(screen.getByRole("radio", { name: "3" })).toBeChecked();
    await user.click(screen.getByRole("radio", { name: "5" }));
    await user.click(screen.getByRole("button", { name: "Another tab" }));
    expect(screen.getByRole("radio", { name: "4" })).toBeChecked();
    expect(judgement()).toHaveTextContent("Right.");
  });

  it("is named by its first paragraph and described by its code", () => {
    const html = '<p lang="bn">কী?</p>\n<pre role="region" tabindex="0"><code>int a;</code></pre>';
    render(<KeptQuiz asked={{ ...question, question: html }} />);
    expect(screen.getByRole("group", { name: "কী?" })).toHaveAccessibleDescription("int a;");
    expect(screen.getByText("কী?")).toHaveAttribute("lang", "bn");
  });
});
