import { expect, test as base } from "../../support/browser/fixtures";
import { servedPath } from "../../../src/domain/addresses/served-path";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { Page, Route } from "@playwright/test";
import { bundleAdmin } from "../../../src/cms/build/bundle-admin";
import { adminConnections, cmsSettings } from "../../../src/cms/build/cms-settings";
import { writeAdmin } from "../../../src/cms/build/write-admin";
import { contentIn } from "../../../src/content/read/read-content";
import { SiteFiles } from "../../../src/outputs/writing/site-files";
import { deskTopics } from "../../../src/content/desk/item-lines";
import { quote } from "../../../src/model/check/sentence";
import { event } from "../../../src/model/kinds/event";
import { LANGUAGES_VARIABLE, siteLanguage } from "../../../src/words/site-language";
import { t } from "../../../src/words/t";
import { siteRules } from "../../../src/outputs/headers/security-headers";
import { renderHeadersFile } from "../../../src/outputs/headers/headers-file";
import { minimalTree, writeContentTree } from "../../support/content/content-tree";
import { decap } from "../../support/editor/words-of-decap";
import { startSite, type RunningSite } from "../../support/servers/site-server";

const server = "https://git.club.example";
const settings = {
  CMS_BACKEND: "gitlab",
  CMS_REPO: "club/site",
  CMS_APP_ID: "the-application",
  CMS_BASE_URL: server,
  CMS_CONTENT_DIR: "content",
  // There is no helper on this computer.
  CMS_LOCAL_API: "http://127.0.0.1:9/api/v1",
  [LANGUAGES_VARIABLE]: `${siteLanguage()},bn`,
};

/** Builds only the editor, with its settings. */
async function buildEditor(directory: string, repository: string): Promise<void> {
  const before = { ...process.env };
  Object.assign(process.env, settings);
  const files = new SiteFiles(directory);
  const content = path.join(repository, "content");
  writeContentTree(content, minimalTree);
  const read = contentIn(content);
  const bundledEditor = () => bundleAdmin(files, cmsSettings(read));
  await writeAdmin({ output: files, content: read, bundledEditor }, new Date());
  const { rules } = siteRules({
    outside: { images: [], frames: [] },
    admin: { connections: adminConnections() },
    options: {},
  });
  await files.writeAll([{ path: "/_headers", data: renderHeadersFile(rules) }]);
  writeFileSync(path.join(directory, "404.html"), "not here");
  writeFileSync(path.join(directory, "manifest.webmanifest"), JSON.stringify({ start_url: servedPath("/") }));
  process.env = before;
}

