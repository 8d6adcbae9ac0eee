/**
 * A part of webpack's configuration, by the names that lead to it.
 *
 * @throws if it is not there
 */
export function configPart(config: unknown, ...names: readonly string[]): object {
  const part = names.reduce<unknown>((whole, name) => Reflect.get(Object(whole), name), config);
  if (!(part instanceof Object))
    throw new Error(`Gatsby's webpack configuration no longer has '${names.join(".")}': adapt src/gatsby/webpack`);
  return part;
}

/** The same for a part that is a list; empty if it is not there. */
export function configList(config: unknown, ...names: readonly string[]): readonly unknown[] {
  const part = names.reduce<unknown>((whole, name) => Reflect.get(Object(whole), name), config);
  return Array.isArray(part) ? part : [];
}
