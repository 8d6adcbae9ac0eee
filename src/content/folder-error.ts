import { statSync } from "node:fs";
import { fileErrorMessage } from "./read/file-error-message";

/** Why a path is no folder of content that can be opened; undefined if it is one. */
export function folderError(directory: string): string | undefined {
  const reason = refusal(directory);
  return reason && `${reason}, expected a folder of content`;
}

function refusal(directory: string): string | undefined {
  try {
    const stats = statSync(directory, { throwIfNoEntry: false });
    if (stats === undefined) return "does not exist";
    return stats.isDirectory() ? undefined : "is not a folder";
  } catch (error) {
    return fileErrorMessage("read", error);
  }
}
