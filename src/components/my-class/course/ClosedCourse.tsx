import { routes } from "../../../domain/routes";
import { PageHeader } from "../../content/page/PageHeader";
import { ButtonLink } from "../../navigation/ButtonLink";
import type { Course } from "../../../domain/my-class/course";
import { Text } from "../../ui/Text";
import * as styles from "../MyClass.module.css";

/** An address that opens nothing: no such course, a course that is not open yet, or no such module in it. */
export function ClosedCourse({ course }: { readonly course: Course | undefined }) {
  const { title, text } = wordsFor(course);
  return (
    <div className={styles.room}>
      <PageHeader title={title} place="myclass" command="cat course">
        <Text as="p">{text}</Text>
      </PageHeader>
      <div className="container">
        <ButtonLink primary to={routes.list("courses")}>
          Back to Courses
        </ButtonLink>
      </div>
    </div>
  );
}

function wordsFor(course: Course | undefined) {
  if (!course)
    return {
      title: "Course Not Found",
      text: "There is no course at this address. It may have been renamed or removed.",
    };
  if (!course.isAvailable)
    return {
      title: "Coming Soon",
      text: `${course.title} is still being prepared. You can open it from the catalogue once it is ready.`,
    };
  if (course.modules.length === 0)
    return { title: course.title, text: "This course has no modules yet. Please come back later." };
  return {
    title: "Module Not Found",
    text: `${course.title} has no such module. It may have been renamed or removed.`,
  };
}
