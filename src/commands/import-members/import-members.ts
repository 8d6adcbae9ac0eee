import { readFileSync } from "node:fs";
import { checkChanges, readSoundContent, stopOnErrors } from "../../content/changes/sound-content";
import { writeChanges } from "../../outputs/writing/write-changes";
import { counted } from "../../domain/text/counted";
import { decodeTable } from "../../content/member-list/decode-table";
import type { ImportOptions } from "../../content/member-list/import-plan";
import { type Column, matchColumns } from "../../content/member-list/match-columns";
import { planImport } from "../../content/member-list/plan-import";
import { readTable, type Table } from "../../content/member-list/read-table";
import { TableError } from "../../content/member-list/table-limits";
import { describeImport } from "./describe-import";

interface Import {
  readonly directory: string;
  readonly write: boolean;
  /** Fields by headers, where the command names them. */
  readonly columns: ReadonlyMap<string, string>;
  readonly plan: ImportOptions;
}

/**
 * Imports a file, or says what it would do.
 *
 * @returns whether no row has an error
 * @throws Error with a sentence for the person who imports
 */
export async function importMembers(file: string, options: Import): Promise<boolean> {
  const read = readMembers(file, options.columns);
  const { tree, content } = readSoundContent(options.directory);
  const plan = namingFile(file, () =>
    planImport(content, read.table, read.columns, options.plan, (changes) => checkChanges(tree, content, changes)),
  );
  for (const line of describeImport({ ...read, file, tree }, plan, options.plan.deleteMissing)) console.log(line);
  const isFine = plan.rows.every(({ kind }) => kind !== "wrong");
  if (!isFine) console.log("Rows have errors: nothing is written until they are corrected.");
  else if (!options.write) console.log("Nothing was written. Add --write to do this.");
  else {
    stopOnErrors(tree, checkChanges(tree, content, plan.changes));
    await writeChanges(options.directory, plan.changes);
    console.log(`Written: ${counted(plan.changes.length, "file")} changed.`);
  }
  return isFine;
}

function readMembers(file: string, chosen: ReadonlyMap<string, string>) {
  return namingFile(file, () => {
    const { text, encoding } = decodeTable(readFileSync(file));
    const table: Table = readTable(text);
    const columns: Column[] = matchColumns(table.headers, chosen);
    if (!columns.some(({ field }) => field === "name" || field === "id"))
      throw new TableError(
        `has no column for the name among ${table.headers.join(", ")}. Name it with --column 'HEADER=name'`,
      );
    return { encoding, table, columns };
  });
}

/** Puts the name of the file before what is wrong with its table. */
export function namingFile<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof TableError ? new Error(`${file}: ${error.message.replace(/[.]$/, "")}.`) : error;
  }
}
