import { useEffect } from "react";
import { resumedModule } from "../../domain/my-class/progress";
import { routes } from "../../domain/routes";
import { memberKey, type SignedInMember } from "../../domain/session/session";
import { useDataFile } from "../../hooks/loading/useDataFile";
import { changePath, useAddressPath } from "../../hooks/useAddress";
import { useProgress } from "../../hooks/progress/useProgress";
import { Catalogue } from "./Catalogue";
import { ClosedCourse } from "./course/ClosedCourse";
import * as styles from "./MyClass.module.css";
import { SignInGate } from "./SignInGate";
import { coursesFile } from "./courses-file";
import { CoursesFailure } from "./CoursesFailure";
import { CourseView } from "./course/CourseView";
import type { ClassPlace } from "./MyClass";

interface SignedInMyClassProps {
  readonly member: SignedInMember;
  readonly coursesAddress: string;
  readonly place: ClassPlace;
}

/** MyClass for one member: the catalogue, or the course that the address names. */
export function SignedInMyClass({ member, coursesAddress, place }: SignedInMyClassProps) {
  const { data: courses, failure, retry } = useDataFile(coursesFile, coursesAddress, true);
  const { progress, change, isKept } = useProgress(memberKey(member));
  const moduleId = useModuleId(place);
  if (failure) return <CoursesFailure failure={failure} onRetry={retry} />;
  if (!courses) return <SignInGate />;
  if (place.courseId === undefined)
    return <Catalogue member={member} courses={courses} progress={progress} onChange={change} isKept={isKept} />;

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
      <CourseView course={course} index={index} progress={progress} onChange={change} isKept={isKept} />
    </div>
  );
}

/** The module that the address names; the page changes it in place. */
function useModuleId({ courseId = "", moduleId }: ClassPlace): string | undefined {
  const path = useAddressPath();
  const start = routes.courseModule(courseId, "");
  return path?.startsWith(start) ? path.slice(start.length) : moduleId;
}

/** Leads to the address of a module itself, so that Back finds this module again and no later one. */
function LeadToModule({ path }: { readonly path: string }) {
  useEffect(() => {
    changePath(path, "replace");
  }, [path]);
  return <SignInGate />;
}
