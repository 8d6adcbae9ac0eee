import type { CreatePagesArgs } from "gatsby";
import { type CourseNode, courseOf } from "../../components/my-class/course-of-node";
import type { LatestData } from "../../domain/data-files/data-format";
import * as coursesFormat from "../../domain/my-class/course";
import type { Course } from "../../domain/my-class/course";
import { routes } from "../../domain/routes";
import { inNaturalOrder } from "../../domain/text/natural-order";
import { course } from "../../model/course";
import { writeDataFile } from "../../outputs/data-files";
import type { SiteFiles } from "../../outputs/writing/site-files";
import { queryNodesInTurn } from "../query-nodes";
import { templateFile, titleSuffixes } from "./page-context";

const fields = `
  jsonId title description instructor duration level enrolled rating status prerequisites learningOutcomes
  image {
    pictureUrl
    picture { gatsbyImageData(width: 672, aspectRatio: 1.7778, breakpoints: [360, 672], sizes: "(min-width: 72rem) 23rem, (min-width: 44rem) 46vw, 92vw", placeholder: NONE) }
  }
  modules {
    id order title description duration videoUrl completed
    text { html }
    resources { label url { url } }
    practice { title url }
    quiz { question options answer explanation }
  }
`;

/**
 * MyClass: a page for the catalogue, each course and each module. None of them holds a course, in
 * its HTML or in its data: all are in one file, which the pages ask for once someone is signed in. Everyone can read
 * what a course teaches on another page.
 *
 * @param membersAddress where the file of all members is: it has the handles on Codeforces
 * @returns where the file of courses is
 */
export async function createCoursePages(
  { graphql, actions }: CreatePagesArgs,
  output: SiteFiles,
  membersAddress: string,
): Promise<Pick<LatestData, "courses">> {
  const nodes = await queryNodesInTurn<CourseNode>(graphql, "Course", fields);
  const courses = nodes.map(courseOf).sort(inCatalogueOrder);
  const coursesAddress = await writeDataFile(output, coursesFormat, courses);
  const component = templateFile(course.template);
  const addresses = { coursesAddress, membersAddress };
  actions.createPage({ path: routes.list("courses"), component, context: addresses });
  const suffixes = titleSuffixes(courses);
  for (const { id: courseId, modules } of courses) {
    actions.createPage({
      path: routes.intro("courses", courseId),
      component: templateFile("course"),
      context: { jsonId: courseId, titleSuffix: suffixes.get(courseId) ?? "" },
    });
    actions.createPage({ path: routes.item("courses", courseId), component, context: { ...addresses, courseId } });
    for (const { id: moduleId } of modules)
      actions.createPage({
        path: routes.courseModule(courseId, moduleId),
        component,
        context: { ...addresses, courseId, moduleId },
      });
  }
  return { courses: coursesAddress };
}

/** Available courses come first. */
function inCatalogueOrder(a: Course, b: Course): number {
  return Number(b.isAvailable) - Number(a.isAvailable) || inNaturalOrder(a.title, b.title);
}
