import { writeFileSync } from "node:fs";
import path from "node:path";
import { createSiteServer } from "../../../../src/commands/serve/create-site-server";
import { isHiddenPath, siteFolder } from "../../../../src/commands/serve/built-site";
import { listen } from "../../../support/servers/listen";
import { emptyFolder } from "../../../support/temporary-folder";

const directory = emptyFolder();

const write = (file: string, text: string) => writeFileSync(path.join(directory, file), text);

test.each([
  ['{"start_url":"/club/"}', "/club"],
  ['{"start_url":"/"}', ""],
  ["{}", ""],
  ["not JSON", ""],
])("a site whose web manifest is %s lies in the folder %j of its host", (manifest, folder) => {
  write("manifest.webmanifest", manifest);
  expect(siteFolder(directory)).toBe(folder);
});

test("a site in a folder is served there, and the top of the host leads to it", async () => {
  write("manifest.webmanifest", '{"start_url":"/~a/club/"}');
  write("_headers", "/events\n  X-Page: events\n");
  write("index.html", "home");
  write("events.html", "events");
  write("404.html", "not here");
  const { origin, close } = await listen(createSiteServer(directory));
  const answers: unknown[] = [];
  for (const target of [
    "/~a/club/",
    "/~a/club/events",
    "/~a/club/events/",
    "/events",
    "/~a/clubs",
    "/?q=x",
    "/~a/club",
  ]) {
    const { status, headers } = await fetch(origin + target, { redirect: "manual" });
    answers.push([target, status, headers.get("location") ?? headers.get("x-page")]);
  }
  await close();
  expect(answers).toEqual([
    ["/~a/club/", 200, null],
    ["/~a/club/events", 200, "events"],
    ["/~a/club/events/", 200, null],
    ["/events", 404, null],
    ["/~a/clubs", 404, null],
    ["/?q=x", 302, "/~a/club/?q=x"],
    ["/~a/club", 302, "/~a/club/"],
  ]);
});

describe("What is not for readers", () => {
  it.each("/_headers /_Headers.old /_redirects /webpack.stats.json /.git/config /a/.env /.well-known/.x".split(" "))(
    "is hidden: %s",
    (hidden) => expect(isHiddenPath(hidden)).toBe(true),
  );

  it.each(["/", "/headers", "/events/_headers", "/a.b/c", "/.well-known/security.txt", "/data/webpack.stats.json"])(
    "does not include %s",
    (shown) => expect(isHiddenPath(shown)).toBe(false),
  );
});
