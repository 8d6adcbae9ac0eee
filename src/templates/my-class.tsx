import type { PageProps } from "gatsby";
import { MyClass, type ClassPlace } from "../components/my-class/MyClass";
import { Seo } from "../components/seo/Seo";
import { blockMarks } from "../domain/text/block-marks";
import { routes } from "../domain/routes";
import { t } from "../words/t";

interface MyClassContext extends ClassPlace {
  readonly coursesAddress: string;
  readonly membersAddress: string;
  /** The lessons of the course have steps, tabs, hints or solutions. */
  readonly hasBlocks?: boolean;
}

export default function MyClassTemplate({ pageContext }: PageProps<object, MyClassContext>) {
  const { coursesAddress, membersAddress, hasBlocks, ...place } = pageContext;
  const path = pathOf(place);
  return (
    <>
      <Seo title={t("MyClass")} description={t("The courses of the club, for its members.")} path={path} noindex />
      {hasBlocks && <span hidden {...{ [blockMarks.later]: "" }} />}
      <MyClass coursesAddress={coursesAddress} membersAddress={membersAddress} path={path} place={place} />
    </>
  );
}

function pathOf({ courseId, moduleId }: ClassPlace): string {
  if (courseId === undefined) return routes.list("courses");
  return moduleId === undefined ? routes.item("courses", courseId) : routes.courseModule(courseId, moduleId);
}
