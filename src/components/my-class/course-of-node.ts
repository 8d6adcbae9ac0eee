import { pictureSource, type ContentPicture } from "../content/picture-source";
import type { Course, CourseModule } from "../../domain/my-class/course";
import { t } from "../../words/t";

/** A module as its file has it. */
interface ModuleNode extends Omit<CourseModule, "title" | "text" | "completed"> {
  readonly title: string | null;
  readonly order: number | null;
  readonly text?: { readonly html: string } | null;
  readonly completed: boolean | null;
}

/** A course as queries return it. */
export interface CourseNode extends Omit<Course, "id" | "image" | "isAvailable" | "modules"> {
  readonly jsonId: string;
  readonly status: string | null;
  readonly image: ContentPicture | null;
  readonly modules: readonly ModuleNode[];
}

/** A course as MyClass shows it. */
export function courseOf({ jsonId, status, image, modules, ...rest }: CourseNode): Course {
  return {
    id: jsonId,
    ...rest,
    image: pictureSource(image) ?? null,
    isAvailable: status === "Available",
    modules: inOrder(modules).map(moduleOf),
  };
}

/** Without the parts that it doesn't have, and without questions that have no right answer. */
function moduleOf(module: ModuleNode, index: number): CourseModule {
  const { id, title, description, duration, videoUrl, completed, text, resources, practice, quiz } = module;
  const questions = quiz?.filter(({ answer, options }) => answer >= 1 && answer <= options.length);
  return {
    id,
    title: moduleTitle(title, index),
    description,
    duration,
    videoUrl,
    ...(text && { text: text.html }),
    ...(resources?.length && { resources }),
    ...(practice?.length && { practice }),
    ...(questions?.length && { quiz: questions }),
    completed: completed === true,
  };
}

/** By their numbers; those without one are at the end, as the file has them. */
export function inOrder<Node extends Pick<ModuleNode, "order">>(modules: readonly Node[]): readonly Node[] {
  const place = ({ order }: Node) => order ?? Infinity;
  return [...modules].sort((a, b) => (place(a) === place(b) ? 0 : place(a) - place(b)));
}

/** The title of a module; its number, if it has none. */
export function moduleTitle(title: string | null, index: number): string {
  return title ?? t("Module {number}", { number: index + 1 });
}
