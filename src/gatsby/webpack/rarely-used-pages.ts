import { kindsWith } from "../../model/content-model";
import { isText } from "../../domain/shape";
import { configPart } from "./config-part";

/** Templates of pages that only some clubs use, and of the one that only those read who write content. */
const rareTemplates = [
  ...kindsWith("isOptional").flatMap(({ template, listTemplate }) => [template ?? [], listTemplate].flat()),
  "instructions",
];

/** The names of their chunks, as Gatsby gives them. */
const rareChunks: ReadonlySet<string> = new Set(
  rareTemplates.map((template) => `component---src-templates-${template}-tsx`),
);

/** The part that is read of what webpack knows about modules. */
interface ModuleContext {
  readonly chunkGraph: { readonly getModuleChunksIterable: (module: unknown) => Iterable<object> };
}

/**
 * Keeps pages that only some clubs or readers use from changing what all others load. Their styles are not in the sheet that all
 * pages share: such a page has a sheet of its own besides. Their scripts hold what they have in common with other pages:
 * in scripts of its own, it would be in smaller parts for the others, too.
 *
 * @throws if Gatsby collects styles in another way
 */
export function keepRarePagesApart(config: unknown): void {
  const shared = configPart(config, "optimization", "splitChunks", "cacheGroups", "shared");
  Object.assign(shared, { chunks: (chunk: object) => !isRare(chunk) });
  const styles = configPart(config, "optimization", "splitChunks", "cacheGroups", "styles");
  const isStyle: unknown = Reflect.get(styles, "test");
  if (typeof isStyle !== "function")
    throw new Error("Gatsby collects the styles in another way: adapt src/gatsby/webpack/rarely-used-pages.ts");
  const test = (module: unknown, { chunkGraph }: ModuleContext) =>
    Reflect.apply(isStyle, undefined, [module]) === true &&
    [...chunkGraph.getModuleChunksIterable(module)].some((chunk) => !isRare(chunk));
  Object.assign(styles, { test });
}

function isRare(chunk: object): boolean {
  const name: unknown = Reflect.get(chunk, "name");
  return isText(name) && rareChunks.has(name);
}
