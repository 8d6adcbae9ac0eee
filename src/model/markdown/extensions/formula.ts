import temml from "temml";

/** Nothing that a formula says may link, load, or grow without end. */
const options = {
  throwOnError: true,
  trust: false,
  strict: false,
  maxSize: [10, 50] as [number, number],
  maxExpand: 200,
};

const known = new Map<string, string | undefined>();

/** A formula in TeX as MathML that has not been made safe yet; undefined if it can't be read. */
export function mathMlOf(tex: string, isBlock: boolean): string | undefined {
  const key = `${isBlock ? "block" : "line"} ${tex}`;
  if (!known.has(key)) {
    if (known.size > 1_000) known.clear();
    known.set(key, translated(tex, isBlock));
  }
  return known.get(key);
}

function translated(tex: string, isBlock: boolean): string | undefined {
  try {
    return temml.renderToString(tex, { ...options, displayMode: isBlock });
  } catch {
    return undefined;
  }
}
