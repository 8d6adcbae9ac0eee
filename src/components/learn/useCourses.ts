import { useEffect, useState } from "react";
import { parseCourses, type Course } from "./course";

/** What has been loaded stays for the visit, by its address. */
const loaded = new Map<string, readonly Course[]>();

/** All courses, loaded once somebody is there who may see them; undefined until then. */
export function useCourses(address: string, isNeeded: boolean) {
  const [courses, setCourses] = useState(() => loaded.get(address));
  const [hasFailed, setFailed] = useState(false);
  const isLoading = isNeeded && !courses && !hasFailed;

  useEffect(() => {
    if (!isLoading) return undefined;
    const abandonment = new AbortController();
    loadCourses(address, abandonment.signal).then(setCourses, () => {
      if (!abandonment.signal.aborted) setFailed(true);
    });
    return () => abandonment.abort();
  }, [address, isLoading]);

  return { courses, hasFailed, retry: () => setFailed(false) };
}

async function loadCourses(address: string, signal: AbortSignal): Promise<readonly Course[]> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const courses = parseCourses(await response.json());
  loaded.set(address, courses);
  return courses;
}
