/** What the build wrote into the page for this script. */
export interface WrittenStart {
  /** The addresses of the application's scripts, in order. */
  readonly scripts: readonly string[];
  /** Ways with their conditions (`PageStart`). */
  readonly ways: readonly string[];
  /** In ms since 1970; NaN if no words of the page become false. */
  readonly until: number;
}

export function readPageStart(script: HTMLOrSVGScriptElement | null): WrittenStart {
  const { scripts, ways, until } = script?.dataset ?? {};
  return { scripts: wordsIn(scripts), ways: wordsIn(ways), until: Number(until) };
}

function wordsIn(text = ""): string[] {
  return text.split(" ").filter(Boolean);
}
