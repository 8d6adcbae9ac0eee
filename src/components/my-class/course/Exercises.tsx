import type { ReactNode } from "react";
import type { Course, CourseModule } from "../../../domain/my-class/course";
import { chosenOption, solvedLinks } from "../../../domain/my-class/course-parts";
import { parse } from "../../../domain/my-class/exercises";
import { answerQuestion, markSolved } from "../../../domain/my-class/progress";
import type { SolvedRecord } from "../../../domain/my-class/solved-record";
import type { Progress } from "../../../domain/my-class/stored-progress";
import { dataFile } from "../../../hooks/loading/data-file";
import { useDataFile } from "../../../hooks/loading/useLoading";
import { codeforcesProblem } from "../../../model/values/codeforces-problem";
import { FailedPart } from "../../content/states/FailedPart";
import { t } from "../../../words/t";
import { Practice } from "./Practice";
import { Quiz } from "./Quiz";

const exercisesFile = dataFile(parse);

interface ExercisesProps {
  readonly module: CourseModule;
  readonly course: Course;
  readonly progress: Progress;
  readonly onChange: (change: (before: Progress) => Progress) => void;
  readonly record: SolvedRecord | undefined;
  readonly askCodeforces?: ReactNode;
}

/** The problems and questions of a module; in a long course, they are loaded when the module is opened. */
export function Exercises({ module, course, progress, onChange, record, askCodeforces }: ExercisesProps) {
  const { id, exercisesAddress } = module;
  const { data, failure, retry } = useDataFile(exercisesFile, exercisesAddress ?? "", Boolean(exercisesAddress));
  if (failure) return <FailedPart title={t("The exercises could not be loaded")} failure={failure} onRetry={retry} />;
  if (exercisesAddress && !data) return <p role="status">{t("Loading the exercises...")}</p>;
  const { practice, quiz } = data ?? module;
  const own = progress.get(course.id);
  return (
    <>
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
    </>
  );
}
