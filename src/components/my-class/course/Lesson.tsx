import { useCallback } from "react";
import type { CourseModule } from "../../../domain/my-class/course";
import { type LessonFiles, lessonKey, name, parse } from "../../../domain/my-class/lesson-text";
import { isText } from "../../../domain/shape";
import { dataFiles } from "../../../hooks/loading/data-files";
import { OutdatedPage } from "../../../hooks/loading/fetch-file";
import { useLoading } from "../../../hooks/loading/useLoading";
import { isJsonObject } from "../../../model/schema/json-object";
import { FailedPart } from "../../content/states/FailedPart";
import { LessonText } from "./LessonText";

interface LessonProps {
  readonly courseId: string;
  /** It has a text. */
  readonly module: CourseModule;
  readonly isRead: boolean;
  readonly onRead: (isDone: boolean) => void;
}

/** The text of a module; in a long course, it is loaded when the module is opened. */
export function Lesson({ courseId, module, ...reading }: LessonProps) {
  const { id, text, textAddress } = module;
  const load = useCallback(
    (signal: AbortSignal) => loadLesson(lessonKey(courseId, id), textAddress ?? "", signal),
    [courseId, id, textAddress],
  );
  const { data, failure, retry } = useLoading(load, !text);
  const html = text ?? data;
  if (html) return <LessonText html={html} {...reading} />;
  if (failure) return <FailedPart title="The text could not be loaded" failure={failure} onRetry={retry} />;
  return <p role="status">Loading the text...</p>;
}

const lessonFiles = dataFiles({ name, parse }, isLessonFiles);

function isLessonFiles(value: unknown): value is LessonFiles {
  return isJsonObject(value) && Object.values(value).every(isText);
}

function loadLesson(key: string, address: string, signal: AbortSignal): Promise<string> {
  return lessonFiles.read(
    { [key]: address },
    (files, load) => {
      const file = files[key];
      return file === undefined ? Promise.reject(new OutdatedPage(key)) : load(file);
    },
    signal,
  );
}
