import { kindsWith } from "../../model/content-model";
import { isText } from "../../domain/shape";
import { configPart } from "./config-part";

/** Templates of pages that only some clubs use. */
const rareTemplates = kindsWith("isOptional").flatMap(({ template, listTemplate }) =>
  [template ?? [], listTemplate].flat(),
);

/** The name of a template's chunk, as Gatsby gives it. */
const chunkOf = (template: string) => `component---src-templates-${template}-tsx`;

const rareChunks: ReadonlySet<string> = new Set(rareTemplates.map(chunkOf));

/** Those whose styles are not in the sheet that all pages share: only those who write content read the instructions. */
const chunksWithOwnStyles: ReadonlySet<string> = new Set([...rareChunks, chunkOf("instructions")]);

/** The part that is read of what webpack knows about modules. */
interface ModuleContext {
  readonly chunkGraph: { readonly getModuleChunksIterable: (module: unknown) => Iterable<object> };
}

/**
 * Keeps pages that only some clubs use from changing what all others load. Their styles are not in the sheet that all
 * pages share: such a page has a sheet of its own besides. Their scripts hold what they have in common with other pages:
 * in scripts of its own, it would be in smaller parts for the others, too.
 *
 * @throws if Gatsby collects styles in another way
 */
export function keepRarePagesApart(config: unknown): void {
  const shared = configPart(config, "optimization", "splitChunks", "cacheGroups", "shared");
  Object.assign(shared, { chunks: (chunk: object) => !isOf(chunk, rareChunks) });
  const styles = configPart(config, "optimization", "splitChunks", "cacheGroups", "styles");
  const isStyle: unknown = Reflect.get(styles, "test");
  if (typeof isStyle !== "function")
    throw new Error("Gatsby collects the styles in another way: adapt src/gatsby/webpack/rarely-used-pages.ts");
  const test = (module: unknown, { chunkGraph }: ModuleContext) =>
    Reflect.apply(isStyle, undefined, [module]) === true &&
    [...chunkGraph.getModuleChunksIterable(module)].some((chunk) => !isOf(chunk, chunksWithOwnStyles));
  Object.assign(styles, { test });
}

function isOf(chunk: object, chunks: ReadonlySet<string>): boolean {
  const name: unknown = Reflect.get(chunk, "name");
  return isText(name) && chunks.has(name);
}
