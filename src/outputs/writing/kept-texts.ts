import { readFile } from "node:fs/promises";
import { isJsonObject } from "../../model/schema/json-object";
import { replaceFile } from "./replace-file";

/** What a text is made of, such as its name and its values: everything that decides about it. */
type Source = readonly unknown[];

/** Texts that take long to make, kept from build to build. Those that a build does not ask for are dropped. */
export class KeptTexts {
  private readonly now = new Map<string, string>();

  constructor(private readonly before: Readonly<Record<string, unknown>> = {}) {}

  /** Reads what an earlier build has saved; nothing where it can't be read. */
  static async read(file: string): Promise<KeptTexts> {
    try {
      const saved: unknown = JSON.parse(await readFile(file, "utf8"));
      return new KeptTexts(isJsonObject(saved) ? saved : {});
    } catch {
      return new KeptTexts();
    }
  }

  /** The text of a source, made only if neither this build nor the one before has made it. */
  of(source: Source, make: () => string): string {
    const key = JSON.stringify(source);
    const known = this.now.get(key) ?? (Object.hasOwn(this.before, key) ? this.before[key] : undefined);
    const text = typeof known === "string" ? known : make();
    this.now.set(key, text);
    return text;
  }

  async save(file: string): Promise<void> {
    await replaceFile(file, JSON.stringify(Object.fromEntries(this.now)));
  }
}
