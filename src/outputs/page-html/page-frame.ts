import { hasFields, isText } from "../../domain/shape";

/** What the build knows of all pages before it renders them. Each page holds it, so all are rendered again if it changes. */
export interface PageFrame {
  /** The path of the start script on the site. */
  readonly start: string;
  /** The policy that pages have to hold themselves, as a header says it; absent where a header gives it. */
  readonly policy?: string | undefined;
}

/** webpack writes the frame into the renderer of pages instead of this name. */
export const frameName = "process.env.PAGE_FRAME";

/** The code that webpack writes there. */
export function frameCode(frame: PageFrame): string {
  return JSON.stringify(JSON.stringify(frame));
}

/** The frame of the pages that are being built; undefined while the site is developed. */
export function pageFrame(): PageFrame | undefined {
  const text = process.env.PAGE_FRAME;
  if (text === undefined) return undefined;
  const frame: unknown = JSON.parse(text);
  if (!isFrame(frame)) throw new Error("The frame of the pages has no start script");
  return frame;
}

function isFrame(value: unknown): value is PageFrame {
  return hasFields(value, { start: isText });
}
