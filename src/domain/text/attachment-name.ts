import { decodeLeniently } from "../../model/values/parse-url";
import { t } from "../../words/t";

interface Attachment {
  readonly name: string | null;
  /** Where it is: a path or a link; null where the file is missing. */
  readonly url: string | null;
}

/** The name of an attachment on its page: its own, else that of its file, else the site it lies on. */
export function attachmentName({ name, url }: Attachment): string {
  if (name !== null) return name;
  const [address = ""] = (url ?? "").split(/[?#]/, 1);
  const segments = address.split("/").filter((segment) => segment.trim() !== "");
  const part = segments.at(-1) ?? t("Attachment");
  const words = decodeLeniently(part).trim();
  return words === "" || /\p{Cc}/u.test(words) ? part : words;
}
