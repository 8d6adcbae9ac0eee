import type { Stats } from "node:fs";
import { readFile } from "node:fs/promises";
import { isJsonObject } from "../../model/schema/json-object";
import { replaceFile } from "../writing/replace-file";

/** The pages that are finished, kept from build to build. */
export class FinishedPages {
  private readonly now: Record<string, string> = {};

  private constructor(
    private readonly file: string,
    private readonly way: string,
    private readonly before: Readonly<Record<string, unknown>>,
  ) {}

  /**
   * Reads what an earlier build has saved. It counts for nothing if it can't be read or is of another way.
   *
   * @param way everything besides the page that decides what becomes of it
   */
  static async read(file: string, way: string): Promise<FinishedPages> {
    const saved = await savedIn(file);
    const pages = saved.way === way && isJsonObject(saved.pages) ? saved.pages : {};
    return new FinishedPages(file, way, pages);
  }

  /** Whether a page is still the very file that an earlier build has finished. */
  has(page: string, stats: Stats): boolean {
    if (this.before[page] !== stamp(stats)) return false;
    this.add(page, stats);
    return true;
  }

  /** @param stats of the finished page */
  add(page: string, stats: Stats): void {
    this.now[page] = stamp(stats);
  }

  async save(): Promise<void> {
    await replaceFile(this.file, JSON.stringify({ way: this.way, pages: this.now }));
  }
}

async function savedIn(file: string): Promise<Readonly<Record<string, unknown>>> {
  try {
    const saved: unknown = JSON.parse(await readFile(file, "utf8"));
    return isJsonObject(saved) ? saved : {};
  } catch {
    return {};
  }
}

/** Each file that is written has its own: files are replaced, never changed. */
function stamp({ ino, size, mtimeMs }: Stats): string {
  return `${ino} ${size} ${mtimeMs}`;
}
