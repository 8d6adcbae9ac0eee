import type { Progress } from "../../../domain/my-class/stored-progress";
import { completedCount, courseShare } from "../../../domain/my-class/course-parts";
import type { Course } from "../../../domain/my-class/course";
import { useLanguageOf } from "../../../hooks/page-context";
import { t } from "../../../words/t";
import * as styles from "./CourseView.module.css";

interface CourseProgressBarProps {
  readonly course: Course;
  readonly progress: Progress;
}

export function CourseProgressBar({ course, progress }: CourseProgressBarProps) {
  const languageOf = useLanguageOf();
  const total = course.modules.length;
  if (total === 0) return null;
  const done = completedCount(progress, course);
  return (
    <div className={styles.progress}>
      <progress
        value={courseShare(progress, course)}
        max={total}
        aria-label={t("Progress in {course}", { course: course.title })}
        {...languageOf(course.title)}
      />
      <span key={done} className={styles.words}>
        {t("{done, number} of {total, number} completed", { done, total })}
      </span>
    </div>
  );
}
