import { useEffect } from "react";
import { loginPath } from "../../domain/session/login";
import { memberKey } from "../../domain/session/session";
import { lateComponent } from "../../hooks/loading/late-component";
import { replacePage } from "../../hooks/open-page";
import { useAuth } from "../../hooks/session/useAuth";
import { SignInGate, CoursesFailure } from "./placeholders";

/** Only signed-in members load it. */
const useSignedInMyClass = lateComponent(async () => (await import("./SignedInMyClass")).SignedInMyClass);

/** The page of MyClass, by the ids in its address. Its HTML contains nothing else. */
export interface ClassPlace {
  /** Absent in the catalogue. */
  readonly courseId?: string;
  /** Absent: the course opens with the module that was open last. */
  readonly moduleId?: string;
}

interface MyClassProps {
  readonly coursesAddress: string;
  readonly membersAddress: string;
  readonly path: string;
  readonly place: ClassPlace;
}

/** MyClass for signed-in members; others are sent to the login page and back. */
export function MyClass({ path, place, ...files }: MyClassProps) {
  const { member, isKnown } = useAuth();
  const isOutside = isKnown && !member;
  useEffect(() => {
    if (isOutside) replacePage(loginPath(path));
  }, [isOutside, path]);
  const { Component: SignedInMyClass, failure, retry } = useSignedInMyClass(member !== undefined);
  if (!member) return <SignInGate />;
  if (failure) return <CoursesFailure failure={failure} onRetry={retry} />;
  if (!SignedInMyClass) return <SignInGate />;
  return <SignedInMyClass key={memberKey(member)} member={member} place={place} {...files} />;
}
