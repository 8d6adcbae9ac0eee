import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import os from "node:os";
import path from "node:path";
import type { Page } from "playwright";
import { contentDirectory } from "../../src/gatsby/content-directory";

/** Where the built editor looks for decap-server. */
const BUILT_IN = "http://127.0.0.1:8081";

/** decap-server on a git checkout of its own that holds a copy of the content in use. */
export interface LocalEditor {
  /** The content folder in the checkout. */
  readonly content: string;
  /** The files that are not as they were committed, with what became of them: ` M content/…`. */
  readonly changes: () => string[];
  /** Lets the editor in a page find this server. */
  readonly connect: (page: Page) => Promise<void>;
  readonly read: (file: string) => string;
  readonly close: () => Promise<void>;
}

export async function startLocalEditor(): Promise<LocalEditor> {
  const checkout = mkdtempSync(path.join(os.tmpdir(), "editor-"));
  const folder = path.relative(process.cwd(), contentDirectory());
  const content = path.join(checkout, folder.startsWith("..") ? "" : folder);
  cpSync(contentDirectory(), content, { recursive: true });
  git(checkout, "init", "--quiet");
  git(checkout, "add", "--all");
  git(checkout, "commit", "--quiet", "--message=Begin");
  const port = await freePort();
  const server = spawn(process.execPath, [path.resolve("node_modules/decap-server/dist/index.js")], {
    env: { ...process.env, BIND_HOST: "127.0.0.1", PORT: String(port), MODE: "fs", GIT_REPO_DIRECTORY: checkout },
    cwd: checkout,
    stdio: ["ignore", "pipe", "inherit"],
  });
  await listening(server);
  return {
    content,
    changes: () =>
      git(checkout, "status", "--porcelain", "--untracked-files=all")
        .split("\n")
        .filter((line) => line !== ""),
    connect: async (page) => {
      await page.route(`${BUILT_IN}/**`, (route) =>
        route.continue({ url: route.request().url().replace(BUILT_IN, `http://127.0.0.1:${port}`) }),
      );
    },
    read: (file) => readFileSync(path.join(content, file), "utf8"),
    close: async () => {
      const ended = new Promise((resolve) => server.once("exit", resolve));
      server.kill();
      await ended;
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

/** A port that nobody listens on. */
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
    server.once("exit", () => reject(new Error("decap-server ended")));
    server.stdout?.on("data", (text: Buffer) => {
      if (text.toString().includes("listening")) resolve();
    });
  });
}
