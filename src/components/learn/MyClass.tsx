import { navigate } from "gatsby";
import { lazy, Suspense, useEffect } from "react";
import { loginPath } from "../../domain/login";
import { memberKey } from "../../domain/session";
import { useAuth } from "../../hooks/useAuth";
import { ClassroomDoor } from "./ClassroomDoor";
import { CoursesFailure } from "./CoursesFailure";

/** Whoever is not signed in needs none of it. */
const Classroom = lazy(() =>
  import("./Classroom").then(
    (module) => ({ default: module.Classroom }),
    () => ({ default: ClassroomFailure }),
  ),
);

/** Which page of MyClass is meant; the ids are those of its address, and all that its HTML knows. */
export interface ClassPlace {
  /** Absent in the catalogue. */
  readonly courseId?: string;
  /** Absent where the course goes on with the module that was open last. */
  readonly moduleId?: string;
}

interface MyClassProps {
  /** The address of the file that holds all courses. */
  readonly coursesAddress: string;
  /** The path of this page. */
  readonly path: string;
  readonly place: ClassPlace;
}

/** MyClass for those who are signed in; all others are led to the login page and back. */
export function MyClass({ coursesAddress, path, place }: MyClassProps) {
  const { member, isKnown } = useAuth();
  const isOutside = isKnown && !member;
  useEffect(() => {
    if (isOutside) navigate(loginPath(path), { replace: true });
  }, [isOutside, path]);
  if (!member) return <ClassroomDoor />;
  return (
    <Suspense fallback={<ClassroomDoor />}>
      <Classroom key={memberKey(member)} member={member} coursesAddress={coursesAddress} path={path} place={place} />
    </Suspense>
  );
}

/** Its code did not come: only a new page asks for it again. */
function ClassroomFailure() {
  return <CoursesFailure onRetry={() => window.location.reload()} />;
}
