import { TableError } from "../../content/member-list/table-error";

/** Puts the name of the file before what is wrong with its table. */
export function namingFile<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof TableError ? new Error(`${file}: ${error.message.replace(/[.]$/, "")}.`) : error;
  }
}
