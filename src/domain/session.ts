import { routes } from "./routes";

/** Whoever is signed in: a listed member, or a demo member, who has a name and nothing else. */
export interface SignedInMember {
  readonly name: string;
  /** Of listed members alone. */
  readonly id?: number;
  /** Absent where the member has none. */
  readonly roll?: string;
}

/** The entry of the browser's storage that keeps the session (specification 3). */
export const SESSION_KEY = "currentMember";

/** In characters; nobody's name is longer, and whatever is stored may be anything. */
const LONGEST_NAME = 200;

/** Reads what is stored; undefined for broken JSON and for anything that is no member. */
export function parseSession(text: string): SignedInMember | undefined {
  const { name, id, roll } = fieldsIn(text);
  if (typeof name !== "string" || name.trim() === "" || name.length > LONGEST_NAME) return undefined;
  if (!isAbsent(id) && !(typeof id === "number" && Number.isInteger(id) && id >= 0)) return undefined;
  if (!isAbsent(roll) && typeof roll !== "string") return undefined;
  return { name: name.trim(), ...(!isAbsent(id) && { id }), ...(roll && { roll }) };
}

function isAbsent(value: unknown): value is null | undefined {
  return value === null || value === undefined;
}

function fieldsIn(text: string): Partial<Record<keyof SignedInMember, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
  } catch {
    return {};
  }
}

/** Why a form is refused: a toast's title and text (specification 5 and 8). */
export interface LoginFault {
  readonly title: string;
  readonly description: string;
}

const emptyField: LoginFault = { title: "Error", description: "Please enter both username and password" };
const wrongPassword: LoginFault = {
  title: "Login Failed",
  description: "Invalid Credential. Please check and try again.",
};

/** What is wrong with a name and a password; undefined if both say the same, spaces around them apart. */
export function loginFault(username: string, password: string): LoginFault | undefined {
  if (username.trim() === "" || password.trim() === "") return emptyField;
  return username.trim() === password.trim() && username.trim().length <= LONGEST_NAME ? undefined : wrongPassword;
}

/** Someone of the member list, as far as signing in needs to know them. */
interface ListedMember {
  readonly id: number;
  readonly name: string;
  readonly roll: string;
}

/**
 * Who signs in under a user name that the form has let pass: the listed member whose roll it is,
 * else a demo member of that name. An empty roll is nobody's.
 *
 * @param members in ascending order of their ids: of two with one roll the first is meant
 */
export function memberFor(username: string, members: readonly ListedMember[]): SignedInMember {
  const name = username.trim();
  const listed = members.find(({ roll }) => roll.trim() !== "" && roll.trim() === name);
  return listed ? { id: listed.id, name: listed.name, roll: name } : { name };
}

/** The name under which a member's own things are kept on the device. */
export function memberKey({ id, name }: SignedInMember): string {
  return id === undefined ? `demo:${name}` : `member:${id}`;
}

const returnParameter = "return";

/** The login page that leads back to a page of this site. */
export function loginPath(returnTo: string): string {
  return `${routes.login}?${new URLSearchParams({ [returnParameter]: returnTo }).toString()}`;
}

/** Where a login leads: to the page that its address names if that is one of this site, else to MyClass. */
export function pathAfterLogin(query: string): string {
  const wanted = new URLSearchParams(query).get(returnParameter) ?? "";
  const here = "https://this.invalid";
  if (!wanted.startsWith("/") || !URL.canParse(wanted, here)) return routes.myClass;
  const { origin, pathname, search, hash } = new URL(wanted, here);
  const isHere = origin === here && !pathname.startsWith("//") && pathname !== routes.login;
  return isHere ? pathname + search + hash : routes.myClass;
}
