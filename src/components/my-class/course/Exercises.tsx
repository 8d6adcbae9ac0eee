import type { Course, CourseModule } from "../../../domain/my-class/course";
import { chosenOption } from "../../../domain/my-class/course-parts";
import { parse } from "../../../domain/my-class/exercises";
import { answerQuestion } from "../../../domain/my-class/progress";
import type { Progress } from "../../../domain/my-class/stored-progress";
import { dataFile } from "../../../hooks/loading/data-file";
import { useDataFile } from "../../../hooks/loading/useLoading";
import type { OwnMarks } from "../../problems/ProblemRow";
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
  readonly own: OwnMarks;
}

/** The problems and questions of a module. In a long course, they are loaded when the module is opened. */
export function Exercises({ module, course, progress, onChange, own }: ExercisesProps) {
  const { id, exercisesAddress } = module;
  const { data, failure, retry } = useDataFile(exercisesFile, exercisesAddress ?? "", Boolean(exercisesAddress));
  if (failure) return <FailedPart title={t("The exercises could not be loaded")} failure={failure} onRetry={retry} />;
  if (exercisesAddress && !data) return <p role="status">{t("Loading the exercises...")}</p>;
  const { practice, quiz } = data ?? module;
  return (
    <>
      {practice && <Practice problems={practice} sheet={module.sheet} own={own} />}
      {quiz && (
        <Quiz
          questions={quiz}
          chosen={(question) => chosenOption(progress.get(course.id), id, question)}
          onAnswer={(question, option) => onChange((before) => answerQuestion(before, course, id, question, option))}
        />
      )}
    </>
  );
}
