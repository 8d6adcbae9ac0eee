/** The answer of a site in tests: JSON, or a page for a text that begins with `<`, or a status. */
type Answer = object | string | number;

/** A site of a few files that replaces `fetch`. */
export interface FakeSite {
  /** By address; every other one answers 404. */
  files: Readonly<Record<string, Answer>>;
  isOnline: boolean;
  /** The requested addresses, in order. */
  asked: string[];
}

/** Replaces `fetch` for the tests of a file; each test starts with an empty site. */
export function fakeSite(): FakeSite {
  const site: FakeSite = { files: {}, isOnline: true, asked: [] };
  const answer = (address: string) => {
    site.asked.push(address);
    const file = site.files[address] ?? 404;
    if (!site.isOnline) return Promise.reject(new TypeError("Failed to fetch"));
    const status = typeof file === "number" ? file : 200;
    const text = typeof file === "string" ? file : JSON.stringify(file);
    return Promise.resolve({ ok: status === 200, status, json: () => parse(text), text: () => Promise.resolve(text) });
  };
  beforeEach(() => {
    Object.assign(site, { files: {}, isOnline: true, asked: [] });
    Object.defineProperty(window, "fetch", { configurable: true, value: answer });
  });
  return site;
}

/** The promise of a response's body: rejected if it is not JSON. */
async function parse(text: string): Promise<unknown> {
  const json: unknown = await Promise.resolve(text).then(JSON.parse);
  return json;
}
