import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import os from "node:os";
import path from "node:path";
import type { BrowserContext } from "playwright";
import { contentDirectory } from "../../../src/content/content-directory";

/** Where the built editor looks for the helper that writes files. */
export const BUILT_IN = "http://127.0.0.1:8081";

/** The helper of `npm run edit` on a git checkout of its own that holds a copy of the content in use. */
export interface LocalEditor {
  /** The content folder in the checkout. */
  readonly content: string;
  /** A folder beside the checkout, for files that an editor uploads; it is removed with it. */
  readonly uploads: string;
  /** The files that are not as they were committed, with what became of them: ` M content/…`. */
  readonly changes: () => string[];
  /** Lets the editor in the pages of a context find this server. */
  readonly connect: (context: BrowserContext) => Promise<void>;
  readonly read: (file: string) => string;
  readonly close: () => Promise<void>;
}

/** @param siteOrigin the site whose editor may write */
export async function startLocalEditor(siteOrigin: string): Promise<LocalEditor> {
  const root = realpathSync(mkdtempSync(path.join(os.tmpdir(), "editor-")));
  const checkout = path.join(root, "checkout");
  const uploads = path.join(root, "uploads");
  mkdirSync(uploads);
  const folder = path.relative(process.cwd(), contentDirectory());
  const content = path.join(checkout, folder.startsWith("..") ? "" : folder);
  cpSync(contentDirectory(), content, { recursive: true });
  // What the helper says in the language of the club.
  cpSync("src/words/catalogues", path.join(checkout, "src/words/catalogues"), { recursive: true });
  git(checkout, "init", "--quiet");
  git(checkout, "add", "--all");
  git(checkout, "commit", "--quiet", "--message=Begin");
  const port = await freePort();
  const program = ["node_modules/tsx/dist/cli.mjs", "src/commands/edit/cli.ts"].map((file) => path.resolve(file));
  const server = spawn(process.execPath, program, {
    env: { ...process.env, PORT: new URL(siteOrigin).port, CMS_PORT: String(port), CONTENT_DIR: content },
    cwd: checkout,
    stdio: ["ignore", "pipe", "inherit"],
  });
  await listening(server);
  const changes = () =>
    git(checkout, "status", "--porcelain", "--untracked-files=all")
      .split("\n")
      .filter((line) => line !== "");
  return {
    content,
    uploads,
    changes,
    connect: async (context) => {
      await context.route(`${BUILT_IN}/**`, (route) =>
        route.continue({ url: route.request().url().replace(BUILT_IN, `http://127.0.0.1:${port}`) }),
      );
    },
    read: (file) => {
      if (!existsSync(path.join(content, file)))
        throw new Error(`There is no ${file}; changed: ${changes().join(", ")}`);
      return readFileSync(path.join(content, file), "utf8");
    },
    close: async () => {
      const ended = new Promise((resolve) => server.once("exit", resolve));
      server.kill();
      await ended;
      rmSync(root, { recursive: true, force: true });
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

/** A port that nothing listens on. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => {
        if (typeof address === "object" && address) resolve(address.port);
        else reject(new Error("There is no free port"));
      });
    });
  });
}

function listening(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("exit", () => reject(new Error("The helper ended")));
    // Its first words come once it listens.
    server.stdout?.once("data", () => resolve());
  });
}
