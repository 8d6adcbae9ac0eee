import { useState, type SubmitEvent } from "react";
import type { QuizQuestion } from "../../../domain/my-class/course";
import { Section } from "../../ui/Section";
import { Text } from "../../ui/Text";
import { t } from "../../../words/t";
import * as buttons from "../../ui/controls/button.module.css";
import * as styles from "./CourseView.module.css";

interface QuizProps {
  readonly questions: readonly QuizQuestion[];
  /** The chosen option of each question, from 1; 0 or nothing for a question without an answer. */
  readonly answers: readonly number[];
  readonly onAnswer: (question: number, option: number) => void;
}

/** The questions of a module. Nothing is sent: the answers stay on the device. */
export function Quiz({ questions, answers, onAnswer }: QuizProps) {
  return (
    <Section title={t("Quiz")}>
      <div className={styles.quiz}>
        {questions.map((question, index) => (
          <Question
            key={index}
            question={question}
            answer={answers[index] ?? 0}
            onAnswer={(option) => onAnswer(index, option)}
          />
        ))}
      </div>
    </Section>
  );
}

interface QuestionProps {
  readonly question: QuizQuestion;
  readonly answer: number;
  readonly onAnswer: (option: number) => void;
}

function Question({ question: { question, options, answer: right, explanation }, answer, onAnswer }: QuestionProps) {
  // A new choice takes the judgement of the last one away.
  const [isJudged, setJudged] = useState(answer > 0);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onAnswer(Number(new FormData(event.currentTarget).get("option")));
    setJudged(true);
  };
  const isRight = answer === right;
  return (
    <form onSubmit={submit}>
      <fieldset className={styles.question}>
        <legend>
          <Text>{question}</Text>
        </legend>
        {options.map((option, index) => (
          <label key={index} className={styles.option}>
            <input
              type="radio"
              name="option"
              required
              value={index + 1}
              defaultChecked={answer === index + 1}
              onChange={() => setJudged(false)}
            />
            <Text>{option}</Text>
          </label>
        ))}
        <button type="submit" className={buttons.button}>
          {t("Check answer")}
        </button>
        <div role="status">
          {isJudged && (
            <p className={styles.judgement} data-right={isRight || undefined}>
              <strong>{isRight ? t("Right.") : t("Wrong. Try again.")}</strong>{" "}
              {explanation && <Text>{explanation}</Text>}
            </p>
          )}
        </div>
      </fieldset>
    </form>
  );
}
