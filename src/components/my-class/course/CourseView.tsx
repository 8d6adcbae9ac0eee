import { useEffect, useRef } from "react";
import { openModule, passModule } from "../../../domain/my-class/progress";
import { type Progress } from "../../../domain/my-class/stored-progress";
import { routes } from "../../../domain/routes";
import { changePath } from "../../../hooks/useAddress";
import { BackLink } from "../../content/page/BackLink";
import type { Course } from "../../../domain/my-class/course";
import type { OwnMarks } from "../../problems/ProblemRow";
import { ModuleList } from "./ModuleList";
import { ModuleView } from "./ModuleView";
import { useClub } from "../../../hooks/useClub";
import { t } from "../../../words/t";
import * as styles from "./CourseView.module.css";

interface CourseViewProps {
  readonly course: Course;
  /** The index of the selected module. */
  readonly index: number;
  readonly progress: Progress;
  readonly onChange: (change: (before: Progress) => Progress) => void;
  readonly isKept: boolean;
  readonly own: OwnMarks;
}

/**
 * A course with one of its modules selected. Each module has its own page, but the reader moves between modules in this
 * page: on a slow phone, a new page takes a second, since it loads the courses again.
 */
export function CourseView(props: CourseViewProps) {
  const { course, index, progress, onChange, isKept, own } = props;
  const selected = course.modules[index];
  const next = course.modules[index + 1];
  const selectedId = selected?.id;
  const section = useFocusOnChange(selectedId);
  useTitle([selected?.title, course.title].filter(Boolean).join(" · "));
  useEffect(() => {
    if (selectedId !== undefined) onChange((before) => openModule(before, course, selectedId));
  }, [course, selectedId, onChange]);
  if (!selected) return null;

  const show = (moduleId: string) => {
    changePath(routes.courseModule(course.id, moduleId), "push");
    window.scrollTo({ top: 0, behavior: "instant" });
  };
  const goOn = () => {
    if (!next) return;
    onChange((before) => passModule(before, course, selected.id));
    show(next.id);
  };
  return (
    <article className={`container ${styles.page ?? ""}`}>
      <BackLink to={routes.list("courses")}>{t("Back to Courses")}</BackLink>
      {!isKept && (
        <p role="status">{t("This browser stores nothing: your progress is lost when you leave this page.")}</p>
      )}
      <div className={styles.columns}>
        <ModuleList course={course} selected={selected} progress={progress} onSelect={show} />
        <ModuleView
          key={selected.id}
          section={section}
          course={course}
          index={index}
          progress={progress}
          onChange={onChange}
          own={own}
          onNext={goOn}
        />
      </div>
    </article>
  );
}

/**
 * An element that gets the focus when it shows another module, since everything above it stays the same.
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

/** Updates the title of the page to what it shows now. */
function useTitle(title: string): void {
  const { shortName } = useClub();
  useEffect(() => {
    document.title = `${title} · ${shortName}`;
  }, [title, shortName]);
}
