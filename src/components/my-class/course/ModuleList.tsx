import { useEffect, useRef, useState } from "react";
import { elementIds } from "../../../domain/element-ids";
import { isCompleted } from "../../../domain/my-class/course-parts";
import { type Progress } from "../../../domain/my-class/stored-progress";
import { routes } from "../../../domain/routes";
import { SiteLink } from "../../navigation/SiteLink";
import { Icon } from "../../ui/Icon";
import { isPlainClick } from "../../ui/plain-click";
import { Tag } from "../../ui/Tag";
import type { Course, CourseModule } from "../../../domain/my-class/course";
import { Text } from "../../ui/Text";
import { t } from "../../../words/t";
import { Sentence } from "../../ui/Sentence";
import * as styles from "./ModuleList.module.css";

interface ModuleListProps {
  readonly course: Course;
  readonly selectedId: string;
  readonly progress: Progress;
  readonly onSelect: (moduleId: string) => void;
}

/**
 * All modules of a course in a panel of 600 px, with the selected one in view (docs/behaviour.md#myclass). On a phone a
 * button above the lesson opens it.
 */
export function ModuleList({ course, selectedId, progress, onSelect }: ModuleListProps) {
  const panel = useRef<HTMLOListElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const selected = panel.current?.querySelector<HTMLElement>("[aria-current]")?.parentElement;
    // Only the panel: the page stays where it is.
    if (panel.current && selected) panel.current.scrollTop = selected.offsetTop - panel.current.clientHeight / 3;
  }, [selectedId, isOpen]);
  const number = course.modules.findIndex(({ id }) => id === selectedId) + 1;
  const count = t("{count, plural, one {# module} other {# modules}}", { count: course.modules.length });
  return (
    <nav aria-labelledby={elementIds.courseModules} className={styles.sidebar}>
      <h2 id={elementIds.courseModules} className={styles.heading}>
        {t("Course Modules")}
      </h2>
      <button type="button" className={styles.opener} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t("Course Modules")}
        <span className={styles.place}>
          {t("Module {number, number} of {total, number}", { number, total: course.modules.length })}
        </span>
      </button>
      <Text as="p" className={styles.summary}>
        {[count, course.duration].filter(Boolean).join(" · ")}
      </Text>
      <ol ref={panel} role="list" className={styles.panel} data-open={isOpen || undefined}>
        {course.modules.map((module, index) => (
          <li key={module.id}>
            <SiteLink
              to={routes.courseModule(course.id, module.id)}
              className={styles.moduleLink}
              aria-current={module.id === selectedId ? "page" : undefined}
              onClick={(event) => {
                if (!isPlainClick(event)) return;
                event.preventDefault();
                setOpen(false);
                if (module.id !== selectedId) onSelect(module.id);
              }}
            >
              <ModuleRow module={module} number={index + 1} isDone={isCompleted(progress, course, module.id)} />
            </SiteLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface ModuleRowProps {
  readonly module: CourseModule;
  readonly number: number;
  readonly isDone: boolean;
}

function ModuleRow({ module, number, isDone }: ModuleRowProps) {
  return (
    <>
      <span className={styles.number} data-done={isDone || undefined}>
        <Sentence
          text={
            isDone
              ? t("<hidden>Module </hidden>{number, number}<done>, completed</done>", { number })
              : t("<hidden>Module </hidden>{number, number}", { number })
          }
          parts={{
            hidden: (words) => <span className="visually-hidden">{words}</span>,
            done: (words) => (
              <span className={styles.done}>
                <Icon name="check" />
                <span className="visually-hidden">{words}</span>
              </span>
            ),
          }}
        />
      </span>
      <span className={styles.words}>
        <Text as="span" className={styles.title}>
          {module.title}
        </Text>
        {module.description && (
          <Text as="span" className={styles.description}>
            {module.description}
          </Text>
        )}
        <span className={styles.facts}>
          {module.duration && <Text as="span">{module.duration}</Text>}
          {module.videoUrl && <Tag tone="accent">{t("Video")}</Tag>}
        </span>
      </span>
    </>
  );
}
