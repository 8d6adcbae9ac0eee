import { type ReactNode, useEffect, useRef } from "react";
import { leftText } from "../../../domain/my-class/course-parts";
import {
  answerQuestion,
  answersOf,
  isCompleted,
  isRead,
  markModule,
  markRead,
  markSolved,
  openModule,
  solvedLinks,
} from "../../../domain/my-class/progress";
import { type Progress } from "../../../domain/my-class/stored-progress";
import { routes } from "../../../domain/routes";
import { changePath } from "../../../hooks/useAddress";
import { BackLink } from "../../content/page/BackLink";
import { TextSection } from "../../content/TextList";
import { Tag } from "../../ui/Tag";
import type { Course } from "../../../domain/my-class/course";
import type { SolvedRecord } from "../../../domain/my-class/solved-record";
import { CourseProgressBar } from "./CourseProgressBar";
import { ModuleList } from "./ModuleList";
import { ModuleView } from "./ModuleView";
import { Text } from "../../ui/Text";
import { useClub } from "../../../hooks/useClub";
import { t } from "../../../words/t";
import * as styles from "./CourseView.module.css";

interface CourseViewProps {
  readonly course: Course;
  /** The place of the selected module, from 0. */
  readonly index: number;
  readonly progress: Progress;
  readonly onChange: (change: (before: Progress) => Progress) => void;
  readonly isKept: boolean;
  /** The last answer of Codeforces about the reader. */
  readonly record?: SolvedRecord | undefined;
  /** Asks Codeforces what the reader has solved. */
  readonly askCodeforces?: ReactNode;
}

/**
 * A course with one of its modules selected. Each module has a page of its own, but the reader goes from one to the next in
 * this page: on a slow phone a new one takes a second, since it has to load the courses again.
 */
export function CourseView(props: CourseViewProps) {
  const { course, index, progress, onChange, isKept, record, askCodeforces } = props;
  const selected = course.modules[index];
  const next = course.modules[index + 1];
  const selectedId = selected?.id;
  const section = useFocusOnChange(selectedId);
  useTitle([selected?.title, course.title].filter(Boolean).join(" · "));
  useEffect(() => {
    if (selectedId !== undefined) onChange((before) => openModule(before, course, selectedId));
  }, [course, selectedId, onChange]);
  if (!selected) return null;

  const mark = (isDone: boolean) => onChange((before) => markModule(before, course, selected.id, isDone));
  const show = (moduleId: string) => {
    changePath(routes.courseModule(course.id, moduleId), "push");
    window.scrollTo({ top: 0, behavior: "instant" });
  };
  const goOn = () => {
    if (!next) return;
    mark(true);
    show(next.id);
  };
  return (
    <article className={`container ${styles.page ?? ""}`}>
      <BackLink to={routes.list("courses")}>{t("Back to Courses")}</BackLink>
      <header className={styles.header}>
        <Text as="h1" className={styles.title}>
          {course.title}
        </Text>
        {course.description && (
          <Text as="p" className={styles.lead}>
            {course.description}
          </Text>
        )}
        <div className={styles.state}>
          {course.level && (
            <Tag tone="highlight">
              <Text>{course.level}</Text>
            </Tag>
          )}
          <CourseProgressBar course={course} progress={progress} />
        </div>
        {!isKept && (
          <p role="status">{t("This browser stores nothing: your progress is lost when you leave this page.")}</p>
        )}
      </header>
      <div className={styles.columns}>
        <ModuleView
          key={selected.id}
          section={section}
          courseId={course.id}
          module={selected}
          number={index + 1}
          total={course.modules.length}
          isCompleted={isCompleted(progress, course, selected.id)}
          onMark={mark}
          answers={answersOf(progress, course, selected.id)}
          onAnswer={(question, option) =>
            onChange((before) => answerQuestion(before, course, selected.id, question, option))
          }
          isRead={isRead(progress, course, selected.id)}
          onRead={(isDone) => onChange((before) => markRead(before, course, selected.id, isDone))}
          solved={solvedLinks(progress, course, selected.id)}
          onSolve={(link, isDone) => onChange((before) => markSolved(before, course, selected.id, link, isDone))}
          record={record}
          askCodeforces={askCodeforces}
          left={leftText(progress, course, [selected])}
          onNext={next && goOn}
        />
        <ModuleList course={course} selectedId={selected.id} progress={progress} onSelect={show} />
      </div>
      <TextSection title={t("What you will learn")} lines={course.learningOutcomes} />
      <TextSection title={t("Prerequisites")} lines={course.prerequisites} />
    </article>
  );
}

/**
 * An element that takes the focus when it shows another module: its reader is in the middle of the course, and everything
 * above is the same.
 */
function useFocusOnChange(moduleId: string | undefined) {
  const element = useRef<HTMLElement>(null);
  const shown = useRef(moduleId);
  useEffect(() => {
    if (shown.current === moduleId) return;
    shown.current = moduleId;
    element.current?.focus({ preventScroll: true });
  }, [moduleId]);
  return element;
}

/** Gives the page another title than the build has written, for what it shows by now. */
function useTitle(title: string): void {
  const { shortName } = useClub();
  useEffect(() => {
    document.title = `${title} · ${shortName}`;
  }, [title, shortName]);
}
