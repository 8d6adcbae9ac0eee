import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { eachLimited } from "./each-limited";
import { replaceFile, replaceFileByCopy } from "./replace-file";

/** A file that the build writes besides pages. */
export interface OutputFile {
  /** Its path on the site, such as `/calendar/x.ics`. */
  readonly path: string;
  readonly data: string | Uint8Array;
}

const AT_ONCE = 32;

/**
 * The files that a build writes, by their paths on the site, such as `/calendar/x.ics`. An unchanged file is not
 * written again, so that hosts need not upload it and browsers need not load it again. Files of an earlier build stay
 * until the end (`removeLeftovers`), so that readers find either old or new files.
 */
export class SiteFiles {
  readonly publicDirectory: string;
  private readonly written = new Set<string>();
  /** The paths of all files that are part of this build: written, copied or kept. */
  readonly paths: ReadonlySet<string> = this.written;

  constructor(publicDirectory: string) {
    this.publicDirectory = path.resolve(publicDirectory);
  }

  async write(sitePath: string, data: string | Uint8Array): Promise<void> {
    const file = this.own(sitePath);
    if (!holds(file, data)) await replaceFile(file, data);
  }

  /**
   * Writes a file under a name that changes with its content, so that browsers may keep it.
   *
   * @param pathFor its path on the site for the hash of its content, 20 hexadecimal digits
   * @returns that path
   */
  async writeHashed(pathFor: (hash: string) => string, data: string | Uint8Array): Promise<string> {
    const sitePath = pathFor(createHash("sha256").update(data).digest("hex").slice(0, 20));
    await this.write(sitePath, data);
    return sitePath;
  }

  async writeAll(files: readonly OutputFile[]): Promise<void> {
    await eachLimited(files, AT_ONCE, ({ path: sitePath, data }) => this.write(sitePath, data));
  }

  /** Counts a file as part of this build that other code or an earlier build has written. */
  keep(sitePath: string): void {
    this.own(sitePath);
  }

  async copy(source: string, sitePath: string): Promise<void> {
    const file = this.own(sitePath);
    if (!isCopy(file, source)) await replaceFileByCopy(source, file);
  }

  private own(sitePath: string): string {
    this.written.add(sitePath);
    return path.join(this.publicDirectory, sitePath);
  }
}

/** Synchronous, which is several times faster for thousands of small files. */
function holds(file: string, data: string | Uint8Array): boolean {
  const present = existsSync(file) ? readFileSync(file) : undefined;
  return present?.equals(typeof data === "string" ? Buffer.from(data) : data) ?? false;
}

function isCopy(file: string, source: string): boolean {
  const [present, original] = [file, source].map((name) => statSync(name, { throwIfNoEntry: false }));
  return present !== undefined && present.size === original?.size && holds(file, readFileSync(source));
}
