import { itemsOf, type Content } from "../../src/content/content";
import { foldCase } from "../../src/domain/text/fold-case";
import { memberField } from "../../src/model/member-fields";
import { member } from "../../src/model/kinds/member";
import type { JsonObject } from "../../src/model/schema/json-object";
import { normalised } from "../../src/model/schema/normalise";
import { commaText } from "../../src/words/comma-text";
import { t } from "../../src/words/t";
import type { Column } from "./match-columns";
import { rollKey } from "../../src/content/rules/roll-key";
import { cellDoubt, handleKey, memberFields, memberText } from "./member-values";
import type { Table, TableRow } from "./read-table";

/** The decisions of the person who imports about rows in doubt, by their numbers. */
export interface Decisions {
  /** Those that are new members. */
  readonly asNew: ReadonlySet<number>;
  /** Those that are existing members, whose ids they lead to. */
  readonly same: ReadonlyMap<number, number>;
}

/** A row and whom it is about. */
export interface MatchedRow {
  readonly row: TableRow;
  /** With the defaults, if it is about someone new. */
  readonly fields: JsonObject;
  /** The id of the member that it is about; undefined: someone new. */
  readonly id: number | undefined;
  /** Why it is not sure whom the row is about, or what it says. */
  readonly doubts: string[];
  /** The number of an earlier row that says the same. */
  readonly repeats?: number | undefined;
}

/** A member of the content, or a row before. */
interface Known {
  /** `member 12` or `row 7` */
  readonly label: string;
  readonly fields: JsonObject;
  /** Undefined: a row about someone new. */
  readonly id: number | undefined;
  readonly matched?: MatchedRow;
}

type Match = { readonly known: Known } | { readonly doubt: string; readonly by?: Known } | undefined;

/** Everyone who is known, to be found by id, roll, handle and name. */
class Register {
  private readonly byKey = new Map<string, Known[]>();

  add(known: Known): void {
    for (const key of keysOf(known.fields, known.id)) {
      const owners = this.byKey.get(key) ?? [];
      // Two are enough to see that a key tells no one apart.
      if (owners.length < 2 && !owners.some(({ id }) => id !== undefined && id === known.id)) owners.push(known);
      this.byKey.set(key, owners);
    }
  }

  withId(id: number): Known | undefined {
    return this.byKey.get(`id ${id}`)?.[0];
  }

  match(said: JsonObject): Match {
    return this.byRollOrHandle(said) ?? this.byName(said);
  }

  private byRollOrHandle(said: JsonObject): Match {
    for (const [by, key] of [
      ["roll", rollKey(said)],
      ["handle", handleKey(said)],
    ] as const) {
      const known = key === "" ? undefined : this.byKey.get(`${by} ${key}`)?.[0];
      if (known === undefined) continue;
      const { label, fields } = known;
      const name = memberText(fields, "name");
      if (nameKey(fields) !== nameKey(said))
        return {
          by: known,
          doubt:
            by === "roll"
              ? t("the roll {roll} is that of {member}, {name}", { roll: key, member: label, name })
              : t("the handle {handle} is that of {member}, {name}", { handle: key, member: label, name }),
        };
      const roll = rollKey(fields);
      if (by === "handle" && differ(rollKey(said), roll))
        return {
          by: known,
          doubt: t("the handle {handle} is that of {member}, whose roll is {roll}", {
            handle: key,
            member: label,
            roll,
          }),
        };
      return { known };
    }
    return undefined;
  }

  /** Two people may have one name, and people change their session: only the club knows. */
  private byName(said: JsonObject): Match {
    const [name, inSession] = nameKeys(said);
    const owners = this.byKey.get(inSession ?? "") ?? this.byKey.get(name ?? "") ?? [];
    const [known, other] = owners;
    if (known === undefined) return undefined;
    const isOther = ["session", "shift"].some((field) =>
      differ(memberText(known.fields, field), memberText(said, field)),
    );
    if (!isOther && other === undefined && !differ(rollKey(known.fields), rollKey(said))) return { known };
    const shift = memberText(known.fields, "shift");
    const label = memberField("shift").label.toLowerCase();
    const facts = [
      ...[known.label, memberText(known.fields, "name"), memberText(known.fields, "session")],
      shift && t("{shift} {label}||a member's shift", { shift, label }),
    ];
    return { by: known, doubt: t("the name is that of {who}", { who: commaText(facts) }) };
  }
}

function keysOf(fields: JsonObject, id: number | undefined): string[] {
  const [roll, handle] = [rollKey(fields), handleKey(fields)];
  return [
    ...(id === undefined ? [] : [`id ${id}`]),
    ...(roll === "" ? [] : [`roll ${roll}`]),
    ...(handle === "" ? [] : [`handle ${handle}`]),
    ...nameKeys(fields),
  ];
}

function nameKeys(fields: JsonObject): string[] {
  const [name, session] = [nameKey(fields), memberText(fields, "session")];
  return [`name ${name}`, ...(session === "" ? [] : [`name ${name} ${session}`])];
}

