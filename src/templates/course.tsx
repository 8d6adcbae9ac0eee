import { graphql, type PageProps } from "gatsby";
import { CourseIntro, introducedModules } from "../components/my-class/CourseIntro";
import { Seo } from "../components/seo/Seo";
import { routes } from "../domain/routes";
import { courseNode } from "../domain/structured-data/project";
import { useClub } from "../hooks/useClub";
import { t } from "../words/t";

interface Context {
  readonly titleSuffix: string;
}

export default function CoursePage({ data, pageContext }: PageProps<Queries.CoursePageQuery, Context>) {
  const { course } = data;
  const club = useClub();
  if (!course) return null;
  const path = routes.intro("courses", course.jsonId);
  const image = course.image?.picture?.share?.src ?? course.image?.pictureUrl ?? null;
  const description = course.description || t("{title}, a course of {club}.", { title: course.title, club: club.name });
  const modules = introducedModules(course.modules).map(({ title }) => title);
  return (
    <>
      <Seo
        title={course.title}
        description={description}
        titleSuffix={pageContext.titleSuffix}
        path={path}
        parents={[{ name: t("MyClass"), path: routes.list("courses") }]}
        structuredData={[courseNode({ ...course, path, image, description, modules }, club)]}
      />
      <CourseIntro course={course} />
    </>
  );
}

export const query = graphql`
  query CoursePage($jsonId: String!) {
    course(jsonId: { eq: $jsonId }) {
      ...CourseIntro
    }
  }
`;
