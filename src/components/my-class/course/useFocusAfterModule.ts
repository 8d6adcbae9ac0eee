import { useEffect, useLayoutEffect, useRef } from "react";

/** The course of a module that is just being removed from the page. */
let leavingCourse: string | undefined;

/**
 * An element that takes the focus when it replaces another module of the same course:
 * its reader is in the middle of the course, and everything above is the same.
 */
export function useFocusAfterModule(courseId: string) {
  const element = useRef<HTMLElement>(null);
  const isNext = useRef(false);
  useLayoutEffect(() => {
    isNext.current = leavingCourse === courseId;
    return () => {
      leavingCourse = courseId;
      queueMicrotask(() => (leavingCourse = undefined));
    };
  }, [courseId]);
  useEffect(() => {
    // Not before the router has given the focus to the whole page, as it does in an effect of its own.
    if (isNext.current) queueMicrotask(() => element.current?.focus({ preventScroll: true }));
  }, [courseId]);
  return element;
}
