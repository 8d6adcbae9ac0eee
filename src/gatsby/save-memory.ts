import { readdirSync } from "node:fs";
import { setFlagsFromString } from "node:v8";

/** From how many files of content on the memory of a build matters more than its time. */
const MANY_FILES = 8_000;

/**
 * Lets V8 look for garbage more often where a club is large: otherwise garbage grows to several times of what is in use.
 * In smaller clubs it would only make builds a tenth slower.
 *
 * @param content the content tree
 */
export function saveMemory(content: string, { manyFiles = MANY_FILES, setFlag = setFlagsFromString } = {}): void {
  if (readdirSync(content, { recursive: true }).length >= manyFiles) setFlag("--heap-growing-percent=40");
}
