import { useId, useState, type SubmitEvent } from "react";
import type { QuizQuestion } from "../../../domain/my-class/course";
import { scrollBehavior } from "../../../hooks/motion/reduced-motion";
import { Prose } from "../../ui/Prose";
import { Section } from "../../ui/Section";
import { t } from "../../../words/t";
import { Judgement, QuizOption } from "./QuizOption";
import * as buttons from "../../ui/controls/button.module.css";
import * as styles from "./Quiz.module.css";

interface QuizProps {
  readonly questions: readonly QuizQuestion[];
  /** The number of the option that was chosen for a question, from 1; 0 for none. */
  readonly chosen: (question: QuizQuestion) => number;
  readonly onAnswer: (question: QuizQuestion, option: number) => void;
}

/** The questions of a module. Answers stay on the device. */
export function Quiz({ questions, chosen, onAnswer }: QuizProps) {
  return (
    <Section title={t("Quiz")}>
      <div className={styles.quiz}>
        {questions.map((question, index) => (
          <Question
            key={index}
            question={question}
            place={t("Question {number, number} of {total, number}", { number: index + 1, total: questions.length })}
            isLast={index === questions.length - 1}
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
  /** Its number, in words. */
  readonly place: string;
  readonly isLast: boolean;
  /** The stored answer, the same in all tabs. */
  readonly answer: number;
  readonly onAnswer: (option: number) => void;
}

function Question({ question, place, isLast, answer, onAnswer }: QuestionProps) {
  // A choice that is not checked yet; forgotten if another tab stores an answer.
  const [draft, setDraft] = useState<{ readonly option: number; readonly over: number }>();
  const [isAsked, setAsked] = useState(false);
  const detailId = useId();
  const isOpen = draft?.over === answer;
  const option = isOpen ? draft.option : answer;
  const isJudged = !isOpen && answer > 0;
  const isWrong = isJudged && answer !== question.answer;
  const leadsOn = isJudged && !isLast && (!isWrong || isAsked);
  const { lead, rest } = leadOf(question.question);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (leadsOn) {
      goOn(event.currentTarget.nextElementSibling);
      return;
    }
    setDraft(undefined);
    onAnswer(option);
  };
  return (
    <form onSubmit={submit} tabIndex={-1}>
      <p className={styles.place}>{place}</p>
      <fieldset className={styles.question} aria-describedby={rest ? detailId : undefined}>
        <legend>
          <Prose as="span" html={lead} />
        </legend>
        {rest && (
          <div id={detailId}>
            <Prose html={rest} />
          </div>
        )}
        <div className={styles.options} aria-live="polite">
          {question.options.map((html, index) => (
            <QuizOption
              key={index}
              number={index + 1}
              html={html}
              isChosen={option === index + 1}
              isWrong={isWrong}
              onChoose={() => setDraft({ option: index + 1, over: answer })}
            >
              {isJudged && <Judgement question={question} answer={answer} isAsked={isAsked} />}
            </QuizOption>
          ))}
        </div>
        <div className={buttons.row}>
          <button type="submit" className={buttons.button}>
            {leadsOn ? t("Next question") : t("Check answer")}
          </button>
          {isWrong && (
            <button type="button" className={buttons.button} aria-expanded={isAsked} onClick={() => setAsked(!isAsked)}>
              {t("Show the answer")}
            </button>
          )}
        </div>
      </fieldset>
    </form>
  );
}

function goOn(question: Element | null): void {
  if (!(question instanceof HTMLElement)) return;
  question.focus({ preventScroll: true });
  question.scrollIntoView({ behavior: scrollBehavior() });
}

/** The first paragraph of a question, which names it, and what follows, such as code. */
function leadOf(html: string): { readonly lead: string; readonly rest: string } {
  const [, attributes = "", words, rest = ""] = /^<p([^>]*)>(.*?)<\/p>\s*(.*)$/s.exec(html) ?? [];
  return words === undefined ? { lead: html, rest: "" } : { lead: `<span${attributes}>${words}</span>`, rest };
}
