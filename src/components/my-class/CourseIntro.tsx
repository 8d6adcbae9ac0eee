import { graphql } from "gatsby";
import { routes } from "../../domain/routes";
import { DetailPage } from "../content/page/DetailPage";
import { pictureSource } from "../content/picture-source";
import { TextSection } from "../content/TextList";
import { type Fact, Facts } from "../content/facts/Facts";
import { ButtonLink } from "../navigation/ButtonLink";
import { Tag } from "../ui/Tag";
import { inOrder, moduleTitle } from "./course-of-node";
import { levelText } from "../../domain/text/category-text";
import { t } from "../../words/t";

/** An introduction to a course, for readers who are not signed in. The lessons are in MyClass. */
export function CourseIntro({ course }: { readonly course: Queries.CourseIntroFragment }) {
  const { jsonId, title, description, image, status, prerequisites, learningOutcomes } = course;
  const modules = introducedModules(course.modules);
  const isAvailable = status === "Available";
  return (
    <DetailPage
      title={title}
      subtitle={description}
      back={{ to: routes.list("courses"), label: t("Back to MyClass") }}
      picture={pictureSource(image)}
      tags={
        status && (
          <Tag tone={isAvailable ? "accent" : "highlight"}>{isAvailable ? t("Available") : t("Coming Soon")}</Tag>
        )
      }
      summary={
        <>
          <Facts facts={factsOf(course)} />
          {isAvailable && modules.length > 0 && (
            <div>
              <ButtonLink primary to={routes.item("courses", jsonId)}>
                {t("Start Learning")}
              </ButtonLink>
            </div>
          )}
        </>
      }
    >
      <TextSection title={t("What you will learn")} lines={learningOutcomes} />
      <TextSection title={t("Prerequisites")} lines={prerequisites} />
      <TextSection
        title={t("Course Modules")}
        lines={modules.map(({ title: name, duration }) =>
          duration ? t("{module} ({duration})", { module: name, duration }) : name,
        )}
        numbered
      />
    </DetailPage>
  );
}

function factsOf({ instructor, duration, level, modules }: Queries.CourseIntroFragment): Fact[] {
  return [
    ...(instructor ? [{ icon: "person", label: t("Instructor"), value: instructor } as const] : []),
    ...(duration ? [{ icon: "clock", label: t("Duration"), value: duration } as const] : []),
    ...(level ? [{ icon: "level", label: t("Level"), value: levelText(level) } as const] : []),
    {
      icon: "modules",
      label: t("Modules"),
      value: t("{count, plural, one {# module} other {# modules}}", { count: modules.length }),
    },
  ];
}

/** The modules in order, with the titles that MyClass shows. */
export function introducedModules(modules: Queries.CourseIntroFragment["modules"]) {
  return inOrder(modules).map(({ title, duration }, index) => ({ title: moduleTitle(title, index), duration }));
}

/** @public Gatsby collects it. */
export const courseIntro = graphql`
  fragment CourseIntro on Course {
    jsonId
    title
    description
    instructor
    duration
    level
    status
    prerequisites
    learningOutcomes
    image {
      ...DetailPicture
    }
    modules {
      id
      order
      title
      duration
    }
  }
`;
