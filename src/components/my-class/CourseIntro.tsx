import { graphql } from "gatsby";
import { routes } from "../../domain/routes";
import { counted } from "../../domain/text/amounts";
import { DetailPage } from "../content/page/DetailPage";
import { pictureSource } from "../content/picture-source";
import { TextSection } from "../content/TextList";
import { type Fact, Facts } from "../content/facts/Facts";
import { ButtonLink } from "../navigation/ButtonLink";
import { Tag } from "../ui/Tag";
import { inOrder, moduleTitle } from "./course-of-node";

/** An introduction to a course, for those who are not signed in. Its lessons are in MyClass. */
export function CourseIntro({ course }: { readonly course: Queries.CourseIntroFragment }) {
  const { jsonId, title, description, image, status, prerequisites, learningOutcomes } = course;
  const modules = introducedModules(course.modules);
  return (
    <DetailPage
      title={title}
      subtitle={description}
      back={{ to: routes.list("courses"), label: "Back to MyClass" }}
      picture={pictureSource(image)}
      tags={status && <Tag tone={status === "Available" ? "accent" : "highlight"}>{status}</Tag>}
      summary={
        <>
          <Facts facts={factsOf(course)} />
          {status === "Available" && modules.length > 0 && (
            <div>
              <ButtonLink primary to={routes.item("courses", jsonId)}>
                Start Learning
              </ButtonLink>
            </div>
          )}
        </>
      }
    >
      <TextSection title="What you will learn" lines={learningOutcomes} />
      <TextSection title="Prerequisites" lines={prerequisites} />
      <TextSection
        title="Course Modules"
        lines={modules.map(({ title: name, duration }) => (duration ? `${name} (${duration})` : name))}
        numbered
      />
    </DetailPage>
  );
}

function factsOf({ instructor, duration, level, modules }: Queries.CourseIntroFragment): Fact[] {
  return [
    ...(instructor ? [{ icon: "person", label: "Instructor", value: instructor } as const] : []),
    ...(duration ? [{ icon: "clock", label: "Duration", value: duration } as const] : []),
    ...(level ? [{ icon: "level", label: "Level", value: level } as const] : []),
    { icon: "modules", label: "Modules", value: counted(modules.length, "module") },
  ];
}

/** The modules in their order, with the titles that MyClass shows. */
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
