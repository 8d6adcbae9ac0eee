import { readdirSync } from "node:fs";

/** The names in a folder; none if it is missing or can't be read, which the content check reports. */
export function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
