import data, { type Identifier, type SimpleSupportStatement } from "@mdn/browser-compat-data";
import { browserFloor } from "../../../src/outputs/browser-floor";

/** The browsers of MDN's data that one entry of the floor is for. */
const siblings: Readonly<Record<string, readonly string[]>> = {
  chrome: ["chrome", "chrome_android", "webview_android"],
  edge: ["edge"],
  firefox: ["firefox", "firefox_android"],
  safari: ["safari"],
  ios: ["safari_ios"],
};

const floor = Object.entries(browserFloor()).flatMap(([name, version]) =>
  (siblings[name] ?? []).map((browser) => [browser, Number(version)] as const),
);

/**
 * The browsers of the floor that lack a feature, by MDN's names; none if MDN does not say. Partial support counts as
 * support.
 */
export function browsersWithout(feature: Identifier | undefined): readonly string[] {
  const support = feature?.__compat?.support;
  if (!support) return [];
  const known = new Map(Object.entries(support).map(([browser, says]) => [browser, [says].flat()]));
  return floor.flatMap(([browser, version]) =>
    (known.get(browser) ?? []).some((says) => isIn(says, version)) ? [] : [browser],
  );
}

function isIn({ version_added, version_removed, flags, prefix, alternative_name }: SimpleSupportStatement, at: number) {
  if (flags || prefix || alternative_name) return false;
  const since = versionOf(version_added);
  const until = versionOf(version_removed ?? false);
  return since !== undefined && since <= at && (until === undefined || until > at);
}

/** '≤79' is at most 79. */
function versionOf(text: string | false): number | undefined {
  const version = text === false ? NaN : parseFloat(text.replace("≤", ""));
  return Number.isNaN(version) ? undefined : version;
}

/** The parts of a feature in MDN's data. */
function partsOf(feature: Identifier | undefined): [name: string, part: Identifier][] {
  const { __compat, ...parts }: Identifier = feature ?? {};
  return Object.entries(parts);
}

const { builtins } = data.javascript;
const languageObjects = [...partsOf(builtins), ...partsOf(builtins?.Intl)];

/** The objects of the language and of browsers, by their names. */
const objects = new Map<string, Identifier>([...partsOf(data.api), ...languageObjects]);

/** The member of an object of the language or of browsers. */
export function memberOf(object: string, name: string): Identifier | undefined {
  const owner = objects.get(object);
  return owner?.[name] ?? owner?.[`${name}_static`];
}

/** An object of the language or of browsers itself, or a function of every page. */
export function globalOf(name: string): Identifier | undefined {
  return objects.get(name) ?? memberOf("Window", name);
}

/** All members of such objects, and whether all browsers of the floor have them. */
const membersOf = (list: Iterable<[string, Identifier]>) =>
  [...list].flatMap(([, owner]) =>
    partsOf(owner).map(([name, part]) => ({
      name: name.replace(/_static$/, ""),
      isEverywhere: browsersWithout(part).length === 0,
    })),
  );

/** The names of all members and objects that a browser of the floor lacks. */
export function newerNames(): ReadonlySet<string> {
  const whole = [...objects].filter(([, object]) => browsersWithout(object).length > 0).map(([name]) => name);
  const members = membersOf(objects).filter(({ isEverywhere }) => !isEverywhere);
  return new Set([...whole, ...members.map(({ name }) => name)]);
}

/** The names of methods that no object has in a browser of the floor: `toSorted`, but not `with`. */
export function newerMethodNames(): readonly string[] {
  const members = membersOf(languageObjects);
  const older = new Set(members.filter(({ isEverywhere }) => isEverywhere).map(({ name }) => name));
  const newer = members.map(({ name }) => name).filter((name) => !older.has(name) && /^[a-z]+[A-Z]\w*$/.test(name));
  return [...new Set(newer)].filter((name) => !ofEngines.has(name));
}

/** Features that only some browsers have, old or new. */
const ofEngines: ReadonlySet<string> = new Set([
  ...["captureStackTrace", "stackTraceLimit", "displayName", "fileName", "lineNumber", "columnNumber"],
]);
