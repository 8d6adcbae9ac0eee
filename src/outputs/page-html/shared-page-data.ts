import { hasFields, isText } from "../../domain/shape";

/** The build knows this of all pages before it renders them. Each page holds it, so all are rendered again if it changes. */
export interface SharedPageData {
  /** The path of the start script on the site. */
  readonly start: string;
  /** The policy that pages have to hold themselves, as a header says it; absent where a header gives it. */
  readonly policy?: string | undefined;
  /** The paths on the site of the scripts of each component of a page, by the names that Gatsby gives these. */
  readonly chunks?: Readonly<Record<string, readonly string[]>>;
}

/** webpack writes the data into the renderer of pages instead of this name. */
export const sharedDataName = "process.env.SHARED_PAGE_DATA";

/** The code that webpack writes there. */
export function sharedDataCode(data: SharedPageData): string {
  return JSON.stringify(JSON.stringify(data));
}

/** The data that all pages of this build share; undefined while the site is developed. */
export function sharedPageData(): SharedPageData | undefined {
  const text = process.env.SHARED_PAGE_DATA;
  if (text === undefined) return undefined;
  const data: unknown = JSON.parse(text);
  if (!isSharedPageData(data)) throw new Error("What the pages share has no start script");
  return data;
}

function isSharedPageData(value: unknown): value is SharedPageData {
  return hasFields(value, { start: isText });
}
