import { useEffect } from "react";
import { resumedModule, underWayFirst } from "../../domain/my-class/course-parts";
import { withMark } from "../../domain/problems/marks";
import { withRecord } from "../../domain/problems/solved-record";
import { routes } from "../../domain/routes";
import { dayAtClub } from "../../domain/time/club-time";
import { memberKey, type SignedInMember } from "../../domain/session/session";
import { useDataFile } from "../../hooks/loading/useLoading";
import { changePath, useAddressPath } from "../../hooks/useAddress";
import { useProgress } from "../../hooks/progress/useProgress";
import { useRecord } from "../../hooks/progress/useRecord";
import { type Course, courseFormat, type PracticeProblem } from "../../domain/my-class/course";
import { dataFile } from "../../hooks/loading/data-file";
import { CardGrid } from "../content/cards/CardGrid";
import { EmptyState } from "../content/states/EmptyState";
import { PageHeader } from "../content/page/PageHeader";
import { Text } from "../ui/Text";
import { ButtonLink } from "../navigation/ButtonLink";
import { SignInGate, CoursesFailure } from "./placeholders";
import { CourseView } from "./course/CourseView";
import type { ClassPlace } from "./MyClass";
import { GuestMarks } from "../problems/GuestMarks";
import { AskCodeforces } from "../problems/AskCodeforces";
import { CourseCard } from "./CourseCard";
import { LearningCalendar } from "./progress/LearningCalendar";
import { ProgressPanel } from "./progress/ProgressPanel";
import { t } from "../../words/t";
import * as styles from "./MyClass.module.css";

interface SignedInMyClassProps {
  readonly member: SignedInMember;
  readonly coursesAddress: string;
  readonly membersAddress: string;
  readonly place: ClassPlace;
}

/** MyClass for one member: the catalogue, or the course in the address. */
export function SignedInMyClass({ member, coursesAddress, membersAddress, place }: SignedInMyClassProps) {
  const { data: courses, failure, retry } = useDataFile(coursesFile, coursesAddress, true);
  const own = useProgress(memberKey(member), courses);
  const { progress, marks, change, mark } = own;
  const { record, keepRecord } = useRecord(memberKey(member));
  const moduleId = useModuleId(place);
  useEffect(() => {
    if (!courses || !record) return;
    const day = dayAtClub(new Date());
    change((own) => ({ ...own, marks: withRecord(own.marks, record, problemsOf(courses), day) }));
  }, [courses, record, change]);
  if (failure) return <CoursesFailure failure={failure} onRetry={retry} />;
  if (!courses) return <SignInGate />;
  if (place.courseId === undefined) return <Catalogue member={member} courses={courses} own={own} />;

  const course = courses.find(({ id }) => id === place.courseId);
  if (!course?.isAvailable) return <ClosedCourse course={course} />;
  if (moduleId === undefined) {
    const resumed = resumedModule(progress, course);
    if (resumed === undefined) return <ClosedCourse course={course} />;
    return <LeadToModule path={routes.courseModule(course.id, resumed)} />;
  }
  const index = course.modules.findIndex(({ id }) => id === moduleId);
  const selected = course.modules[index];
  if (!selected) return <ClosedCourse course={course} />;
  return (
    <div className={styles.room}>
      <CourseView
        course={course}
        index={index}
        progress={progress}
        onChange={own.learn}
        isKept={own.isKept}
        own={{
          marks,
          onMark: (link, state) => mark((before, day) => withMark(before, link, state, day)),
          askCodeforces: member.id !== undefined && (
            <AskCodeforces memberId={member.id} membersAddress={membersAddress} record={record} onRecord={keepRecord} />
          ),
        }}
      />
    </div>
  );
}

function problemsOf(courses: readonly Course[]): readonly PracticeProblem[] {
  return courses.flatMap(({ modules }) => modules.flatMap(({ practice = [] }) => practice));
}

/** The module in the address, which the page changes in place. */
function useModuleId({ courseId = "", moduleId }: ClassPlace): string | undefined {
  const path = useAddressPath();
  const start = routes.courseModule(courseId, "");
  return path?.startsWith(start) ? path.slice(start.length) : moduleId;
}

/** Redirects to the address of the module, so that Back returns to this module and not to a later one. */
function LeadToModule({ path }: { readonly path: string }) {
  useEffect(() => {
    changePath(path, "replace");
  }, [path]);
  return <SignInGate />;
}

interface CatalogueProps {
  readonly member: SignedInMember;
  readonly courses: readonly Course[];
  readonly own: ReturnType<typeof useProgress>;
}

function Catalogue({ member, courses, own }: CatalogueProps) {
  const { progress, marks, change, isKept, days, reset } = own;
  return (
    <div className={styles.room}>
      <PageHeader title={t("Welcome to MyClass")} place="myclass" command="ls courses">
        <Text as="p" className={styles.greeting}>
          {t("Hello, {name}. Choose a course and continue where you left off.", { name: member.name })}
        </Text>
      </PageHeader>
      <div className="container">
        <GuestMarks member={member} />
      </div>
      {courses.length === 0 ? (
        <div className="container">
          <EmptyState title={t("No courses yet")}>
            <p>{t("The first one will appear here.")}</p>
          </EmptyState>
        </div>
      ) : (
        <CardGrid>
          {underWayFirst(progress, courses).map((course, index) => (
            <li key={course.id}>
              <CourseCard course={course} progress={progress} eager={index < 3} />
            </li>
          ))}
        </CardGrid>
      )}
      <ProgressPanel
        member={member}
        courses={courses}
        progress={progress}
        marks={marks}
        onChange={change}
        onReset={reset}
        isKept={isKept}
      >
        <LearningCalendar days={days} />
      </ProgressPanel>
    </div>
  );
}

/** An address without a page: the course or module does not exist, or the course is not open yet. */
export function ClosedCourse({ course }: { readonly course: Course | undefined }) {
  const { title, text } = wordsFor(course);
  return (
    <div className={styles.room}>
      <PageHeader title={title} place="myclass" command="cat course">
        <Text as="p">{text}</Text>
      </PageHeader>
      <div className="container">
        <ButtonLink primary to={routes.list("courses")}>
          {t("Back to Courses")}
        </ButtonLink>
      </div>
    </div>
  );
}

function wordsFor(course: Course | undefined) {
  if (!course)
    return {
      title: t("Course Not Found"),
      text: t("There is no course at this address. It may have been renamed or removed."),
    };
  if (!course.isAvailable)
    return {
      title: t("Coming Soon"),
      text: t("{course} is still being prepared. You can open it from the catalogue once it is ready.", {
        course: course.title,
      }),
    };
  if (course.modules.length === 0)
    return { title: course.title, text: t("This course has no modules yet. Please come back later.") };
  return {
    title: t("Module Not Found"),
    text: t("{course} has no such module. It may have been renamed or removed.", { course: course.title }),
  };
}

export const coursesFile = dataFile(courseFormat.parse);
