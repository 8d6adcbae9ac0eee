/**
 * The format of files that pages load on demand: the build packs the data, and the browser parses it. Each format is a
 * module that exports these three, so that the code that packs does not reach the browser.
 */
export interface DataFormat<Data, Parsed = Data> {
  /** The beginning of the file's name. */
  readonly name: string;
  readonly pack: (data: Data) => unknown;
  /**
   * Reads the JSON of a file.
   *
   * @throws TypeError if it has another format
   */
  readonly parse: (json: unknown) => Parsed;
}

/** The format of a file that is one list, whose entries are as the build has them. */
export function listFormat<Entry>(name: string): DataFormat<readonly Entry[]> {
  const isList = (json: unknown): json is readonly Entry[] => Array.isArray(json);
  return {
    name,
    pack: (entries) => entries,
    parse(json) {
      if (!isList(json)) throw new TypeError(`The file of ${name} is not a list`);
      return json;
    },
  };
}

/** A few letters and digits that change with the JSON of a value, for all but one of some billion changes. */
export function digestOf(value: unknown): string {
  let digest = 5381;
  for (const character of JSON.stringify(value)) digest = Math.imul(digest, 33) ^ (character.codePointAt(0) ?? 0);
  return (digest >>> 0).toString(36);
}
