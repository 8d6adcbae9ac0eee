import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { Quiz } from "../../../../../src/components/my-class/course/Quiz";

const questions = [{ question: "2 + 2?", options: ["3", "4"], answer: 2, explanation: "Count on your fingers." }];

function KeptQuiz({ kept = [] }: { readonly kept?: readonly number[] }) {
  const [answers, setAnswers] = useState(kept);
  return <Quiz questions={questions} answers={answers} onAnswer={(_question, option) => setAnswers([option])} />;
}

describe("A quiz", () => {
  it("can be answered, says what is wrong and why, and can be repeated", async () => {
    const user = userEvent.setup();
    render(<KeptQuiz />);
    expect(screen.getByRole("group", { name: "2 + 2?" })).toBeInTheDocument();
    await user.click(screen.getByRole("radio", { name: "3" }));
    await user.tab();
    expect(screen.getByRole("button", { name: "Check answer" })).toHaveFocus();
    await user.keyboard("{Enter}");
    expect(screen.getByRole("status")).toHaveTextContent("Wrong. Try again. Count on your fingers.");
    await user.tab({ shift: true });
    await user.keyboard("{ArrowDown}");
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
    await user.tab();
    await user.keyboard("{Enter}");
    expect(screen.getByRole("status")).toHaveTextContent("Right. Count on your fingers.");
  });

  it("shows the answer that was kept", () => {
    render(<KeptQuiz kept={[2]} />);
    expect(screen.getByRole("radio", { name: "4" })).toBeChecked();
    expect(screen.getByRole("status")).toHaveTextContent("Right.");
  });
});