const test = base.extend<object, { server: RunningSite }>({
  server: [
    async ({}, use) => {
      const folder = mkdtempSync(path.join(os.tmpdir(), "hosted-editor-"));
      const directory = path.join(folder, "public");
      await buildEditor(directory, path.join(folder, "repository"));
      const site = await startSite(directory);
      await use(site);
      await site.close();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
});

/** The number that a GitLab server lists by default. */
const USUAL_PAGE = 20;

const project = "/api/v4/projects/club%2Fsite";

/**
 * The parts of a GitLab server with a repository that the editor and its desk need; returns the requests to it, and
 * what was exchanged for a token.
 */
async function standInForGitLab(page: Page, repository: Readonly<Record<string, string>> = {}) {
  const asked: URL[] = [];
  const exchanged: unknown[] = [];
  const answers: Readonly<Record<string, (route: Route, url: URL) => Promise<void>>> = {
    "/oauth/authorize": (route, { searchParams }) => {
      const back = new URL(searchParams.get("redirect_uri") ?? "");
      back.searchParams.set("code", "the-code");
      back.searchParams.set("state", searchParams.get("state") ?? "");
      const address = back.href.replaceAll("&", "&amp;");
      return route.fulfill({ contentType: "text/html", body: `<a href="${address}">Authorize</a>` });
    },
    "/oauth/token": (route) => {
      const body: unknown = route.request().postDataJSON();
      exchanged.push(body);
      return json(route, { access_token: "the-token", refresh_token: "again" });
    },
    "/api/v4/user": (route) => json(route, { id: 1, username: "nadia", name: "Nadia", email: "nadia@club.example" }),
    [`${project}/repository/branches/main`]: (route) => json(route, { name: "main", commit: { id: "c0ffee" } }),
    [`${project}/repository/tree`]: (route, url) => listing(route, url),
    [project]: (route) => json(route, { permissions: { project_access: { access_level: 40 } } }),
  };
  const open = {
    "Access-Control-Allow-Origin": "*",
    "Access-Control-Allow-Headers": "*",
    "Access-Control-Expose-Headers": "*",
  };
  const json = (route: Route, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
    route.fulfill({ json: body, headers: { ...open, ...headers } });
  const listing = (route: Route, url: URL) => {
    const folder = `${url.searchParams.get("path") ?? ""}/`;
    const all = Object.keys(repository).filter((file) => file.startsWith(folder));
    const [number, size] = [
      Number(url.searchParams.get("page") ?? 1),
      Number(url.searchParams.get("per_page") ?? USUAL_PAGE),
    ];
    const pages = Math.ceil(all.length / size);
    const next = new URL(url);
    next.searchParams.set("page", String(number + 1));
    const shown = all.slice((number - 1) * size, number * size);
    return json(
      route,
      shown.map((file) => ({ id: file, name: path.posix.basename(file), type: "blob", path: file })),
      {
        ...{ "X-Page": String(number), "X-Total-Pages": String(pages), "X-Per-Page": String(size) },
        ...(number < pages && { Link: `<${next.href}>; rel="next"` }),
      },
    );
  };
  const raw = new RegExp(`^${project}/repository/files/([^/]+)/raw$`);
  await page.route(`${server}/**`, (route) => {
    const url = new URL(route.request().url());
    asked.push(url);
    const [, file] = raw.exec(url.pathname) ?? [];
    if (file !== undefined) {
      const text = repository[decodeURIComponent(file)];
      return route.fulfill({ status: text === undefined ? 404 : 200, body: text ?? "not found", headers: open });
    }
    return answers[url.pathname]?.(route, url) ?? json(route, []);
  });
  return { asked, exchanged };
}

const isElsewhere = (error: string) =>
  error.startsWith("third party") && !error.includes(server) && !error.includes(settings.CMS_LOCAL_API);

/** More events than a server lists at once, all of them over; the last one uses a picture. */
const manyEvents = Array.from({ length: USUAL_PAGE + 5 }, (_, index) => {
  const fields = { id: `old-${index}`, title: `Old ${index}`, date: "2020-02-02", status: "upcoming" };
  const picture = index === USUAL_PAGE + 4 ? { image: "../media/used.jpg" } : {};
  return [`content/events/old-${index}.json`, JSON.stringify({ ...fields, ...picture })] as const;
});

const topic = (heading: string, count: number) => t("{topic} ({count, number})", { topic: heading, count });
const nameOfEvent = (title: string) =>
  t("{kind} {name}||a kind of entries, and the name of one", { kind: event.singular, name: quote(title) });

test("an editor signs in to a GitLab server without a helper, and the hosted desk, which has asked for it, reads all of the repository, under the policy of the editor's page", async ({
  site,
}) => {
  const { page, errors } = await site.open({ mayFail: true });
  const { asked, exchanged } = await standInForGitLab(page, {
    ...Object.fromEntries(manyEvents),
    "content/events/broken.txt": "no item",
    "content/media/used.jpg": "",
    "content/site/club.json": JSON.stringify({ name: "Club" }),
  });
  await page.goto("/admin/desk");
  await page
    .getByRole("alert")
    .getByText(t("Open the editor and sign in, then come back: the desk reads the content with your rights."))
    .waitFor();

  await page.goto("/admin");
  await page.getByRole("button", { name: decap("auth.loginWithGitLab") }).click();
  await page.getByRole("link", { name: "Authorize" }).click();
  await page.getByRole("link", { name: t("Events") }).waitFor();
  const authorization = asked.find(({ pathname }) => pathname === "/oauth/authorize");
  expect(authorization?.searchParams.get("client_id")).toBe("the-application");
  expect(authorization?.searchParams.get("code_challenge_method")).toBe("S256");
  expect(authorization?.searchParams.get("redirect_uri")).toBe(site.origin + servedPath("/admin"));
  expect(exchanged).toMatchObject([
    { code: "the-code", client_id: "the-application", grant_type: "authorization_code" },
  ]);
  expect(await page.evaluate(() => localStorage.getItem("decap-cms-user"))).toContain("the-token");

  await page.goto("/admin/desk");
  await page.getByRole("heading", { name: topic(deskTopics.past, manyEvents.length) }).waitFor();
  expect(await page.getByRole("heading", { name: deskTopics.unused }).count()).toBe(0);
  await page
    .getByRole("link", { name: nameOfEvent(`Old ${USUAL_PAGE + 4}`) })
    .first()
    .click();
  const title = page.getByRole("textbox", { name: t("Title"), exact: true });
  await title.waitFor();
  expect(await title.inputValue()).toBe(`Old ${USUAL_PAGE + 4}`);
  expect(errors.filter((error) => isElsewhere(error) || error.includes("Content Security Policy"))).toEqual([]);
});
