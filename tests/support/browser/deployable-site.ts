import { rmSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { createSiteServer } from "../../../src/commands/serve/create-site-server";
import { publicDirectory, builtFiles } from "../built-site";
import { listen } from "../servers/listen";
import type { RunningSite } from "../servers/site-server";
import { test as base } from "./fixtures";
import { tmpdir } from "node:os";
import path from "node:path";
import { isKeptForever } from "../../../src/domain/outputs/output-at";
import { files } from "../../../src/domain/routes";
import { pageName } from "../../../src/outputs/page-html/start-data";
import { parseJsonObject } from "../json-object";

interface DeployableServer extends RunningSite {
  isDeployed: boolean;
}

/** Tests of the built site that begin before a deployment which removes all its hashed files. */
export const test = base.extend<{ readonly deploy: () => void }, { readonly deployable: DeployableServer }>({
  deployable: [
    async ({}, use) => {
      const next = nextGeneration();
      const [before, after] = [createSiteServer(publicDirectory), createSiteServer(next)];
      const server = createServer((request, response) => {
        (deployable.isDeployed ? after : before).emit("request", request, response);
      });
      const deployable: DeployableServer = { ...(await listen(server)), isDeployed: false };
      await use(deployable);
      await deployable.close();
      rmSync(next, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
  server: [({ deployable }, use) => use(deployable), { scope: "worker" }],
  /** From now on, only the new deployment is served. */
  deploy: [
    async ({ deployable }, use) => {
      deployable.isDeployed = false;
      await use(() => {
        deployable.isDeployed = true;
      });
    },
    { auto: true },
  ],
});

/** The part of a file name that changes with the content of the file. */
const hash = /[\da-f]{20}/;

/** Files that may refer to others. */
const isText = (file: string) => /\.(?:html|js|css|json)$/.test(file);

/** The search and the editor have their own ways to survive a deployment. */
const isApart = (file: string) => /^(?:pagefind|admin|share|static)\//.test(file);

/**
 * Copies the built site as if all of its scripts, styles and data had changed: with other names, and without the files
 * of the last build. The caller removes the folder.
 */
function nextGeneration(directory = publicDirectory): string {
  const target = mkdtempSync(path.join(tmpdir(), "next-generation-"));
  const present = builtFiles(directory);
  const names = present
    .filter((file) => !isApart(file) && isKeptForever(`/${file}`))
    .map((file) => hash.exec(file)?.[0]);
  const hashes = new Set(names.flatMap((name) => name ?? []));
  const anyHash = new RegExp([...hashes].join("|"), "g");
  const renamed = (text: string) => text.replace(anyHash, otherHash);
  /** The name of a page's data, which may contain names of files. */
  const nameOf = (pagePath: string) =>
    pageName(parseJsonObject(renamed(readFileSync(path.join(directory, files.pageData(pagePath)), "utf8"))));
  for (const file of present) {
    const [from, to] = [path.join(directory, file), path.join(target, isApart(file) ? file : renamed(file))];
    mkdirSync(path.dirname(to), { recursive: true });
    if (isText(file) && !isApart(file))
      writeFileSync(
        to,
        renamed(readFileSync(from, "utf8")).replace(/(?<= data-page=")[\da-z]+ ([^"]*)/, (_, pagePath: string) =>
          nameOf(pagePath),
        ),
      );
    else symlinkSync(from, to);
  }
  return target;
}

/** Another hash of the same length: each digit becomes its complement. */
function otherHash(hashed: string): string {
  return hashed.replace(/[\da-f]/g, (digit) => (15 - parseInt(digit, 16)).toString(16));
}
