import { invisibleCharacter, withoutInvisible } from "./invisible";
import { quote, withExpectation } from "../check/sentence";
import { codePointName } from "../check/text-error";
import { t } from "../../words/t";

const pattern = /^(?!.*\p{Default_Ignorable_Code_Point})[\p{L}\p{N}][\p{L}\p{M}\p{N}_-]*$/u;

export const slugExpectation = t("expected a slug: letters, digits and hyphens, such as 'code-sprint-2026'");

/** The same for people who never heard of slugs. */
export const plainSlugExpectation = t("expected letters, digits and hyphens, such as 'code-sprint-2026'");

export const slugPattern = { source: pattern.source, expectation: plainSlugExpectation };

export function isSlug(text: string): boolean {
  return slugError(text) === undefined;
}

export function slugError(text: string): string | undefined {
  const hidden = invisibleCharacter(text);
  if (hidden !== undefined)
    return withExpectation(
      t("is {value} with the invisible character {character}", { value: quote(text), character: hidden }),
      slugExpectation,
    );
  if (!pattern.test(text)) return withExpectation(t("is {value}", { value: quote(text) }), slugExpectation);
  return reservedNameError(text) ?? nameLengthError(text);
}

const folderPage = /^index(?:\.html?)?$/i;

/** Names that Windows takes for a device: git checks out no repository there that has a file of this name. */
const device = /^(?:con|prn|aux|nul|conin\$|conout\$|com[\d¹²³]|lpt[\d¹²³]) *(?:\.|$)/i;

function isDeviceName(name: string): boolean {
  return device.test(name);
}

export function reservedNameError(name: string): string | undefined {
  const isReserved = folderPage.test(name) || isDeviceName(name);
  return isReserved ? t("is {value}, a reserved name, expected another id", { value: quote(name) }) : undefined;
}

/** Disks take names of 255 bytes; what the build makes of an id is a little longer than the id. */
const MOST_BYTES = 200;

export const nameLimitExpectation = t(
  "at most {bytes} bytes: {bytes} English letters or {banglaLetters} Bangla ones",
  limitInLetters(MOST_BYTES),
);

function limitInLetters(bytes: number) {
  return { bytes, banglaLetters: Math.floor(bytes / 3) };
}

export function isTooLongForName(text: string, bytes = MOST_BYTES): boolean {
  return new TextEncoder().encode(text).length > bytes;
}

export function nameLengthError(text: string): string | undefined {
  return isTooLongForName(text)
    ? t(
        "is {value}, which is too long, expected at most {bytes} bytes: {bytes} English letters or {banglaLetters} Bangla ones",
        { value: quote(text), ...limitInLetters(MOST_BYTES) },
      )
    : undefined;
}

/** Disks take 255 bytes, and some names that the build makes of a file's name are longer. */
const MOST_BYTES_OF_A_FILE = 240;

const oddSpace = /(?! )\p{Zs}/u;

const rules: readonly ((name: string) => string | undefined)[] = [
  (name) =>
    name.includes("\\")
      ? t("has a backslash in its name, which the build can't read, expected another name")
      : undefined,
  (name) => (/[\n\r\u2028\u2029]/.test(name) ? t("has a line break in its name, expected another name") : undefined),
  (name) => {
    const sign = /[?:*<>|"]/.exec(name)?.[0];
    return sign && t("has {sign} in its name, which Windows can't store, expected another name", { sign: quote(sign) });
  },
  (name) => {
    const character = invisibleCharacter(name);
    return character && t("has the invisible character {character} in its name, expected another name", { character });
  },
  (name) => {
    const code = oddSpace.exec(name)?.[0].codePointAt(0);
    return code === undefined
      ? undefined
      : t("has the space {character} in its name, which looks like a usual one, expected another name", {
          character: codePointName(code),
        });
  },
  (name) => (name.includes("\ufffd") ? t("has a name that is not in UTF-8, expected another name") : undefined),
  (name) => (isDeviceName(name) ? t("has a name that Windows keeps for a device, expected another name") : undefined),
  (name) => (name.startsWith(" ") ? t("has a space at the beginning of its name, expected another name") : undefined),
  (name) =>
    name.endsWith(" ")
      ? t("has a space at the end of its name, which Windows leaves out, expected another name")
      : undefined,
  (name) =>
    name.endsWith(".")
      ? t("has a dot at the end of its name, which Windows leaves out, expected another name")
      : undefined,
];

/**
 * Says why the name of a file or folder is trouble: another computer can't store it, or people can't see what it is.
 * Undefined if it is fine.
 */
export function portableNameError(name: string): string | undefined {
  for (const rule of rules) {
    const found = rule(name);
    if (found) return found;
  }
  if (!isTooLongForName(name, MOST_BYTES_OF_A_FILE)) return undefined;
  return t(
    "has a name of {count} bytes, expected at most {bytes} bytes: {bytes} English letters or {banglaLetters} Bangla ones",
    {
      count: new TextEncoder().encode(name).length,
      ...limitInLetters(MOST_BYTES_OF_A_FILE),
    },
  );
}

export function portableName(name: string): string {
  const plain = withoutInvisible(name.replace(/[\n\r\u2028\u2029]/g, " "))
    .replace(/\p{Zs}/gu, " ")
    .replace(/[\\?:*<>|"]/g, "-")
    .replace(/^ +|[ .]+$/g, "");
  if (/^(?:\.|$)/.test(plain)) return `file${plain}`;
  return isDeviceName(plain) ? `file-${plain}` : plain;
}
