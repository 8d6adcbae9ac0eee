import { fileRefusal } from "../../content/read/file-refusal";

/** An error that names the file as people know it: those of the system name its draft. */
export function unwritable(file: string, error: unknown): Error {
  return new Error(`${file}: ${fileRefusal("written", error)}`, { cause: error });
}
