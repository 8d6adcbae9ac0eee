import { propertyOf } from "../shape";

export type ApiFailure =
  /** The API took the call and did not answer in time. */
  | "timeout"
  /** There was no connection, or only an error page of the server. */
  | "unreachable"
  | "limit"
  | "unknown"
  | "unusable";

export interface Failure {
  readonly kind: ApiFailure;
  /** What the API says about it, or the handle that it does not know; empty if it says nothing. */
  readonly comment: string;
}

/** The parts of an answer of the Codeforces API that can be relied on. */
export type Answer<Value> = { readonly kind: "result"; readonly value: Value } | Failure;

export interface Question<Value> {
  /** Behind the base of the API, such as `contest.list`. */
  readonly path: string;
  readonly read: (json: unknown) => Answer<Value>;
}

const limitComment = /call limit exceeded/i;
const unknownComment = /user with handle (\S+) not found/i;

/** @param read reads the entries of a result; undefined where they hold nothing of use */
export function readAnswer<Value>(
  json: unknown,
  read: (entries: readonly unknown[]) => Value | undefined,
): Answer<Value> {
  return readResult(json, (result) => (Array.isArray(result) ? read(result) : undefined));
}

/** @param read reads a result that is not a list of entries; undefined if it is useless */
export function readResult<Value>(json: unknown, read: (result: unknown) => Value | undefined): Answer<Value> {
  if (propertyOf(json, "status") === "OK") {
    const value = read(propertyOf(json, "result"));
    return value === undefined ? { kind: "unusable", comment: "" } : { kind: "result", value };
  }
  const comment = propertyOf(json, "comment");
  if (propertyOf(json, "status") !== "FAILED" || typeof comment !== "string") return { kind: "unusable", comment: "" };
  if (limitComment.test(comment)) return { kind: "limit", comment };
  const [, handle] = unknownComment.exec(comment) ?? [];
  return handle === undefined ? { kind: "unusable", comment } : { kind: "unknown", comment: handle };
}
