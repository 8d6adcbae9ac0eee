import { parseJson } from "../shape";

/** Who is signed in: a listed member, or a demo member, who has only a name. */
export interface SignedInMember {
  readonly name: string;
  readonly id?: number;
  readonly roll?: string;
}

/** The key in the browser's storage that keeps the session (docs/behaviour.md#signing-in). */
export const SESSION_KEY = "currentMember";

/** In characters; no name is longer, and what is stored may be anything. */
export const LONGEST_NAME = 200;

/** The name in what is stored, to be shown until the rest is known; undefined where there is none. */
export function storedName(text: string): string | undefined {
  const name = fieldIn(text, "name");
  return typeof name === "string" ? name.trim() : undefined;
}

/** Reads what is stored; undefined for broken JSON and for anything that is not a member. */
export function parseSession(text: string): SignedInMember | undefined {
  const id = fieldIn(text, "id");
  const roll = fieldIn(text, "roll");
  const name = storedName(text);
  if (!name || name.length > LONGEST_NAME) return undefined;
  if (!isAbsent(id) && !(typeof id === "number" && Number.isInteger(id) && id >= 0)) return undefined;
  if (!isAbsent(roll) && typeof roll !== "string") return undefined;
  return { name, ...(!isAbsent(id) && { id }), ...(roll && { roll }) };
}

function isAbsent(value: unknown): value is null | undefined {
  return value === null || value === undefined;
}

function fieldIn(text: string, name: keyof SignedInMember): unknown {
  const value: unknown = Reflect.get(Object(parseJson(text)), name);
  return value;
}

/** The name under which a member's own things are kept on the device. */
export function memberKey({ id, name }: SignedInMember): string {
  return id === undefined ? `demo:${name}` : `member:${id}`;
}
