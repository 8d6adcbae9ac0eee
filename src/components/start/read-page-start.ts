/** The data that the build wrote into the page for this script. */
export interface WrittenStart {
  /** The addresses of the page's data, and of the application's scripts in order. */
  readonly files: readonly string[];
  /** Ways with their conditions (`PageStart`). */
  readonly ways: readonly string[];
  /** From when and until when the words of the page are true, in ms since 1970; neither if they always are. */
  readonly validity: readonly number[];
}

/** The data in the tag of the start script; empty lists where there is nothing. */
export function readPageStart(script: HTMLOrSVGScriptElement | null): WrittenStart {
  const wordsIn = (name: string) => script?.dataset[name]?.match(/\S+/g) ?? [];
  return {
    files: wordsIn("files"),
    ways: wordsIn("ways"),
    validity: wordsIn("validity").map(Number),
  };
}
