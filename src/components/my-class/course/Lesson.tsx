import { useEffect, useRef } from "react";
import type { CourseModule } from "../../../domain/my-class/course";
import { parse } from "../../../domain/my-class/lesson-text";
import { dataFile } from "../../../hooks/loading/data-file";
import { useDataFile } from "../../../hooks/loading/useLoading";
import { FailedPart } from "../../content/states/FailedPart";
import { Prose } from "../../ui/Prose";
import { t } from "../../../words/t";
import * as styles from "./CourseView.module.css";

const lessonFile = dataFile(parse);

interface LessonProps {
  readonly module: CourseModule;
  readonly isRead: boolean;
  readonly onRead: () => void;
}

/** The text of a module. In a long course, it is loaded when the module is opened. */
export function Lesson({ module: { text, textAddress }, ...reading }: LessonProps) {
  const { data, failure, retry } = useDataFile(lessonFile, textAddress ?? "", !text);
  const html = text ?? data;
  if (html) return <LessonText html={html} {...reading} />;
  if (failure) return <FailedPart title={t("The text could not be loaded")} failure={failure} onRetry={retry} />;
  return (
    <p role="status" className={styles.coming}>
      {t("Loading the text...")}
    </p>
  );
}

interface LessonTextProps {
  readonly html: string;
  readonly isRead: boolean;
  readonly onRead: () => void;
}

/** The text of a module. It counts as read once the reader reaches its end. */
function LessonText({ html, isRead, onRead }: LessonTextProps) {
  const end = useRef<HTMLDivElement>(null);
  const latest = useRef({ isRead, onRead });
  useEffect(() => {
    latest.current = { isRead, onRead };
  });
  useEffect(() => {
    let isSeen: boolean | undefined;
    const observer = new IntersectionObserver((entries) => {
      const isVisible = entries.at(-1)?.isIntersecting === true;
      // The end of a short text is visible from the start, which does not count.
      if (isSeen === false && isVisible && !latest.current.isRead) latest.current.onRead();
      if (isSeen === false && isVisible) observer.disconnect();
      isSeen = isVisible;
    });
    if (end.current) observer.observe(end.current);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <h2 className="visually-hidden">{t("Text")}</h2>
      <Prose html={html} copiesCode />
      <div ref={end} />
    </>
  );
}
