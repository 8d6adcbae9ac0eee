import { useId, useState, type SubmitEvent } from "react";
import type { QuizQuestion } from "../../../domain/my-class/course";
import { Prose } from "../../ui/Prose";
import { Section } from "../../ui/Section";
import { t } from "../../../words/t";
import * as buttons from "../../ui/controls/button.module.css";
import * as styles from "./Quiz.module.css";

interface QuizProps {
  readonly questions: readonly QuizQuestion[];
  /** The number of the option that was chosen for a question, from 1; 0 for none. */
  readonly chosen: (question: QuizQuestion) => number;
  readonly onAnswer: (question: QuizQuestion, option: number) => void;
}

/** The questions of a module. Nothing is sent: the answers stay on the device. */
export function Quiz({ questions, chosen, onAnswer }: QuizProps) {
  return (
    <Section title={t("Quiz")}>
      <div className={styles.quiz}>
        {questions.map((question, index) => (
          <Question
            key={index}
            question={question}
            answer={chosen(question)}
            onAnswer={(option) => onAnswer(question, option)}
          />
        ))}
      </div>
    </Section>
  );
}

interface QuestionProps {
  readonly question: QuizQuestion;
  /** The answer that is kept, in all tabs alike. */
  readonly answer: number;
  readonly onAnswer: (option: number) => void;
}

function Question({ question, answer, onAnswer }: QuestionProps) {
  // A choice that is not checked yet, for as long as no tab keeps another answer.
  const [draft, setDraft] = useState<{ readonly option: number; readonly over: number }>();
  const [isAsked, setAsked] = useState(false);
  const detailId = useId();
  const isOpen = draft?.over === answer;
  const option = isOpen ? draft.option : answer;
  const isJudged = !isOpen && answer > 0;
  const isWrong = isJudged && answer !== question.answer;
  const { lead, rest } = leadOf(question.question);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setDraft(undefined);
    onAnswer(option);
  };
  return (
    <form onSubmit={submit}>
      <fieldset className={styles.question} aria-describedby={rest ? detailId : undefined}>
        <legend>
          <Prose as="span" html={lead} />
        </legend>
        {rest && (
          <div id={detailId} className={styles.detail}>
            <Prose html={rest} />
          </div>
        )}
        {question.options.map((html, index) => (
          <label key={index} className={styles.option}>
            <input
              type="radio"
              name="option"
              required
              value={index + 1}
              checked={option === index + 1}
              onChange={() => setDraft({ option: index + 1, over: answer })}
            />
            <Prose as="span" html={html} />
          </label>
        ))}
        <div className={buttons.row}>
          <button type="submit" className={buttons.button}>
            {t("Check answer")}
          </button>
          {isWrong && (
            <button type="button" className={buttons.button} aria-expanded={isAsked} onClick={() => setAsked(!isAsked)}>
              {t("Show the answer")}
            </button>
          )}
        </div>
        <div role="status">{isJudged && <Judgement question={question} answer={answer} isAsked={isAsked} />}</div>
      </fieldset>
    </form>
  );
}

/** The first paragraph of a question, which names it, and what follows, such as code. */
function leadOf(html: string): { readonly lead: string; readonly rest: string } {
  const [, attributes = "", words, rest = ""] = /^<p([^>]*)>(.*?)<\/p>\s*(.*)$/s.exec(html) ?? [];
  return words === undefined ? { lead: html, rest: "" } : { lead: `<span${attributes}>${words}</span>`, rest };
}

interface JudgementProps {
  readonly question: QuizQuestion;
  readonly answer: number;
  readonly isAsked: boolean;
}

/** Why the chosen option is right or wrong. The reason of the right one comes once it is found or asked for. */
function Judgement({ question, answer, isAsked }: JudgementProps) {
  const { options, answer: right, explanation, explanations = [] } = question;
  const isRight = answer === right;
  const isTold = isRight || isAsked;
  const reason = explanations[answer - 1];
  const reasonOfRight = isRight ? undefined : explanations[right - 1];
  return (
    <div className={styles.judgement} data-right={isRight || undefined}>
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
