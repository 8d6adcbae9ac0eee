import type { RefObject } from "react";
import { elementIds } from "../../../domain/element-ids";
import { type Course, hasLesson } from "../../../domain/my-class/course";
import { isRead } from "../../../domain/my-class/course-parts";
import { markRead } from "../../../domain/my-class/progress";
import type { Progress } from "../../../domain/my-class/stored-progress";
import { courseVideo } from "../../../domain/my-class/video";
import type { OwnMarks } from "../../problems/ProblemRow";
import { LinksSection } from "../../content/LinksSection";
import { Section } from "../../ui/Section";
import { Text } from "../../ui/Text";
import { t } from "../../../words/t";
import { CourseVideoFrame } from "./CourseVideoFrame";
import * as detail from "../../content/page/DetailPage.module.css";
import * as styles from "./CourseView.module.css";
import { Exercises } from "./Exercises";
import { Lesson } from "./Lesson";
import { ModuleEnd } from "./ModuleEnd";

interface ModuleViewProps {
  readonly section: RefObject<HTMLElement | null>;
  readonly course: Course;
  readonly index: number;
  readonly progress: Progress;
  readonly onChange: (change: (before: Progress) => Progress) => void;
  readonly own: OwnMarks;
  readonly onNext: () => void;
}

/** The selected module: its video, its contents, and the link to the next one. */
export function ModuleView(props: ModuleViewProps) {
  const { section, course, index, progress, onChange, own, onNext } = props;
  const module = course.modules[index];
  if (!module) return null;
  const { id, title, description, duration, practice, quiz } = module;
  const video = courseVideo(module.videoUrl);
  const place = t("Module {number, number} of {total, number}", { number: index + 1, total: course.modules.length });
  const about = [duration, description].filter(Boolean).join(" · ");
  return (
    <section ref={section} className={styles.moduleView} aria-labelledby={elementIds.moduleTitle} tabIndex={-1}>
      <header className={styles.head}>
        <Text as="h1" id={elementIds.moduleTitle} className={detail.title}>
          {title}
        </Text>
        <p className={styles.facts}>
          <span className={styles.place}>{about ? `${place} · ` : place}</span>
          <Text>{about}</Text>
        </p>
      </header>
      {(video || !hasLesson(module)) && <CourseVideoFrame title={title} video={video} />}
      {hasLesson(module) && (
        <Lesson
          module={module}
          isRead={isRead(progress.get(course.id), id)}
          onRead={() => onChange((before) => markRead(before, course, id, true))}
        />
      )}
      {(practice ?? quiz) && (
        <Exercises module={module} course={course} progress={progress} onChange={onChange} own={own} />
      )}
      <LinksSection links={module.resources ?? []} />
      <ModuleEnd
        course={course}
        module={module}
        next={course.modules[index + 1]}
        progress={progress}
        onChange={onChange}
        onNext={onNext}
      />
      {course.description && (
        <Section title={t("About this course")}>
          <Text as="p">{course.description}</Text>
        </Section>
      )}
    </section>
  );
}
