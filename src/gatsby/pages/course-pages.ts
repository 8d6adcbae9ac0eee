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
import { templateFile } from "./page-context";

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
 * its HTML or in its data: all are in one file, which the pages ask for once someone is signed in.
 *
 * @returns where that file is
 */
export async function createCoursePages(
  { graphql, actions }: CreatePagesArgs,
  output: SiteFiles,
): Promise<Pick<LatestData, "courses">> {
  const nodes = await queryNodesInTurn<CourseNode>(graphql, "Course", fields);
  const courses = nodes.map(courseOf).sort(inCatalogueOrder);
  const coursesAddress = await writeDataFile(output, coursesFormat, courses);
  const component = templateFile(course.template);
  actions.createPage({ path: routes.list("courses"), component, context: { coursesAddress } });
  for (const { id: courseId, modules } of courses) {
    actions.createPage({ path: routes.item("courses", courseId), component, context: { coursesAddress, courseId } });
    for (const { id: moduleId } of modules)
      actions.createPage({
        path: routes.courseModule(courseId, moduleId),
        component,
        context: { coursesAddress, courseId, moduleId },
      });
  }
  return { courses: coursesAddress };
}

/** Available courses come first. */
function inCatalogueOrder(a: Course, b: Course): number {
  return Number(b.isAvailable) - Number(a.isAvailable) || inNaturalOrder(a.title, b.title);
}
