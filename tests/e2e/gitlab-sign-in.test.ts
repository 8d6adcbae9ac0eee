import { servedPath } from "../../src/domain/addresses/served-path";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { Page, Route } from "playwright";
import { adminConnections } from "../../src/cms/build/cms-settings";
import { writeAdmin } from "../../src/cms/build/write-admin";
import { contentDirectory } from "../../src/content/content-directory";
import { SiteFiles } from "../../src/outputs/writing/site-files";
import { siteRules } from "../../src/outputs/headers/site-rules";
import { hostingFiles } from "../../src/outputs/hosting/hosting-files";
import { openPage, theBrowser } from "../support/browser/browser";
import { startSite, type RunningSite } from "../support/servers/site-server";

const server = "https://git.club.example";
const settings = {
  CMS_BACKEND: "gitlab",
  CMS_REPO: "club/site",
  CMS_AUTH_TYPE: "pkce",
  CMS_APP_ID: "the-application",
  CMS_BASE_URL: server,
  // No helper of this computer answers there.
  CMS_LOCAL_API: "http://127.0.0.1:9/api/v1",
};

let directory: string;
let site: RunningSite;

beforeAll(async () => {
  const before = { ...process.env };
  Object.assign(process.env, settings);
  directory = path.join(mkdtempSync(path.join(os.tmpdir(), "hosted-editor-")), "public");
  const files = new SiteFiles(directory);
  await writeAdmin(files, contentDirectory(), { now: new Date() });
  const { rules } = siteRules({
    outside: { images: [], frames: [] },
    admin: { connections: adminConnections() },
    options: {},
  });
  await files.writeAll(hostingFiles(rules, []).pages);
  writeFileSync(path.join(directory, "404.html"), "not here");
  writeFileSync(path.join(directory, "manifest.webmanifest"), JSON.stringify({ start_url: servedPath("/") }));
  process.env = before;
  site = await startSite(directory);
});

afterAll(async () => {
  await site.close();
  rmSync(path.dirname(directory), { recursive: true, force: true });
});

/** A GitLab server as far as signing in needs it; hands back what it was asked, and with what a token. */
async function standInForGitLab(page: Page) {
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
    "/api/v4/projects/club%2Fsite": (route) => json(route, { permissions: { project_access: { access_level: 40 } } }),
  };
  const json = (route: Route, body: unknown) =>
    route.fulfill({ json: body, headers: { "Access-Control-Allow-Origin": "*", "Access-Control-Allow-Headers": "*" } });
  await page.route(`${server}/**`, (route) => {
    const url = new URL(route.request().url());
    asked.push(url);
    return answers[url.pathname]?.(route, url) ?? json(route, []);
  });
  return { asked, exchanged };
}

test("an editor signs in to a GitLab server without a helper, under the policy of the editor's page", async () => {
  const { page, errors } = await openPage(theBrowser(), site.origin);
  const { asked, exchanged } = await standInForGitLab(page);
  await page.goto("/admin");
  await page.getByRole("button", { name: "Login with GitLab" }).click();
  await page.getByRole("link", { name: "Authorize" }).click();
  await page.getByRole("link", { name: "Events" }).waitFor();
  const [first] = asked;
  expect(first?.searchParams.get("client_id")).toBe("the-application");
  expect(first?.searchParams.get("code_challenge_method")).toBe("S256");
  expect(first?.searchParams.get("redirect_uri")).toBe(site.origin + servedPath("/admin"));
  expect(exchanged).toMatchObject([
    { code: "the-code", client_id: "the-application", grant_type: "authorization_code" },
  ]);
  expect(await page.evaluate(() => localStorage.getItem("decap-cms-user"))).toContain("the-token");
  const isElsewhere = (error: string) =>
    error.startsWith("third party") && !error.includes(server) && !error.includes(settings.CMS_LOCAL_API);
  expect(errors.filter((error) => isElsewhere(error) || error.includes("Content Security Policy"))).toEqual([]);
});
