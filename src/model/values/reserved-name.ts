import { quote } from "../check/sentence";

/** Names that hosts and disks take for the page of a folder. */
const folderPage = /^index(?:\.html?)?$/i;

/** Names that Windows takes for a device: git checks out no repository there that has a file of this name. */
const device = /^(?:con|prn|aux|nul|conin\$|conout\$|com[\d¹²³]|lpt[\d¹²³]) *(?:\.|$)/i;

/** True if Windows takes the name of a file or folder for a device, whatever follows its first dot. */
export function isDeviceName(name: string): boolean {
  return device.test(name);
}

/** Says what is wrong with the name of a page and its file that means something else to hosts or disks; undefined if nothing is. */
export function reservedNameError(name: string): string | undefined {
  const isReserved = folderPage.test(name) || isDeviceName(name);
  return isReserved ? `is ${quote(name)}, a reserved name, expected another id` : undefined;
}
