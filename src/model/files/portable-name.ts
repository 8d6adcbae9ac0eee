import { codePointName } from "../check/text-error";
import { quote } from "../check/sentence";
import { invisibleCharacter, withoutInvisible } from "../values/invisible";
import { isTooLongForName, lengthExpectation } from "../values/name-limit";
import { isDeviceName } from "../values/reserved-name";

/** Disks take 255 bytes, and some names that the build makes of a file's name are longer. */
const MOST_BYTES = 240;

/** Spaces that look like the one of the keyboard, but are others. */
const oddSpace = /(?! )\p{Zs}/u;

const rules: readonly ((name: string) => string | undefined)[] = [
  (name) => (name.includes("\\") ? "has a backslash in its name, which the build can't read" : undefined),
  (name) => (/[\n\r\u2028\u2029]/.test(name) ? "has a line break in its name" : undefined),
  (name) => {
    const sign = /[?:*<>|"]/.exec(name)?.[0];
    return sign && `has ${quote(sign)} in its name, which Windows can't store`;
  },
  (name) => {
    const character = invisibleCharacter(name);
    return character && `has the invisible character ${character} in its name`;
  },
  (name) => {
    const code = oddSpace.exec(name)?.[0].codePointAt(0);
    return code === undefined
      ? undefined
      : `has the space ${codePointName(code)} in its name, which looks like a usual one`;
  },
  (name) => (isDeviceName(name) ? "has a name that Windows keeps for a device" : undefined),
  (name) => (name.startsWith(" ") ? "has a space at the beginning of its name" : undefined),
  (name) => {
    const last = { " ": "space", ".": "dot" }[name.at(-1) ?? ""];
    return last && `has a ${last} at the end of its name, which Windows leaves out`;
  },
];

/**
 * Says why the name of a file or folder is trouble: another computer can't store it, or people can't see what it is.
 * Undefined if it is fine.
 */
export function portableNameError(name: string): string | undefined {
  for (const rule of rules) {
    const found = rule(name);
    if (found) return `${found}, expected another name`;
  }
  if (!isTooLongForName(name, MOST_BYTES)) return undefined;
  return `has a name of ${new TextEncoder().encode(name).length} bytes, expected ${lengthExpectation(MOST_BYTES)}`;
}

/** The nearest name that every computer can store. */
export function portableName(name: string): string {
  const plain = withoutInvisible(name.replace(/[\n\r\u2028\u2029]/g, " "))
    .replace(/\p{Zs}/gu, " ")
    .replace(/[\\?:*<>|"]/g, "-")
    .replace(/^ +|[ .]+$/g, "");
  if (/^(?:\.|$)/.test(plain)) return `file${plain}`;
  return isDeviceName(plain) ? `file-${plain}` : plain;
}
