import { isText, propertyOf } from "../../domain/shape";
import { t } from "../../words/t";

/** The system's name for a failure, such as `EACCES`. */
export function errorCode(error: unknown): string {
  const code = propertyOf(error, "code");
  return isText(code) ? code : "unknown";
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: t("you have no permission"),
  EPERM: t("you have no permission"),
  EROFS: t("the disk is read-only"),
  ENOSPC: t("the disk is full"),
  ENOENT: t("it does not exist"),
  ENOTDIR: t("a part of its path is a file, not a folder"),
  EEXIST: t("a part of its path is a file, not a folder"),
  EISDIR: t("it is a folder"),
};

/**
 * Why the system does not let a file be read or written, such as `can't be read: you have no permission (EACCES)`.
 *
 * @param what what could not be read; `written` if something could not be written
 */
export function fileErrorMessage(what: "file" | "folder" | "written", error: unknown): string {
  const code = errorCode(error);
  const reason = reasons[code];
  if (reason !== undefined)
    return what === "written"
      ? t("can't be written: {reason} ({code})", { reason, code })
      : t(
          "can't be read: {reason} ({code}), expected a {what, select, folder {folder} other {file}} that you may read",
          {
            reason,
            code,
            what,
          },
        );
  const message = propertyOf(error, "message");
  const why = { reason: code === "unknown" && isText(message) ? message : code };
  return what === "written"
    ? t("can't be written ({reason})", why)
    : t("can't be read ({reason}), expected a {what, select, folder {folder} other {file}} that you may read", {
        ...why,
        what,
      });
}
