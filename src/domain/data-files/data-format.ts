import type { PostChunk } from "../gallery/gallery-chunks";
import type { LessonFiles } from "../my-class/lesson-text";

/**
 * The format of files that pages load on demand: the build packs the data, and the browser parses it. Each format is a
 * module that exports these three, so that the code that packs does not reach the browser.
 */
export interface DataFormat<Data, Parsed = Data> {
  /**
   * The name of the file in `LatestData`; its own name begins with it. A format that changes gets another name, so that
   * pages of earlier builds don't read it.
   */
  readonly name: keyof LatestData;
  readonly pack: (data: Data) => unknown;
  /**
   * Reads the JSON of a file.
   *
   * @throws TypeError if it has another format
   */
  readonly parse: (json: unknown) => Parsed;
}

/** The format of a file that is one list, whose entries are as the build has them. */
export function listFormat<Entry>(name: keyof LatestData): DataFormat<readonly Entry[]> {
  const isList = (json: unknown): json is readonly Entry[] => Array.isArray(json);
  return {
    name,
    pack: (entries) => entries,
    parse(json) {
      if (!isList(json)) throw new TypeError(`The file of ${name} is not a list`);
      return json;
    },
  };
}

/** Where the newest build has put the data that pages load on demand. Pages of an older build ask when theirs is gone. */
export interface LatestData {
  readonly members: string;
  readonly courses: string;
  readonly lessons: LessonFiles;
  /** Null where the list's page holds all of them. */
  readonly events: string | null;
  readonly workshops: string | null;
  readonly ratings: string | null;
  /** The gallery's files, the newest posts first. */
  readonly posts: readonly PostChunk[];
}

/** A few letters and digits that change with the JSON of a value, for all but one of some billion changes. */
export function digestOf(value: unknown): string {
  let digest = 5381;
  for (const character of JSON.stringify(value)) digest = Math.imul(digest, 33) ^ (character.codePointAt(0) ?? 0);
  return (digest >>> 0).toString(36);
}
