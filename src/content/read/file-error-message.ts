import { isText, propertyOf } from "../../domain/shape";

/** The system's name for a failure, such as `EACCES`. */
export function errorCode(error: unknown): string {
  const code = propertyOf(error, "code");
  return isText(code) ? code : "unknown";
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: "you have no permission",
  EPERM: "you have no permission",
  EROFS: "the disk is read-only",
  ENOSPC: "the disk is full",
  ENOENT: "it does not exist",
  ENOTDIR: "a part of its path is a file, not a folder",
  EISDIR: "it is a folder",
};

/** Why the system does not let a file be read or written, such as `can't be read: you have no permission (EACCES)`. */
export function fileErrorMessage(action: "read" | "written", error: unknown): string {
  const code = errorCode(error);
  const reason = reasons[code];
  if (reason !== undefined) return `can't be ${action}: ${reason} (${code})`;
  const message = propertyOf(error, "message");
  return `can't be ${action} (${code === "unknown" && isText(message) ? message : code})`;
}