/** A name as it is compared: without capitals, dots and what can't be seen, its words in any order. */
function nameKey(fields: JsonObject): string {
  return foldCase(memberText(fields, "name").replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, ""))
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== "")
    .sort()
    .join(" ");
}

function differ(one: string, other: string): boolean {
  return one !== "" && other !== "" && one !== other;
}

/**
 * Finds out whom each row is about: a member of the content, or someone new. Rows that clash with another row are all in
 * doubt, since only the club knows which of them is right.
 *
 * @param defaults fields of new members where the row does not have them
 */
export function matchRows(
  content: Content,
  table: Table,
  columns: readonly Column[],
  defaults: JsonObject,
  decisions: Decisions,
): MatchedRow[] {
  const matcher = new RowMatcher(content, columns, defaults, decisions);
  // Decided rows come first, so that all others are compared with them.
  const [decided, others] = [true, false].map((wanted) =>
    table.rows.filter((row) => matcher.isDecided(row) === wanted),
  );
  const matched = [...(decided ?? []), ...(others ?? [])].map((row) => matcher.match(row));
  return matched.sort((a, b) => a.row.number - b.row.number);
}

/** Of a row with which hundreds clash, these many say enough. */
const MOST_DOUBTS = 20;

class RowMatcher {
  private readonly members = new Register();
  private readonly rows = new Register();
  /** The first row about each member, by id. */
  private readonly rowOf = new Map<number, Known>();
  private readonly names: readonly (string | undefined)[];
  private readonly defaults: JsonObject;
  private readonly decisions: Decisions;

  constructor(content: Content, columns: readonly Column[], defaults: JsonObject, decisions: Decisions) {
    this.names = columns.map(({ field }) => field);
    this.defaults = defaults;
    this.decisions = decisions;
    for (const { fields } of itemsOf(content, member)) {
      const id = Number(fields.id);
      this.members.add({ id, label: t("member {id}", { id }), fields: normalised(member.schema, fields) });
    }
  }

  isDecided({ number }: TableRow): boolean {
    return this.decisions.asNew.has(number) || this.decisions.same.has(number);
  }

  match(row: TableRow): MatchedRow {
    const { names, defaults } = this;
    const own = memberFields(names, row.cells);
    const doubts = names.flatMap((field, index) => (field && cellDoubt(field, row.cells[index] ?? "")) || []);
    // Names are found by their session. A shift that only new members have would tell apart who may be one.
    const said = defaults.session === undefined ? own : { session: defaults.session, ...own };
    const found = this.isDecided(row) ? this.decided(row, said) : this.memberOf(said);
    if (found && "doubt" in found) doubts.push(found.doubt);
    const known = found && "known" in found ? found.known : undefined;
    const matched = { row, fields: known ? own : { ...defaults, ...own }, id: known?.id, doubts };
    const other = this.isDecided(row) ? undefined : this.clash(matched, said);
    if (other !== undefined) return { ...matched, repeats: other };
    const fields = { ...known?.fields, ...matched.fields };
    const entry = { label: rowLabel(row), fields, id: known?.id, matched };
    this.rows.add(entry);
    if (known?.id !== undefined && !this.rowOf.has(known.id)) this.rowOf.set(known.id, entry);
    return matched;
  }

  private memberOf(said: JsonObject): Match {
    const { id } = said;
    if (typeof id !== "number") return this.members.match(said);
    const known = this.members.withId(id);
    return known ? { known } : { doubt: t("no member has the id {id}", { id }) };
  }

  private decided({ number }: TableRow, said: JsonObject): Match {
    const id = this.decisions.same.get(number);
    const known = id === undefined ? undefined : this.members.withId(id);
    if (known) return { known };
    // The same command may run again: then an earlier run has made the member.
    const match = this.memberOf(said);
    return match && "known" in match && saysTheSame(said, match.known.fields) ? match : undefined;
  }

  /** Adds the doubts about a row and an earlier one; gives the number of the earlier one if it says the same. */
  private clash(matched: MatchedRow, said: JsonObject): number | undefined {
    const ofMember = matched.id === undefined ? undefined : this.rowOf.get(matched.id);
    const found: Match = ofMember ? { known: ofMember } : this.rows.match(said);
    const earlier = found && ("known" in found ? found.known : found.by)?.matched;
    if (!found || !earlier) return undefined;
    if ("known" in found && saysTheSame(matched.fields, earlier.fields)) return earlier.row.number;
    const sameBut = (row: string) => t("{row} is about the same person but says something different", { row });
    const [own, other] = [rowLabel(matched.row), rowLabel(earlier.row)];
    matched.doubts.push("doubt" in found ? found.doubt : sameBut(other));
    if (!this.isDecided(earlier.row) && earlier.doubts.length < MOST_DOUBTS)
      earlier.doubts.push(
        "doubt" in found ? t("clashes with {row}: {reason}", { row: own, reason: found.doubt }) : sameBut(own),
      );
    return undefined;
  }
}

function rowLabel({ number }: TableRow): string {
  return t("row {number}", { number });
}

function saysTheSame(fields: JsonObject, other: JsonObject): boolean {
  return Object.entries(fields).every(([name, value]) => name === "id" || other[name] === value);
}
