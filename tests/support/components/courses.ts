import type { Course, CourseModule } from "../../../src/domain/my-class/course";

/** A module with only a title; `fields` adds the rest. */
export function courseModule(id: string, fields: Partial<CourseModule> = {}): CourseModule {
  const nothing = { description: null, duration: null, videoUrl: null, completed: false };
  return { id, title: `Module ${id}`, ...nothing, ...fields };
}

/** The course 'python' with two modules, 'hello' and 'lists', or with those of the test. */
export function courseWith(modules = [courseModule("hello"), courseModule("lists")]): Course {
  return {
    ...{ id: "python", title: "Python", description: null, instructor: null, duration: null, level: null },
    ...{ enrolled: null, rating: null, image: null, isAvailable: true, prerequisites: [], learningOutcomes: [] },
    modules,
  };
}
