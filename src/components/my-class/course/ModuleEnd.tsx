import { type Course, type CourseModule, hasLesson } from "../../../domain/my-class/course";
import {
  doneShare,
  hasParts,
  isCompleted as isModuleCompleted,
  isRead,
  leftText,
} from "../../../domain/my-class/course-parts";
import { markModule, markRead } from "../../../domain/my-class/progress";
import type { Progress } from "../../../domain/my-class/stored-progress";
import * as buttons from "../../ui/controls/button.module.css";
import { Icon } from "../../ui/Icon";
import { Sentence } from "../../ui/Sentence";
import { Text } from "../../ui/Text";
import { t } from "../../../words/t";
import * as styles from "./CourseView.module.css";

interface ModuleEndProps {
  readonly course: Course;
  readonly module: CourseModule;
  /** Undefined at the end of the course. */
  readonly next: CourseModule | undefined;
  readonly progress: Progress;
  readonly onChange: (change: (before: Progress) => Progress) => void;
  readonly onNext: () => void;
}

/** What is left to do in a module, what the reader ticks off, and the link to the next one. */
export function ModuleEnd({ course, module, next, progress, onChange, onNext }: ModuleEndProps) {
  const { id } = module;
  const isTextRead = isRead(progress.get(course.id), id);
  const isCompleted = isModuleCompleted(progress, course, id);
  const left = leftText(progress, course, [module]);
  return (
    <div className={styles.end}>
      {hasParts(module) && (
        <p role="status" className={styles.left}>
          {left === ""
            ? t("You have done everything in this module.")
            : t("Left in this module: {parts}.", { parts: left })}
        </p>
      )}
      <div className={buttons.row}>
        {hasLesson(module) && (
          <button
            type="button"
            className={buttons.button}
            aria-pressed={isTextRead}
            onClick={() => onChange((before) => markRead(before, course, id, !isTextRead))}
          >
            {isTextRead && <Icon name="check" />}
            {isTextRead ? t("Read||marked as read") : t("Mark as read")}
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
      {next ? (
        <button type="button" className={styles.next} onClick={onNext}>
          <span>
            <Sentence text={t("Next Module: <title/>")} parts={{ title: <Text>{next.title}</Text> }} />
          </span>
          <Icon name="arrow-right" />
        </button>
      ) : (
        <button type="button" className={buttons.button} disabled>
          {t("Course Completed!")}
        </button>
      )}
    </div>
  );
}
