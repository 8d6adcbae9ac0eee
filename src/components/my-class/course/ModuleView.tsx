import type { ReactNode, RefObject } from "react";
import { elementIds } from "../../../domain/element-ids";
import { type Course, hasLesson } from "../../../domain/my-class/course";
import {
  chosenOption,
  doneShare,
  hasParts,
  isCompleted as isModuleCompleted,
  isRead,
  leftText,
  solvedLinks,
} from "../../../domain/my-class/course-parts";
import { answerQuestion, markModule, markRead, markSolved } from "../../../domain/my-class/progress";
import type { SolvedRecord } from "../../../domain/my-class/solved-record";
import type { Progress } from "../../../domain/my-class/stored-progress";
import { courseVideo } from "../../../domain/my-class/video";
import { codeforcesProblem } from "../../../model/values/codeforces-problem";
import { type Fact, Facts } from "../../content/facts/Facts";
import { LinksSection } from "../../content/LinksSection";
import * as buttons from "../../ui/controls/button.module.css";
import { Icon } from "../../ui/Icon";
import { Text } from "../../ui/Text";
import { t } from "../../../words/t";
import { CourseVideoFrame } from "./CourseVideoFrame";
import * as detail from "../../content/page/DetailPage.module.css";
import * as styles from "./CourseView.module.css";
import { Lesson } from "./Lesson";
import { Practice } from "./Practice";
import { Quiz } from "./Quiz";

interface ModuleViewProps {
  readonly section: RefObject<HTMLElement | null>;
  readonly course: Course;
  readonly index: number;
  readonly progress: Progress;
  readonly onChange: (change: (before: Progress) => Progress) => void;
  readonly record: SolvedRecord | undefined;
  /** Asks Codeforces, below problems that it knows. */
  readonly askCodeforces?: ReactNode;
  readonly onNext: (() => void) | undefined;
}

/** The selected module: its video, what it is about, and the way to the next one. */
export function ModuleView(props: ModuleViewProps) {
  const { section, course, index, progress, onChange, record, askCodeforces, onNext } = props;
  const module = course.modules[index];
  if (!module) return null;
  const { id, title, description, duration, practice, quiz } = module;
  const video = courseVideo(module.videoUrl);
  const own = progress.get(course.id);
  const isCompleted = isModuleCompleted(progress, course, id);
  const left = leftText(progress, course, [module]);
  const facts: Fact[] = [
    {
      icon: "modules",
      label: t("Module"),
      value: t("Module {number, number} of {total, number}", { number: index + 1, total: course.modules.length }),
    },
    ...(duration ? [{ icon: "clock", label: t("Duration"), value: duration } as const] : []),
  ];
  return (
    <section ref={section} className={styles.moduleView} aria-labelledby={elementIds.moduleTitle} tabIndex={-1}>
      <Text as="h1" id={elementIds.moduleTitle} className={detail.title}>
        {title}
      </Text>
      <div className={styles.facts}>
        <Facts facts={facts} />
      </div>
      {description && (
        <Text as="p" className={styles.text}>
          {description}
        </Text>
      )}
      {(video || !hasLesson(module)) && <CourseVideoFrame title={title} video={video} />}
      {hasLesson(module) && (
        <Lesson
          module={module}
          isRead={isRead(own, id)}
          onRead={(isDone) => onChange((before) => markRead(before, course, id, isDone))}
        />
      )}
      {practice && (
        <Practice
          problems={practice}
          solved={solvedLinks(own, id)}
          record={record}
          onSolve={(link, isDone) => onChange((before) => markSolved(before, course, id, link, isDone))}
        >
          {practice.some(({ url }) => codeforcesProblem(url)) && askCodeforces}
        </Practice>
      )}
      {quiz && (
        <Quiz
          questions={quiz}
          chosen={(question) => chosenOption(own, id, question)}
          onAnswer={(question, option) => onChange((before) => answerQuestion(before, course, id, question, option))}
        />
      )}
      <LinksSection links={module.resources ?? []} />
      {hasParts(module) && (
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
        {!module.completed && doneShare(progress, course, module) < 1 && (
          <button
            type="button"
            className={buttons.button}
            aria-pressed={isCompleted}
            onClick={() => onChange((before) => markModule(before, course, id, !isCompleted))}
          >
            {isCompleted && <Icon name="check" />}
            {isCompleted ? t("Completed") : t("Mark as completed")}
          </button>
        )}
      </div>
    </section>
  );
}
