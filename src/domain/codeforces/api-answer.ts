import { propertyOf } from "../shape";

/** The parts of an answer of the Codeforces API that can be relied on. */
export type ApiAnswer<Value> =
  | { readonly kind: "result"; readonly value: Value }
  /** Too many calls: ask again later. */
  | { readonly kind: "limit" }
  /** Codeforces knows no one with this name, and answers nothing about the others. */
  | { readonly kind: "unknown"; readonly handle: string }
  /** Anything else. */
  | { readonly kind: "error"; readonly comment: string };

/** Why a call got no answer that can be used. */
export type ApiFailure =
  /** The API took the call and did not answer in time. */
  | "timeout"
  /** There was no connection, or only an error page of the server. */
  | "unreachable"
  /** The API takes no more calls for now. */
  | "limit"
  /** The API does not know the handle. */
  | "unknown"
  /** The API answered something else. */
  | "unusable";

const limitComment = /call limit exceeded/i;
const unknownComment = /user with handle (\S+) not found/i;

/** Reads an answer of the API, which may be anything, and the entries of its result. */
export function readApiAnswer<Value>(json: unknown, read: (entries: readonly unknown[]) => Value): ApiAnswer<Value> {
  const status = propertyOf(json, "status");
  const result = propertyOf(json, "result");
  if (status === "OK" && Array.isArray(result)) return { kind: "result", value: read(result) };
  const comment = propertyOf(json, "comment");
  if (status !== "FAILED" || typeof comment !== "string") return { kind: "error", comment: "" };
  if (limitComment.test(comment)) return { kind: "limit" };
  const [, handle] = unknownComment.exec(comment) ?? [];
  return handle === undefined ? { kind: "error", comment } : { kind: "unknown", handle };
}
