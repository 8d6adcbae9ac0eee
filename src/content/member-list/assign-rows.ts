import { quote } from "../../model/check/sentence";
import { member } from "../../model/member";
import type { JsonObject } from "../../model/schema/json-object";
import { normalised } from "../../model/schema/normalise";
import { itemsOf, type Content } from "../content";
import type { ImportOptions } from "./import-plan";
import { textOf, type KnownMember } from "./known-member";
import { MemberRegister, type Match } from "./member-register";
import { cellDoubt, memberFields, memberValue } from "./member-values";
import type { Column } from "./match-columns";
import type { Table, TableRow } from "./read-table";
import { TableError } from "./table-error";

/** A row and whom it is about. */
export interface AssignedRow {
  readonly row: TableRow;
  readonly fields: JsonObject;
  /** Undefined: someone new. */
  readonly member?: KnownMember;
  readonly doubts: string[];
  /** It says the same as an earlier row. */
  readonly isRepeated?: true;
}

/**
 * Finds out whom each row is about: a member of the content, or someone new. Rows that clash with another row are all in
 * doubt, since no one can tell which of them is right.
 *
 * @throws TableError if a decision is about a row or a member that does not exist
 */
export function assignRows(
  content: Content,
  table: Table,
  columns: readonly Column[],
  options: ImportOptions,
): AssignedRow[] {
  checkDecisions(content, table, options);
  const register = new MemberRegister();
  for (const { fields } of itemsOf(content, member)) {
    const id = Number(fields.id);
    register.add({ id, label: `member ${id}`, fields: normalised(member.schema, fields) });
  }
  const assigner = new RowAssigner(register, options);
  for (const row of table.rows) assigner.assign(row, columns);
  return assigner.rows;
}

class RowAssigner {
  readonly rows: AssignedRow[] = [];
  private readonly register: MemberRegister;
  private readonly options: ImportOptions;
  /** The row that is about each member or will make each new one. */
  private readonly rowOf = new Map<number, AssignedRow>();
  private readonly rowOfMember = new Map<number, AssignedRow>();

  constructor(register: MemberRegister, options: ImportOptions) {
    this.register = register;
    this.options = options;
  }

  assign(row: TableRow, columns: readonly Column[]): void {
    const fields = memberFields(
      columns.map(({ field }) => field),
      row.cells,
    );
    const doubts = columns.flatMap(({ field }, index) => (field && cellDoubt(field, row.cells[index] ?? "")) || []);
    const match = this.decided(row) ?? this.register.match(fields);
    if (match.kind === "none") this.addNew({ row, fields, doubts });
    else if (match.kind === "doubtful") this.addDoubtful({ row, fields, doubts }, match);
    else if (match.member.row !== undefined) this.addAgain({ row, fields, doubts }, match.member.row);
    else this.addKnown({ row, fields, doubts, member: match.member });
  }

  private decided({ number }: TableRow): Match | undefined {
    if (this.options.asNew.has(number)) return { kind: "none" };
    const id = this.options.same.get(number);
    const known = id === undefined ? undefined : this.register.withId(id);
    return known && { kind: "same", member: known };
  }

  private addNew(assigned: AssignedRow): void {
    const defaults = [...this.options.defaults].map(([field, text]) => [field, memberValue(field, text)] as const);
    const { row } = assigned;
    const fields = { ...Object.fromEntries(defaults), ...assigned.fields };
    const complete = { ...assigned, fields };
    this.rows.push(complete);
    this.rowOf.set(row.number, complete);
    this.register.add({ id: undefined, label: `row ${row.number}`, fields, row: row.number });
  }

  private addDoubtful(assigned: AssignedRow, { reason, member: other }: Match & { kind: "doubtful" }): void {
    this.rows.push(assigned);
    assigned.doubts.push(reason);
    const clashing = other?.row === undefined ? undefined : this.rowOf.get(other.row);
    clashing?.doubts.push(`clashes with row ${assigned.row.number}: ${reason}`);
  }

  /** A second row about someone new: forms are sent twice. */
  private addAgain(assigned: AssignedRow, first: number): void {
    const other = this.rowOf.get(first);
    const isEqual =
      other !== undefined && Object.entries(assigned.fields).every(([name, value]) => other.fields[name] === value);
    if (isEqual) {
      this.rows.push({ ...assigned, isRepeated: true });
      return;
    }
    this.rows.push(assigned);
    assigned.doubts.push(`row ${first} is about the same person and says something else`);
    other?.doubts.push(`row ${assigned.row.number} is about the same person and says something else`);
  }

  private addKnown(assigned: AssignedRow & { readonly member: KnownMember }): void {
    this.rows.push(assigned);
    const id = assigned.member.id ?? -1;
    const other = this.rowOfMember.get(id);
    if (other === undefined) {
      this.rowOfMember.set(id, assigned);
      return;
    }
    assigned.doubts.push(`row ${other.row.number} is about member ${id} too`);
    other.doubts.push(`row ${assigned.row.number} is about member ${id} too`);
  }
}

function checkDecisions(content: Content, { rows }: Table, { asNew, same }: ImportOptions): void {
  const numbers = new Set(rows.map(({ number }) => number));
  const ids = new Set(itemsOf(content, member).map(({ fields }) => Number(fields.id)));
  for (const number of [...asNew, ...same.keys()])
    if (!numbers.has(number)) throw new TableError(`has no row ${number}, expected the number of a row with a member`);
  for (const [number, id] of same)
    if (!ids.has(id)) throw new TableError(`row ${number}: no member has the id ${quote(String(id))}`);
}

/** What a message calls the person of a row. */
export function rowName({ fields, member: known }: AssignedRow): string {
  return textOf(fields, "name") || (known ? textOf(known.fields, "name") : "") || "someone without a name";
}
