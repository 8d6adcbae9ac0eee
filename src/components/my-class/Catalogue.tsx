import type { Progress } from "../../domain/my-class/progress";
import type { SignedInMember } from "../../domain/session/session";
import { CardGrid } from "../content/cards/CardGrid";
import { EmptyState } from "../content/states/EmptyState";
import { PageHeader } from "../content/page/PageHeader";
import * as styles from "./MyClass.module.css";
import type { Course } from "../../domain/my-class/course";
import { CourseCard } from "./CourseCard";
import { ProgressPanel } from "./progress/ProgressPanel";
import { Text } from "../ui/Text";

interface CatalogueProps {
  readonly member: SignedInMember;
  readonly courses: readonly Course[];
  readonly progress: Progress;
  readonly onChange: (change: (before: Progress) => Progress) => void;
  readonly isKept: boolean;
}

/** All courses, and what the member has done in them. */
export function Catalogue({ member, courses, progress, onChange, isKept }: CatalogueProps) {
  return (
    <div className={styles.room}>
      <PageHeader title="Welcome to MyClass" place="myclass" command="ls courses">
        <Text as="p" className={styles.greeting}>
          {`Hello, ${member.name}. Choose a course and continue where you left off.`}
        </Text>
      </PageHeader>
      {courses.length === 0 ? (
        <div className="container">
          <EmptyState title="No courses yet">
            <p>The first one will appear here.</p>
          </EmptyState>
        </div>
      ) : (
        <CardGrid>
          {courses.map((course, index) => (
            <li key={course.id}>
              <CourseCard course={course} progress={progress} eager={index < 3} />
            </li>
          ))}
        </CardGrid>
      )}
      <ProgressPanel member={member} courses={courses} progress={progress} onChange={onChange} isKept={isKept} />
    </div>
  );
}
