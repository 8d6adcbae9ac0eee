/**
 * A part of webpack's configuration, by the names that lead to it.
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
  return names.reduce<unknown>((whole, name) => Reflect.get(Object(whole), name), config);
}

/** True if something is a plugin of webpack whose class has this name. */
export function isPlugin(candidate: unknown, name: string): candidate is object {
  return candidate instanceof Object && candidate.constructor.name === name;
}

/** The options of all loaders in webpack's rules. */
export function loaderOptions(rules: unknown): object[] {
  if (Array.isArray(rules)) return rules.flatMap(loaderOptions);
  if (!(rules instanceof Object)) return [];
  const options: unknown = Reflect.get(rules, "options");
  const own = options instanceof Object ? [options] : [];
  return [...own, ...loaderOptions(Reflect.get(rules, "oneOf")), ...loaderOptions(Reflect.get(rules, "use"))];
}
