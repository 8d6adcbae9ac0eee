import { fileErrorMessage } from "../../content/read/file-error-message";

/** An error that names the file as people know it: those of the system name its draft. */
export function unwritable(file: string, error: unknown): Error {
  return new Error(`${file}: ${fileErrorMessage("written", error)}`, { cause: error });
}
