import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { configuration } from "../../../src/cms/configuration/configuration";
import { forSveltia } from "../../support/editor/for-sveltia";
import { contentDirectory } from "../../../src/content/content-directory";
import { parseJsonObject } from "../../support/json-object";

/** The global that the script of Sveltia CMS defines. */
declare const CMS: { init(options: object): void };

const ORIGIN = "http://localhost:9";
const event = "events/code-sprint-2026.json";

const settings = {
  contentFolder: "content",
  siteUrl: ORIGIN,
  club: {},
  registration: {},
  backend: undefined,
  publishMode: "simple",
  localApi: "",
  staticFiles: [],
} as const;

/** The events and notices of the club, by their paths in its repository. */
function repository(): Readonly<Record<string, string>> {
  const names = ["events", "notices"].flatMap((folder) =>
    readdirSync(path.join(contentDirectory(), folder)).map((name) => `${folder}/${name}`),
  );
  return Object.fromEntries(
    names.map((name) => [`content/${name}`, readFileSync(path.join(contentDirectory(), name), "utf8")]),
  );
}

test("Sveltia CMS opens our configuration, lists the events and saves one as it was but for the change", async ({
  page,
}) => {
  const html =
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Editor</title><body><script src="/cms.js"></script></body></html>';
  await page.route("**/*", (route) => {
    const { origin, pathname } = new URL(route.request().url());
    // It asks for fonts and news elsewhere, and works without them.
    if (origin !== ORIGIN) return route.abort();
    if (pathname !== "/cms.js") return route.fulfill({ contentType: "text/html", body: html });
    return route.fulfill({ path: "node_modules/@sveltia/cms/dist/sveltia-cms.js" });
  });
  await page.addInitScript((files) => {
    const folderOf = async (parts: readonly string[]) => {
      let folder = await navigator.storage.getDirectory();
      for (const part of parts) folder = await folder.getDirectoryHandle(part, { create: true });
      return folder;
    };
    // Instead of the system's dialog: a repository in the browser's storage.
    const showDirectoryPicker = async () => {
      await folderOf([".git"]);
      for (const [file, text] of Object.entries(files)) {
        const folder = await folderOf(file.split("/").slice(0, -1));
        const handle = await folder.getFileHandle(file.split("/").at(-1) ?? "", { create: true });
        const writable = await handle.createWritable();
        await writable.write(text);
        await writable.close();
      }
      return folderOf([]);
    };
    Object.assign(window, { CMS_MANUAL_INIT: true, showDirectoryPicker });
  }, repository());
  await page.goto(ORIGIN);
  const config = forSveltia(configuration(settings, { name: "github", repo: "club/site", branch: "main" }));
  await page.evaluate((given) => CMS.init({ config: given }), config);
  await page.getByRole("button", { name: "Work with Local Repository" }).click();
  await page.getByText("Code Sprint 2026 · 2026-02-14").click();

  const title = page.getByRole("textbox", { name: "Title", exact: true });
  await title.press("End");
  await page.keyboard.type(" again");
  await page.getByRole("button", { name: "Save" }).click();
  const stored = () =>
    page.evaluate(async () => {
      const content = await (await navigator.storage.getDirectory()).getDirectoryHandle("content");
      const folder = await content.getDirectoryHandle("events");
      return (await (await folder.getFileHandle("code-sprint-2026.json")).getFile()).text();
    });
  const before = parseJsonObject(readFileSync(path.join(contentDirectory(), event), "utf8"));
  // It writes each switch, also one that is off.
  await expect
    .poll(async () => parseJsonObject(await stored()))
    .toEqual({ ...before, title: "Code Sprint 2026 again", everyDay: false });
});
