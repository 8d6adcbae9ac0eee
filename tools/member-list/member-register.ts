import type { JsonObject } from "../../src/model/schema/json-object";
import { memberField } from "../../src/model/member-fields";
import { handleKey, type KnownMember, rollKey, textOf } from "../../src/content/rules/known-member";
import { foldCase } from "../../src/domain/text/fold-case";
import { commaText } from "../../src/words/comma-text";
import { t } from "../../src/words/t";

/** How a row relates to the members that are already known. */
export type Match =
  | { readonly kind: "none" }
  | { readonly kind: "same"; readonly member: KnownMember }
  | { readonly kind: "doubtful"; readonly reason: string; readonly member?: KnownMember };

/** Everyone who is known, to be found by roll, handle and name. */
export class MemberRegister {
  private readonly byId = new Map<number, KnownMember>();
  private readonly byRoll = new Map<string, KnownMember>();
  private readonly byHandle = new Map<string, KnownMember>();
  private readonly names = new SimilarNames<KnownMember>();

  /** Adds someone, or what a row says about someone who was added. */
  add(member: KnownMember): void {
    if (member.id !== undefined && !this.byId.has(member.id)) this.byId.set(member.id, member);
    const [roll, handle] = [rollKey(member.fields), handleKey(member.fields)];
    if (roll !== "" && !this.byRoll.has(roll)) this.byRoll.set(roll, member);
    if (handle !== "" && !this.byHandle.has(handle)) this.byHandle.set(handle, member);
    this.names.add(textOf(member.fields, "name"), textOf(member.fields, "session"), member);
  }

  withId(id: number): KnownMember | undefined {
    return this.byId.get(id);
  }

  /** Which member a row means, by its id, roll, handle and name. */
  match(fields: JsonObject): Match {
    if (typeof fields.id === "number") {
      const member = this.byId.get(fields.id);
      return member ? { kind: "same", member } : doubt(t("no member has the id {id}", { id: fields.id }));
    }
    return this.matchKey(fields, "roll") ?? this.matchKey(fields, "handle") ?? this.matchName(fields);
  }

  private matchKey(fields: JsonObject, by: "roll" | "handle"): Match | undefined {
    const key = by === "roll" ? rollKey(fields) : handleKey(fields);
    const member = (by === "roll" ? this.byRoll : this.byHandle).get(key);
    if (key === "" || member === undefined) return undefined;
    const name = textOf(member.fields, "name");
    if (nameWords(name) !== nameWords(textOf(fields, "name")))
      return doubt(
        by === "roll"
          ? t("the roll {roll} is that of {member}, {name}", { roll: key, member: member.label, name })
          : t("the handle {handle} is that of {member}, {name}", { handle: key, member: member.label, name }),
        member,
      );
    const rolls = [rollKey(fields), rollKey(member.fields)];
    if (by === "handle" && !rolls.includes("") && rolls[0] !== rolls[1])
      return doubt(
        t("the handle {handle} is that of {member}, whose roll is {roll}", {
          handle: key,
          member: member.label,
          roll: rolls[1] ?? "",
        }),
        member,
      );
    return { kind: "same", member };
  }

  private matchName(fields: JsonObject): Match {
    const name = textOf(fields, "name");
    const found = [...this.names.findIn(textOf(fields, "session"), name)];
    const similar = found.filter((member) => isSameShift(member.fields, fields));
    const equal = similar.find((member) => isSameName(member, name));
    const first = equal ?? similar[0];
    if (first === undefined) return this.matchElsewhere(name);
    const isOnePerson = new Set(similar.map(({ id, label }) => id ?? label)).size === 1;
    const isSure = isOnePerson && equal && (rollKey(fields) === "" || rollKey(first.fields) === "");
    if (isSure) return { kind: "same", member: first };
    const who = commaText([first.label, textOf(first.fields, "name")]);
    return doubt(t("the name is similar to that of {who}", { who }), first);
  }

  /** People change their shift, repeat a year or mistype it, and two people may have one name: no one but the club knows. */
  private matchElsewhere(name: string): Match {
    const other = this.names.findAny(name);
    if (other === undefined) return { kind: "none" };
    const { label, fields } = other;
    const [session, shift] = [textOf(fields, "session"), textOf(fields, "shift")];
    const shiftLabel = memberField("shift").label.toLowerCase();
    const who = commaText([
      label,
      textOf(fields, "name"),
      session,
      shift && t("{shift} {label}||a member's shift", { shift, label: shiftLabel }),
    ]);
    return doubt(
      isSameName(other, name)
        ? t("the name is that of {who}", { who })
        : t("the name is similar to that of {who}", { who }),
      other,
    );
  }
}

function isSameName({ fields }: KnownMember, name: string): boolean {
  return nameWords(textOf(fields, "name")) === nameWords(name);
}

function isSameShift(a: JsonObject, b: JsonObject): boolean {
  const [one, other] = [textOf(a, "shift"), textOf(b, "shift")];
  return one === "" || other === "" || one === other;
}

function doubt(reason: string, member?: KnownMember): Match {
  return { kind: "doubtful", reason, ...(member && { member }) };
}

/** A name as people compare names: without capitals, dots, titles and what can't be seen, its words in any order. */
function nameWords(name: string): string {
  const words = foldCase(name.replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, ""))
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== "" && !titles.has(word));
  return words.sort().join(" ");
}

const titles = new Set("md mohammad mohammed muhammad mst most mr ms mrs মো মোঃ মোছা".split(" "));

/** How many owners of a name in one group are remembered: names that so many share tell no one apart. */
const MOST_OWNERS = 8;

/** No one has a longer name, and each letter of a name costs a copy of it. */
const LONGEST_NAME = 100;

interface Owners<T> {
  readonly first: T;
  readonly byGroup: Map<string, T[]>;
}

/** Finds names that differ in one letter at most, without comparing each with each. */
class SimilarNames<T> {
  private readonly byVariant = new Map<string, Owners<T>>();

  /** @param group such as the session: owners are found in their own group first */
  add(name: string, group: string, owner: T): void {
    for (const key of variants(nameWords(name))) {
      const owners = this.byVariant.get(key) ?? { first: owner, byGroup: new Map<string, T[]>() };
      const ofGroup = owners.byGroup.get(group) ?? [];
      if (ofGroup.length < MOST_OWNERS) ofGroup.push(owner);
      owners.byGroup.set(group, ofGroup);
      this.byVariant.set(key, owners);
    }
  }

  /** Those of a group who were added with a similar name. */
  findIn(group: string, name: string): ReadonlySet<T> {
    return new Set(variants(nameWords(name)).flatMap((key) => this.byVariant.get(key)?.byGroup.get(group) ?? []));
  }

  /** Someone of any group who was added with this name, or else with a similar one. */
  findAny(name: string): T | undefined {
    for (const key of variants(nameWords(name))) {
      const owners = this.byVariant.get(key);
      if (owners !== undefined) return owners.first;
    }
    return undefined;
  }
}

/** Two words that differ in one letter are equal once each has lost one. Short names differ in one letter too often. */
function variants(words: string): string[] {
  if (words === "") return [];
  if (words.length < 6 || words.length > LONGEST_NAME) return [words];
  return [words, ...Array.from(words, (_, at) => words.slice(0, at) + words.slice(at + 1))];
}
