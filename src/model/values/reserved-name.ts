import { quote } from "../check/sentence";

/** Names that hosts and disks take for the page of a folder. */
const folderPage = /^index(?:\.html?)?$/i;

/** Names that Windows takes for a device: git checks out no repository there that has a file of this name. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** Says what is wrong with the name of a page and its file that means something else to hosts or disks; undefined if nothing is. */
export function reservedNameError(name: string): string | undefined {
  const isReserved = folderPage.test(name) || device.test(name);
  return isReserved ? `is ${quote(name)}, a reserved name, expected another id` : undefined;
}
