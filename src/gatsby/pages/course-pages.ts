import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { pictureSource, type ContentPicture } from "../../components/content/picture-source";
import type { Course, CourseModule } from "../../components/learn/course";
import { routes } from "../../domain/routes";
import { writeDataFile } from "../write-data-file";
import { queryNodesInTurn } from "./query-nodes";

interface ModuleNode extends Omit<CourseModule, "completed"> {
  readonly order: number | null;
  readonly completed: boolean | null;
}

interface CourseNode extends Omit<Course, "id" | "image" | "isAvailable" | "modules"> {
  readonly jsonId: string;
  readonly status: string | null;
  readonly image: ContentPicture | null;
  readonly modules: readonly ModuleNode[];
}

const fields = `
  jsonId title description instructor duration level enrolled rating status prerequisites learningOutcomes
  image {
    pictureUrl
    picture { gatsbyImageData(width: 720, aspectRatio: 1.7778, breakpoints: [360, 720], sizes: "(min-width: 72rem) 23rem, (min-width: 44rem) 46vw, 92vw", placeholder: NONE) }
  }
  modules { id order title description duration videoUrl completed }
`;

/**
 * MyClass: a page for the catalogue, each course and each module. None of them holds a course, in
 * its HTML or in its data: all stand in one file, which the pages ask for once somebody is signed in.
 */
export async function createCoursePages({ graphql, actions }: CreatePagesArgs): Promise<void> {
  const nodes = await queryNodesInTurn<CourseNode>(graphql, "allCourse", fields);
  const courses = nodes.map(courseOf).sort(inCatalogueOrder);
  const coursesAddress = await writeDataFile(path.resolve("public"), "courses", courses);
  const component = path.resolve("src/templates/my-class.tsx");
  actions.createPage({ path: routes.myClass, component, context: { coursesAddress } });
  for (const { id: courseId, modules } of courses) {
    actions.createPage({ path: routes.course(courseId), component, context: { coursesAddress, courseId } });
    for (const { id: moduleId } of modules)
      actions.createPage({
        path: routes.courseModule(courseId, moduleId),
        component,
        context: { coursesAddress, courseId, moduleId },
      });
  }
}

function courseOf({ jsonId, status, image, modules, ...rest }: CourseNode): Course {
  return {
    id: jsonId,
    ...rest,
    image: pictureSource(image) ?? null,
    isAvailable: status === "Available",
    modules: inOrder(modules).map(moduleOf),
  };
}

function moduleOf({ id, title, description, duration, videoUrl, completed }: ModuleNode): CourseModule {
  return { id, title, description, duration, videoUrl, completed: completed === true };
}

/** By their numbers; those without one stand at the end, as the file has them. */
function inOrder(modules: readonly ModuleNode[]): readonly ModuleNode[] {
  const place = ({ order }: ModuleNode) => order ?? Infinity;
  return modules.toSorted((a, b) => (place(a) === place(b) ? 0 : place(a) - place(b)));
}

const titles = new Intl.Collator("en", { numeric: true });

/** What can be opened comes first. */
function inCatalogueOrder(a: Course, b: Course): number {
  return Number(b.isAvailable) - Number(a.isAvailable) || titles.compare(a.title, b.title);
}
