import type { JsonObject } from "../../model/schema/json-object";
import { memberField } from "../../model/member-fields";
import { handleKey, rollKey, textOf, type KnownMember } from "./known-member";
import { nameWords, SimilarNames } from "./similar-names";

/** What a row has to do with the members that are already known. */
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
      return member ? { kind: "same", member } : doubt(`no member has the id ${fields.id}`);
    }
    return this.matchKey(fields, "roll") ?? this.matchKey(fields, "handle") ?? this.matchName(fields);
  }

  private matchKey(fields: JsonObject, by: "roll" | "handle"): Match | undefined {
    const key = by === "roll" ? rollKey(fields) : handleKey(fields);
    const member = (by === "roll" ? this.byRoll : this.byHandle).get(key);
    if (key === "" || member === undefined) return undefined;
    const name = textOf(member.fields, "name");
    if (nameWords(name) !== nameWords(textOf(fields, "name")))
      return doubt(`the ${by} ${key} is that of ${member.label}, ${name}`, member);
    const rolls = [rollKey(fields), rollKey(member.fields)];
    if (by === "handle" && !rolls.includes("") && rolls[0] !== rolls[1])
      return doubt(`the handle ${key} is that of ${member.label}, whose roll is ${rolls[1] ?? ""}`, member);
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
    return doubt(`the name is similar to that of ${first.label}, ${textOf(first.fields, "name")}`, first);
  }

  /** People change their shift, repeat a year or mistype it, and two people may have one name: no one but the club knows. */
  private matchElsewhere(name: string): Match {
    const other = this.names.findAny(name);
    if (other === undefined) return { kind: "none" };
    const { label, fields } = other;
    const [session, shift] = [textOf(fields, "session"), textOf(fields, "shift")];
    const shiftLabel = memberField("shift").label.toLowerCase();
    const who = [label, textOf(fields, "name"), session, shift && `${shift} ${shiftLabel}`].filter(Boolean).join(", ");
    return doubt(`the name is ${isSameName(other, name) ? "" : "similar to "}that of ${who}`, other);
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
