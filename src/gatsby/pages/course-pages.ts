import type { CreatePagesArgs } from "gatsby";
import { type CourseNode, courseOf, type SheetNode } from "../../components/my-class/course-of-node";
import { courseFormat, type Course, type CourseModule } from "../../domain/my-class/course";
import { outlineOf } from "../../domain/my-class/exercise-outline";
import * as exerciseFormat from "../../domain/my-class/exercises";
import * as lesson from "../../domain/my-class/lesson-text";
import { holdsBlocks } from "../../domain/text/block-marks";
import { routes } from "../../domain/routes";
import { inNaturalOrder } from "../../domain/text/natural-order";
import { course } from "../../model/kinds/course";
import { writeDataFile } from "../../outputs/data-files";
import type { SiteFiles } from "../../outputs/writing/site-files";
import { queryNodesInBatches } from "../query-nodes";
import { templateFile, titleSuffixes } from "./page-context";

const problemFields = "title url difficulty hint { html } solution { html }";

const fields = `
  jsonId title description instructor duration level enrolled rating status prerequisites learningOutcomes
  image {
    pictureUrl
    picture { gatsbyImageData(size: CARD) }
  }
  modules {
    id order title description duration videoUrl completed sheet
    text { html }
    resources { label url { url } }
    practice { ${problemFields} }
    quiz {
      id
      question { html source }
      options { html source }
      answer
      explanation { html }
      explanations { html }
    }
  }
`;

/** In characters: longer texts of a course, or longer exercises, go into separate files. */
const LONG = 10_000;

/**
 * MyClass: a page for the catalogue, each course and each module. None of them contains a course in its HTML or data:
 * all courses are in one file, which the pages load for members who are signed in. What a course teaches is on another
 * page, which is open to all readers.
 *
 * @param membersAddress of the file with all members and their Codeforces handles
 */
export async function createCoursePages(
  { graphql, actions }: CreatePagesArgs,
  output: SiteFiles,
  membersAddress: string,
): Promise<void> {
  const nodes = await queryNodesInBatches<CourseNode>(graphql, "Course", fields);
  const sheets = await queryNodesInBatches<SheetNode>(graphql, "Sheet", `jsonId title problems { ${problemFields} }`);
  const courses = nodes.map((node) => courseOf(node, sheets)).sort(inCatalogueOrder);
  const kept: Course[] = [];
  for (const each of courses) kept.push(await withoutLongParts(each, output));
  const coursesAddress = await writeDataFile(output, courseFormat, kept);
  const component = templateFile(course.template);
  const addresses = { coursesAddress, membersAddress };
  actions.createPage({ path: routes.list("courses"), component, context: addresses });
  const suffixes = titleSuffixes(courses);
  for (const { id: courseId, modules } of courses) {
    const place = { ...addresses, courseId, ...(holdsBlocks(JSON.stringify(modules)) && { hasBlocks: true }) };
    actions.createPage({
      path: routes.intro("courses", courseId),
      component: templateFile("course"),
      context: { jsonId: courseId, titleSuffix: suffixes.get(courseId) ?? "" },
    });
    actions.createPage({ path: routes.item("courses", courseId), component, context: place });
    for (const { id: moduleId } of modules)
      actions.createPage({
        path: routes.courseModule(courseId, moduleId),
        component,
        context: { ...place, moduleId },
      });
  }
}

/** A course in the file of all courses: a module of a long course has the addresses of its text and its exercises. */
async function withoutLongParts(each: Course, output: SiteFiles): Promise<Course> {
  const exercisesOf = ({ practice, quiz }: CourseModule) => ({ ...(practice && { practice }), ...(quiz && { quiz }) });
  const lengthOf = (part: (module: CourseModule) => unknown) => JSON.stringify(each.modules.map(part)).length;
  const hasLongTexts = lengthOf(({ text }) => text ?? null) > LONG;
  const hasLongExercises = lengthOf(exercisesOf) > LONG;
  const modules: CourseModule[] = [];
  for (const module of each.modules) {
    const { text, ...rest } = module;
    const exercises = exercisesOf(module);
    const part = `${each.id}-${module.id}`;
    modules.push({
      ...(hasLongTexts && text ? { ...rest, textAddress: await writeDataFile(output, lesson, text, part) } : module),
      ...(hasLongExercises &&
        Object.keys(exercises).length > 0 && {
          ...outlineOf(exercises),
          exercisesAddress: await writeDataFile(output, exerciseFormat, exercises, part),
        }),
    });
  }
  return { ...each, modules };
}

/** Available courses come first. */
function inCatalogueOrder(a: Course, b: Course): number {
  return Number(b.isAvailable) - Number(a.isAvailable) || inNaturalOrder(a.title, b.title);
}
