import { TextSection } from "../../content/TextList";
import { t } from "../../../words/t";

interface WorkProps {
  readonly achievements: readonly string[];
  readonly projects: readonly string[];
  readonly courses?: readonly string[];
}

/** Achievements, projects and courses of a person; empty sections are left out. */
export function Work({ achievements, projects, courses = [] }: WorkProps) {
  return (
    <>
      <TextSection title={t("Key Achievements")} lines={achievements} />
      <TextSection title={t("Projects")} lines={projects} />
      <TextSection title={t("Courses Teaching")} lines={courses} />
    </>
  );
}
