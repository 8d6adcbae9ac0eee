import { member } from "../../src/model/kinds/member";
import type { JsonObject } from "../../src/model/schema/json-object";
import { normalised } from "../../src/model/schema/normalise";
import { itemsOf, type Content } from "../../src/content/content";
import type { Decisions } from "./import-plan";
import { textOf, type KnownMember } from "../../src/content/rules/known-member";
import type { Column } from "./match-columns";
import { MemberRegister, type Match } from "./member-register";
import { cellDoubt, memberFields } from "./member-values";
import type { Table, TableRow } from "./read-table";
import { t } from "../../src/words/t";

/** A row and whom it is about. */
export interface AssignedRow {
  readonly row: TableRow;
  readonly fields: JsonObject;
  /** Undefined: someone new. */
  readonly member?: KnownMember;
  /** Why it is not sure whom the row is about, or what it says. */
  readonly doubts: string[];
  /** Why the row does nothing beside another one. */
  readonly setAside?: { readonly kind: "unchanged" | "left out"; readonly note: string };
}

/**
 * Finds out whom each row is about: a member of the content, or someone new. Rows that clash with another row are all in
 * doubt, since no one can tell which of them is right, until one is chosen by a decision.
 *
 * @param defaults fields of new members where the row does not have them
 */
export function assignRows(
  content: Content,
  table: Table,
  columns: readonly Column[],
  defaults: JsonObject,
  decisions: Decisions,
): AssignedRow[] {
  const register = new MemberRegister();
  for (const { fields } of itemsOf(content, member)) {
    const id = Number(fields.id);
    register.add({ id, label: t("member {id}", { id }), fields: normalised(member.schema, fields) });
  }
  const assigner = new RowAssigner(register, defaults, decisions);
  // Chosen rows come first, so that all others are compared with them.
  const isChosen = ({ number }: TableRow) => decisions.asNew.has(number) || decisions.same.has(number);
  for (const row of table.rows.filter(isChosen)) assigner.assign(row, columns, true);
  for (const row of table.rows) if (!isChosen(row)) assigner.assign(row, columns, false);
  return assigner.rows.toSorted((a, b) => a.row.number - b.row.number);
}

/** Of a row with which hundreds clash, these many say enough. */
const MOST_DOUBTS = 20;

/** A row that others may clash with. */
interface Holder {
  readonly assigned: AssignedRow;
  readonly isChosen: boolean;
}

class RowAssigner {
  readonly rows: AssignedRow[] = [];
  private readonly register: MemberRegister;
  private readonly defaults: JsonObject;
  private readonly decisions: Decisions;
  private readonly holderOfRow = new Map<number, Holder>();
  private readonly holderOfMember = new Map<number, Holder>();

  constructor(register: MemberRegister, defaults: JsonObject, decisions: Decisions) {
    this.register = register;
    this.defaults = defaults;
    this.decisions = decisions;
  }

  assign(row: TableRow, columns: readonly Column[], isChosen: boolean): void {
    const names = columns.map(({ field }) => field);
    const own = memberFields(names, row.cells);
    const fields = { ...this.defaults, ...own };
    const doubts = names.flatMap((field, index) => (field && cellDoubt(field, row.cells[index] ?? "")) || []);
    // Names are found by their session. A shift that only new members have would tell apart who may be one.
    const { session } = this.defaults;
    const said = session === undefined ? own : { session, ...own };
    const match = this.decided(row, said) ?? this.register.match(said);
    if (match.kind === "none") this.hold({ row, fields, doubts }, isChosen);
    else if (match.kind === "doubtful") this.addDoubtful({ row, fields, doubts }, match);
    else {
      const assigned = { row, fields: own, doubts, ...(match.member.id !== undefined && { member: match.member }) };
      const holder = this.holderOf(match.member);
      if (holder) this.addAgain(assigned, holder);
      else this.hold(assigned, isChosen);
    }
  }

  private decided({ number }: TableRow, said: JsonObject): Match | undefined {
    if (this.decisions.asNew.has(number)) return this.alreadyWritten(said) ?? { kind: "none" };
    const id = this.decisions.same.get(number);
    const known = id === undefined ? undefined : this.register.withId(id);
    return known && { kind: "same", member: known };
  }

  /** The member that an earlier import has made of a new row: the same command may run again. */
  private alreadyWritten(said: JsonObject): Match | undefined {
    const match = this.register.match(said);
    const isWritten = match.kind === "same" && match.member.row === undefined;
    return isWritten && saysTheSame(said, match.member.fields) ? match : undefined;
  }

  private holderOf({ id, row }: KnownMember): Holder | undefined {
    if (row !== undefined) return this.holderOfRow.get(row);
    return id === undefined ? undefined : this.holderOfMember.get(id);
  }

  /** Adds the first row about someone. */
  private hold(assigned: AssignedRow, isChosen: boolean): void {
    const { number } = assigned.row;
    const { id, fields } = assigned.member ?? { id: undefined, fields: {} };
    this.rows.push(assigned);
    this.holderOfRow.set(number, { assigned, isChosen });
    if (id !== undefined) this.holderOfMember.set(id, { assigned, isChosen });
    this.register.add({ id, label: rowLabel(assigned), fields: { ...fields, ...assigned.fields }, row: number });
  }

  private addDoubtful(assigned: AssignedRow, { reason, member: other }: Match & { kind: "doubtful" }): void {
    const holder = other?.row === undefined ? undefined : this.holderOfRow.get(other.row);
    if (holder?.isChosen) {
      assigned.doubts.push(reason);
      this.setAside(
        assigned,
        "left out",
        t("{row} was chosen, and {reason}", { row: rowLabel(holder.assigned), reason }),
      );
    } else {
      const clash = t("clashes with {row}: {reason}", { row: rowLabel(assigned), reason });
      this.addInDoubt(assigned, reason, holder, clash);
    }
  }

  /** A second row about someone: forms are sent twice. */
  private addAgain(assigned: AssignedRow, holder: Holder): void {
    const first = holder.assigned;
    const row = rowLabel(first);
    const reason = (other: AssignedRow) =>
      t("{row} is about the same person but says something different", { row: rowLabel(other) });
    if (saysTheSame(assigned.fields, first.fields))
      this.setAside(assigned, "unchanged", t("says the same as {row}", { row }));
    else if (holder.isChosen)
      this.setAside(assigned, "left out", t("{row} was chosen, which is about the same person", { row }));
    else this.addInDoubt(assigned, reason(first), holder, reason(assigned));
  }

  private setAside(assigned: AssignedRow, kind: "unchanged" | "left out", note: string): void {
    this.rows.push({ ...assigned, setAside: { kind, note } });
  }

  private addInDoubt(assigned: AssignedRow, reason: string, other: Holder | undefined, reasonOfOther: string): void {
    this.rows.push(assigned);
    assigned.doubts.push(reason);
    if (other && other.assigned.doubts.length < MOST_DOUBTS) other.assigned.doubts.push(reasonOfOther);
  }
}

function rowLabel({ row }: AssignedRow): string {
  return t("row {number}", { number: row.number });
}

function saysTheSame(fields: JsonObject, other: JsonObject): boolean {
  return Object.entries(fields).every(([name, value]) => name === "id" || other[name] === value);
}

/** The name of the person of a row, for messages. */
export function rowName({ fields, member: known }: AssignedRow): string {
  return textOf(fields, "name") || (known ? textOf(known.fields, "name") : "") || t("someone without a name");
}
