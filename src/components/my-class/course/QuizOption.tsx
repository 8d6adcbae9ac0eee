import type { ReactNode } from "react";
import type { QuizQuestion } from "../../../domain/my-class/course";
import { Prose } from "../../ui/Prose";
import { t } from "../../../words/t";
import * as styles from "./Quiz.module.css";

interface QuizOptionProps {
  /** The number of the option, from 1. */
  readonly number: number;
  readonly html: string;
  readonly isChosen: boolean;
  /** True if the answer is checked and wrong. */
  readonly isWrong: boolean;
  readonly onChoose: () => void;
  /** The explanation that is shown once the answer is checked. */
  readonly children: ReactNode;
}

/** An answer as a row that can be pressed anywhere, with its explanation below. */
export function QuizOption({ number, html, isChosen, isWrong, onChoose, children }: QuizOptionProps) {
  return (
    <div className={styles.option} data-chosen={isChosen || undefined} data-wrong={(isChosen && isWrong) || undefined}>
      <label>
        <input type="radio" name="option" required value={number} checked={isChosen} onChange={onChoose} />
        <Prose as="span" html={html} />
      </label>
      {isChosen && children}
    </div>
  );
}

interface JudgementProps {
  readonly question: QuizQuestion;
  readonly answer: number;
  readonly isAsked: boolean;
}

/**
 * Why the chosen option is right or wrong. The explanation of the right one is shown once the reader has found or asked
 * for it.
 */
export function Judgement({ question, answer, isAsked }: JudgementProps) {
  const { options, answer: right, explanation, explanations = [] } = question;
  const isRight = answer === right;
  const isTold = isRight || isAsked;
  const reason = explanations[answer - 1];
  const reasonOfRight = isRight ? undefined : explanations[right - 1];
  return (
    <div className={styles.judgement}>
      <p>
        <strong>{isRight ? t("Right.") : t("Wrong. Try again.")}</strong>
      </p>
      {reason && <Prose html={reason} />}
      {isTold && !isRight && (
        <>
          <p>{t("The right answer:")}</p>
          <Prose html={options[right - 1] ?? ""} />
        </>
      )}
      {isTold && reasonOfRight && <Prose html={reasonOfRight} />}
      {isTold && explanation && <Prose html={explanation} />}
    </div>
  );
}
