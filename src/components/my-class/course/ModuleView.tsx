import type { ReactNode, RefObject } from "react";
import { elementIds } from "../../../domain/element-ids";
import { courseVideo } from "../../../domain/my-class/video";
import { type CourseModule, hasLesson, type PracticeProblem } from "../../../domain/my-class/course";
import { type SolvedRecord, isSolvedIn } from "../../../domain/my-class/solved-record";
import { codeforcesProblem } from "../../../model/values/codeforces-problem";
import { LinksSection } from "../../content/LinksSection";
import { Facts, type Fact } from "../../content/facts/Facts";
import { Icon } from "../../ui/Icon";
import { Text } from "../../ui/Text";
import { SiteLink } from "../../navigation/SiteLink";
import { Section } from "../../ui/Section";
import { Tag } from "../../ui/Tag";
import { CourseVideoFrame } from "./CourseVideoFrame";
import { Lesson } from "./Lesson";
import { Quiz } from "./Quiz";
import { t } from "../../../words/t";
import { ActionName } from "../../ui/ActionName";
import * as buttons from "../../ui/controls/button.module.css";
import * as styles from "./CourseView.module.css";

interface ModuleViewProps {
  readonly section: RefObject<HTMLElement | null>;
  readonly courseId: string;
  readonly module: CourseModule;
  /** Its place in the course, from 1. */
  readonly number: number;
  readonly total: number;
  readonly isCompleted: boolean;
  readonly onMark: (isDone: boolean) => void;
  /** Of its quiz: the chosen option of each question, from 1. */
  readonly answers: readonly number[];
  readonly onAnswer: (question: number, option: number) => void;
  readonly isRead: boolean;
  readonly onRead: (isDone: boolean) => void;
  /** The links of its solved problems. */
  readonly solved: readonly string[];
  readonly onSolve: (link: string, isDone: boolean) => void;
  /** The last answer of Codeforces about the reader. */
  readonly record: SolvedRecord | undefined;
  /** Asks Codeforces, below problems that it knows. */
  readonly askCodeforces?: ReactNode;
  /** Names what there is still to do in it; empty if nothing is left. */
  readonly left: string;
  /** Absent in the last module. */
  readonly onNext: (() => void) | undefined;
}

/** The selected module: its video, what it is about, and the way to the next one. */
export function ModuleView(props: ModuleViewProps) {
  const { section, courseId, module, number, total, isCompleted, onMark, answers, onAnswer, left, onNext } = props;
  const { isRead, onRead, solved, onSolve, record, askCodeforces } = props;
  const video = courseVideo(module.videoUrl);
  const facts: Fact[] = [
    { icon: "modules", label: t("Module"), value: t("Module {number, number} of {total, number}", { number, total }) },
    ...(module.duration ? [{ icon: "clock", label: t("Duration"), value: module.duration } as const] : []),
  ];
  return (
    <section ref={section} className={styles.moduleView} aria-labelledby={elementIds.moduleTitle} tabIndex={-1}>
      {(video || !hasLesson(module)) && <CourseVideoFrame title={module.title} video={video} />}
      <Text as="h2" id={elementIds.moduleTitle} className={styles.moduleTitle}>
        {module.title}
      </Text>
      <div className={styles.facts}>
        <Facts facts={facts} />
      </div>
      {module.description && (
        <Text as="p" className={styles.text}>
          {module.description}
        </Text>
      )}
      {hasLesson(module) && <Lesson courseId={courseId} module={module} isRead={isRead} onRead={onRead} />}
      {module.practice && (
        <Practice problems={module.practice} solved={solved} record={record} onSolve={onSolve}>
          {module.practice.some(({ url }) => codeforcesProblem(url)) && askCodeforces}
        </Practice>
      )}
      {module.quiz && <Quiz questions={module.quiz} answers={answers} onAnswer={onAnswer} />}
      <LinksSection links={module.resources ?? []} />
      {(hasLesson(module) || module.practice || module.quiz) && (
        <p role="status" className={styles.left}>
          {left === ""
            ? t("You have done everything in this module.")
            : t("Left in this module: {parts}.", { parts: left })}
        </p>
      )}
      <div className={buttons.row}>
        {onNext ? (
          <button type="button" className={buttons.primary} onClick={onNext}>
            {`${t("Next Module")} `}
            <Icon name="arrow-right" />
          </button>
        ) : (
          <button type="button" className={buttons.button} disabled>
            {t("Course Completed!")}
          </button>
        )}
        {!module.completed && (
          <button
            type="button"
            className={buttons.button}
            aria-pressed={isCompleted}
            onClick={() => onMark(!isCompleted)}
          >
            {isCompleted && <Icon name="check" />}
            {isCompleted ? t("Completed") : t("Mark as completed")}
          </button>
        )}
      </div>
    </section>
  );
}

interface PracticeProps {
  readonly problems: readonly PracticeProblem[];
  /** The links of those that are solved. */
  readonly solved: readonly string[];
  /** The last answer of Codeforces about the reader. */
  readonly record: SolvedRecord | undefined;
  readonly onSolve: (link: string, isDone: boolean) => void;
  /** Shown below the problems. */
  readonly children?: ReactNode;
}

/** The problems of a module. Readers tick them off, unless Codeforces has said that they are solved. */
function Practice({ problems, solved, record, onSolve, children }: PracticeProps) {
  return (
    <Section title={t("Practice")}>
      <ul role="list" className={styles.problems}>
        {problems.map((problem, index) => {
          const { title, url } = problem;
          const isKnown = record !== undefined && isSolvedIn(record, problem);
          return (
            <li key={index} className={styles.problem}>
              <label className={styles.tick}>
                <input
                  type="checkbox"
                  checked={isKnown || solved.includes(url)}
                  disabled={isKnown}
                  onChange={({ currentTarget }) => onSolve(url, currentTarget.checked)}
                />
                <ActionName text={t("<hidden>Solved: <name/></hidden>")} name={title} />
              </label>
              <SiteLink to={url}>
                <Text>{title}</Text>
              </SiteLink>
              {isKnown && <Tag tone="accent">{t("Solved on Codeforces")}</Tag>}
            </li>
          );
        })}
      </ul>
      {children}
    </Section>
  );
}
