import { rmSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { createSiteServer } from "../../../src/commands/serve/create-site-server";
import type { WatchedPage } from "./browser";
import { publicDirectory, builtFiles } from "../built-site";
import { listen } from "../servers/listen";
import { siteInBrowser } from "./site-in-browser";
import { tmpdir } from "node:os";
import path from "node:path";
import { isKeptForever } from "../../../src/domain/outputs/output-at";
import { files } from "../../../src/domain/routes";
import { pageName } from "../../../src/outputs/page-html/start-data";
import { parseJsonObject } from "../json-object";

/** The built site, and the same site after a deployment that has left none of its hashed files. */
interface DeployableSite {
  /** A page in a context of its own, opened before the deployment. */
  open(): Promise<WatchedPage>;
  /** From now on only the next generation is served. */
  deploy(): void;
}

/** Serves the built site to the tests of a file; each test begins before the deployment. */
export function deployableSite(): DeployableSite {
  let isDeployed = false;
  beforeEach(() => {
    isDeployed = false;
  });
  const site = siteInBrowser(async () => {
    const next = nextGeneration();
    const [before, after] = [createSiteServer(publicDirectory), createSiteServer(next)];
    const { origin, close } = await listen(
      createServer((request, response) => {
        (isDeployed ? after : before).emit("request", request, response);
      }),
    );
    const closeAll = async () => {
      await close();
      rmSync(next, { recursive: true, force: true });
    };
    return { origin, close: closeAll };
  });
  return {
    open: () => site.open(),
    deploy: () => {
      isDeployed = true;
    },
  };
}

/** The part of a file name that changes with the content of the file. */
const hash = /[\da-f]{20}/;

/** Files that may name others. */
const isText = (file: string) => /\.(?:html|js|css|json)$/.test(file);

/** The search and the editor have their own ways to survive a deployment. */
const isApart = (file: string) => /^(?:pagefind|admin|share|static)\//.test(file);

/**
 * Copies the built site as if all of its scripts, styles and data had changed: under other names, and with
 * nothing left of the generation before. The caller removes the folder.
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
  /** The name that a page gives its data, which may name files. */
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
