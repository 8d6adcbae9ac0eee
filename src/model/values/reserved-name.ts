import { quote } from "../check/sentence";

/** What is wrong with the name of a page that hosts and disks take for the page of its folder; undefined for any other. */
export function reservedNameError(name: string): string | undefined {
  return /^index(?:\.html?)?$/i.test(name) ? `is ${quote(name)}, a reserved name, expected another id` : undefined;
}
