import type { PictureSource } from "../picture-source";

/** A module of a course, as the file of courses holds it. */
export interface CourseModule {
  readonly id: string;
  readonly title: string;
  readonly description: string | null;
  readonly duration: string | null;
  readonly videoUrl: string | null;
  /** Whether it counts as completed from the start. */
  readonly completed: boolean;
}

/** A course of MyClass with its modules in their order. */
export interface Course {
  readonly id: string;
  readonly title: string;
  readonly description: string | null;
  readonly instructor: string | null;
  readonly duration: string | null;
  readonly level: string | null;
  readonly enrolled: number | null;
  /** Out of 5. */
  readonly rating: number | null;
  readonly image: PictureSource | null;
  /** Only an available course can be opened (docs/behaviour.md#myclass). */
  readonly isAvailable: boolean;
  readonly prerequisites: readonly string[];
  readonly learningOutcomes: readonly string[];
  readonly modules: readonly CourseModule[];
}
