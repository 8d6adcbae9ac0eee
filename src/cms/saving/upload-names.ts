import { portableName } from "../../model/files/portable-name";
import { freeName } from "./free-name";

/** The paths of the files that are there when one is uploaded. */
export interface PresentFiles {
  /** Those of the media folder. */
  readonly stored: readonly string[];
  /** Those of the entry that is open: a draft's own are in no other list. */
  readonly ofEntry: readonly string[];
}

/**
 * Names uploads one after the other, so that each content has its own. Decap keeps the same content only once in an
 * entry, so it has to come under the same name again.
 *
 * @returns the name of a file with some content, in any form that tells contents apart
 */
export function uploadNames(): (content: string, name: string, present: PresentFiles) => string {
  const given = new Map<string, string>();
  return (content, name, { stored, ofEntry }) => {
    const own = given.get(content);
    const others = [...given].flatMap(([other, otherName]) => (other === content ? [] : [otherName]));
    const isOwn = (path: string) => own !== undefined && freeName(own, [path]) !== own;
    const free = freeName(own ?? portableName(name), [...stored, ...ofEntry.filter((path) => !isOwn(path)), ...others]);
    given.set(content, free);
    return free;
  };
}
