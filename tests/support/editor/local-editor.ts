import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { BrowserContext } from "@playwright/test";
import { createWriteHelper } from "../../../src/commands/edit/create-write-helper";
import { contentDirectory } from "../../../src/content/content-directory";
import { listen } from "../servers/listen";

/** Where the built editor looks for the helper that writes files. */
export const BUILT_IN = "http://127.0.0.1:8081";

/** The helper of `npm run edit` on a separate git checkout with a copy of the content in use. */
export interface LocalEditor {
  /** The content folder in the checkout. */
  readonly content: string;
  /** The files that differ from the commit, with their state: ` M content/…`. */
  readonly changes: () => string[];
  /** Undoes all changes. */
  readonly reset: () => void;
  /** Makes the editor in the pages of a context use this server. */
  readonly connect: (context: BrowserContext) => Promise<void>;
  readonly read: (file: string) => string;
  readonly close: () => Promise<void>;
}

/** @param siteOrigin the site whose editor may write */
export async function startLocalEditor(siteOrigin: string): Promise<LocalEditor> {
  const checkout = realpathSync(mkdtempSync(path.join(os.tmpdir(), "editor-")));
  const folder = path.relative(process.cwd(), contentDirectory());
  const content = path.join(checkout, folder.startsWith("..") ? "" : folder);
  cpSync(contentDirectory(), content, { recursive: true });
  git(checkout, "init", "--quiet");
  git(checkout, "add", "--all");
  git(checkout, "commit", "--quiet", "--message=Begin");
  const sitePort = Number(new URL(siteOrigin).port);
  const { origin, close } = await listen(
    await createWriteHelper({ repository: checkout, content, sitePort, logLevel: "error" }),
  );
  const changes = () =>
    git(checkout, "status", "--porcelain", "--untracked-files=all")
      .split("\n")
      .filter((line) => line !== "");
  return {
    content,
    changes,
    reset: () => {
      git(checkout, "reset", "--quiet", "--hard");
      git(checkout, "clean", "--quiet", "--force", "-dx");
    },
    connect: async (context) => {
      await context.route(`${BUILT_IN}/**`, (route) =>
        route.continue({ url: route.request().url().replace(BUILT_IN, origin) }),
      );
    },
    read: (file) => {
      if (!existsSync(path.join(content, file)))
        throw new Error(`There is no ${file}; changed: ${changes().join(", ")}`);
      return readFileSync(path.join(content, file), "utf8");
    },
    close: async () => {
      await close();
      rmSync(checkout, { recursive: true, force: true });
    },
  };
}

function git(directory: string, ...commandArguments: string[]): string {
  const identity = ["-c", "user.name=Test", "-c", "user.email=test@example.org", "-c", "commit.gpgsign=false"];
  const { status, stdout, stderr } = spawnSync("git", [...identity, ...commandArguments], {
    cwd: directory,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}
