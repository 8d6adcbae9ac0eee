import { useEffect, useRef, useState } from "react";
import { elementIds } from "../../../domain/element-ids";
import { isCompleted } from "../../../domain/my-class/course-parts";
import { type Progress } from "../../../domain/my-class/stored-progress";
import { routes } from "../../../domain/routes";
import { SiteLink, TextLink } from "../../navigation/SiteLink";
import { Icon } from "../../ui/Icon";
import { isPlainClick } from "../../ui/plain-click";
import { Tag } from "../../ui/Tag";
import type { Course, CourseModule } from "../../../domain/my-class/course";
import { Text } from "../../ui/Text";
import { levelText } from "../../../domain/text/category-text";
import { t } from "../../../words/t";
import { Sentence } from "../../ui/Sentence";
import { CourseProgressBar } from "./CourseProgressBar";
import * as styles from "./ModuleList.module.css";

interface ModuleListProps {
  readonly course: Course;
  readonly selected: CourseModule;
  readonly progress: Progress;
  readonly onSelect: (moduleId: string) => void;
}

/**
 * The course and all its modules in a panel of up to 600 px, with the selected one in view (docs/behaviour.md#myclass).
 * On a phone it is folded into one line, which says where the reader is.
 */
export function ModuleList({ course, selected, progress, onSelect }: ModuleListProps) {
  const panel = useRef<HTMLOListElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const current = panel.current?.querySelector<HTMLElement>("[aria-current]")?.parentElement;
    // Scrolls only the panel, not the page.
    if (panel.current && current) panel.current.scrollTop = current.offsetTop - panel.current.clientHeight / 3;
  }, [selected, isOpen]);
  const { modules } = course;
  const count = t("{count, plural, one {# module} other {# modules}}", { count: modules.length });
  return (
    <nav aria-labelledby={elementIds.courseModules} className={styles.sidebar} data-open={isOpen || undefined}>
      <button type="button" className={styles.opener} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <span>
          <Sentence
            text={t("<hidden>Course Modules: </hidden>{number, number} of {total, number} · <title/>", {
              number: modules.indexOf(selected) + 1,
              total: modules.length,
            })}
            parts={{
              hidden: (words) => <span className="visually-hidden">{words}</span>,
              title: <Text>{selected.title}</Text>,
            }}
          />
        </span>
        <Icon name="chevron-down" />
      </button>
      <div className={styles.course}>
        <TextLink to={routes.intro("courses", course.id)}>{course.title}</TextLink>
        {course.level && <Tag tone="highlight">{levelText(course.level)}</Tag>}
      </div>
      <div className={styles.bar}>
        <CourseProgressBar course={course} progress={progress} />
      </div>
      <div className={styles.head}>
        <h2 id={elementIds.courseModules} className={styles.heading}>
          {t("Course Modules")}
        </h2>
        <Text as="p" className={styles.summary}>
          {[count, course.duration].filter(Boolean).join(" · ")}
        </Text>
      </div>
      <ol ref={panel} role="list" className={styles.panel}>
        {modules.map((module, index) => (
          <li key={module.id}>
            <SiteLink
              to={routes.courseModule(course.id, module.id)}
              className={styles.moduleLink}
              aria-current={module.id === selected.id ? "page" : undefined}
              onClick={(event) => {
                if (!isPlainClick(event)) return;
                event.preventDefault();
                setOpen(false);
                if (module.id !== selected.id) onSelect(module.id);
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
        </Text>{" "}
        {module.duration && (
          <Text as="span" className={styles.duration}>
            {module.duration}
          </Text>
        )}{" "}
        {module.videoUrl && <Tag tone="accent">{t("Video")}</Tag>}
      </span>
    </>
  );
}
