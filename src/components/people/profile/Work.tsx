import { TextSection } from "../../content/TextList";

interface WorkProps {
  readonly achievements: readonly string[];
  readonly projects: readonly string[];
  readonly courses?: readonly string[];
}

/** Achievements, projects and courses of a person; empty sections are left out. */
export function Work({ achievements, projects, courses = [] }: WorkProps) {
  return (
    <>
      <TextSection title="Key Achievements" lines={achievements} />
      <TextSection title="Projects" lines={projects} />
      <TextSection title="Courses Teaching" lines={courses} />
    </>
  );
}
