import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { createHash } from "node:crypto";
import {
  copyFileSync,
  cpSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  unlinkSync,
} from "node:fs";
import path from "node:path";
import { copyProject } from "../../../scripts/copy-project.mjs";
import { builtFiles } from "../built-site";

/**
 * Gives a copy of the project its own packages, like an installation, so that their paths, which affect the names of
 * scripts, are the same in all folders. The files are hard links.
 */
function linkPackages(folder: string): void {
  const packages = path.join(folder, "node_modules");
  unlinkSync(packages);
  mkdirSync(packages);
  for (const entry of readdirSync("node_modules", { recursive: true, withFileTypes: true })) {
    const source = path.join(entry.parentPath, entry.name);
    const copy = path.join(folder, path.relative(".", source));
    if (entry.isDirectory()) mkdirSync(copy, { recursive: true });
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), copy);
    else linkFile(source, copy);
  }
}

function linkFile(source: string, copy: string): void {
  try {
    linkSync(source, copy);
  } catch {
    // It is on another disk.
    copyFileSync(source, copy);
  }
}

/** How long a build may take on a busy computer. */
export const buildPatience = 10 * 60_000;

type Environment = Readonly<Record<string, string | undefined>>;

/** A copy of the project with its sample, to build, damage and move. */
export class TrialProject {
  constructor(readonly folder: string) {}

  /** Makes a copy without any cache. */
  static in(folder: string): TrialProject {
    copyProject(folder);
    linkPackages(folder);
    cpSync("content", path.join(folder, "content"), { recursive: true });
    return new TrialProject(folder);
  }

  path(file: string): string {
    return path.join(this.folder, file);
  }

  /**
   * Builds the site.
   *
   * @returns the output of the build
   * @throws Error if it fails
   */
  build(environment: Environment = {}): string {
    const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/build.mjs"], {
      cwd: this.folder,
      encoding: "utf8",
      env: { ...usual, ...environment },
    });
    if (status !== 0) throw new Error(`The build ended with ${status}:\n${stdout}${stderr}`);
    return stdout + stderr;
  }

  /** Starts a build in a process group that can be killed as a whole. */
  beginBuild(): ChildProcess {
    return spawn(process.execPath, ["scripts/build.mjs"], {
      cwd: this.folder,
      env: { ...process.env, ...usual },
      detached: true,
      stdio: "ignore",
    });
  }

  /** The hashes of all published files, by path. */
  published(): Readonly<Record<string, string>> {
    const directory = this.path("public");
    const hash = (file: string) =>
      createHash("sha256")
        .update(readFileSync(path.join(directory, file)))
        .digest("hex");
    return Object.fromEntries(
      builtFiles(directory)
        .sort()
        .map((file) => [file, hash(file)]),
    );
  }
}

const usual: NodeJS.ProcessEnv = {
  ...process.env,
  // The middle of the sample's events, so that some are over and some are not.
  SOURCE_DATE_EPOCH: "1790000000",
  CONTENT_DIR: undefined,
  SITE_URL: undefined,
};

/** The files in which two builds differ. */
export function differences(a: Readonly<Record<string, string>>, b: Readonly<Record<string, string>>): string[] {
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].filter((file) => a[file] !== b[file]).sort();
}
