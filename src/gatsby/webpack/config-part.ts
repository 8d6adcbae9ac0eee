import path from "node:path";
import { propertyOf } from "../../domain/shape";

/**
 * A part of webpack's configuration, by its path of names.
 *
 * @throws if it is not there
 */
export function configPart(config: unknown, ...names: readonly string[]): object {
  const part = partAt(config, names);
  if (!(part instanceof Object))
    throw new Error(`Gatsby's webpack configuration no longer has '${names.join(".")}': adapt src/gatsby/webpack`);
  return part;
}

/** The same for a part that is a list; empty if it is not there. */
export function configList(config: unknown, ...names: readonly string[]): readonly unknown[] {
  const part = partAt(config, names);
  return Array.isArray(part) ? part : [];
}

function partAt(config: unknown, names: readonly string[]): unknown {
  return names.reduce<unknown>(propertyOf, config);
}

export function isPlugin(candidate: unknown, name: string): candidate is object {
  return candidate instanceof Object && candidate.constructor.name === name;
}

export function loaderOptions(rules: unknown): object[] {
  if (Array.isArray(rules)) return rules.flatMap(loaderOptions);
  if (!(rules instanceof Object)) return [];
  const options = propertyOf(rules, "options");
  const own = options instanceof Object ? [options] : [];
  return [...own, ...loaderOptions(propertyOf(rules, "oneOf")), ...loaderOptions(propertyOf(rules, "use"))];
}

/** A loader that changes source files with a function. */
export const changedBy = (change: (source: string) => string) => ({
  loader: path.resolve("src/gatsby/webpack/change-source.js"),
  options: { change },
});
