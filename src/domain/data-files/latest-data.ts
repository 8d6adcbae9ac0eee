import type { PostChunk } from "../gallery/gallery-chunks";
import { hasFields, isNumber, isText } from "../shape";

/** Where the newest build has put the data that pages load on demand. Pages of an older build ask when theirs is gone. */
export interface LatestData {
  readonly members: string;
  readonly courses: string;
  /** Null where the site has no snapshot of the ratings. */
  readonly ratings: string | null;
  /** The gallery's files, the newest posts first. */
  readonly posts: readonly PostChunk[];
}

/** As much of `LatestData` as can be read: another version of the site may have written it. */
export function readLatestData(json: unknown): Partial<LatestData> {
  const textOf = (name: string) => {
    const value: unknown = Reflect.get(Object(json), name);
    return typeof value === "string" ? value : undefined;
  };
  const [members, courses, ratings] = ["members", "courses", "ratings"].map(textOf);
  const posts: unknown = Reflect.get(Object(json), "posts");
  return {
    ...(members !== undefined && { members }),
    ...(courses !== undefined && { courses }),
    ...(ratings !== undefined && { ratings }),
    ...(Array.isArray(posts) && posts.every(isChunk) && { posts }),
  };
}

function isChunk(value: unknown): value is PostChunk {
  return hasFields(value, { url: isText, first: isNumber, last: isNumber });
}
