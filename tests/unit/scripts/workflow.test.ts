import { isDue } from "../../../scripts/workflow/due.mjs";
import { previewName } from "../../../scripts/workflow/preview-name.mjs";
import { linksIn } from "../../../scripts/workflow/links.mjs";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { withContentTree } from "../../support/content/content-tree";

const now = new Date("2026-11-22T12:00:00Z");

test.each([
  [{ next: "2026-11-22T11:59:00.000Z" }, true],
  [{ next: "2026-11-22T12:00:00.000Z" }, true],
  [{ next: "2026-11-22T12:00:01.000Z" }, false],
  [{ next: null }, false],
  [{ next: "soon" }, false],
  [undefined, false],
])("a site that says %j has to be built again: %s", (file, expected) => {
  expect(isDue(file, now)).toBe(expected);
});

test.each([
  ["7", "main", "pr-7"],
  ["", "feature/New look", "preview-feature-new-look"],
  ["", "main", "preview-main"],
  ["", "নতুন", "preview"],
  [undefined, "long-".repeat(20), "preview-long-long-long-long"],
])("the preview of pull request %j or branch %j is called %s", (pullRequest, branch, expected) => {
  expect(previewName(pullRequest, branch)).toBe(expected);
});

test("the links of a text are found as their readers would type them, each once", () => {
  const text = 'See https://a.org/x?y=1, [b](https://b.org/(c)) and "https://a.org/x?y=1" or http://c.org.';
  expect(linksIn(text)).toEqual(["https://a.org/x?y=1", "https://b.org/(c)", "http://c.org"]);
});

let server: Server;
let origin = "";
const asked: string[] = [];

beforeAll(async () => {
  server = createServer(({ url = "", method = "" }, response) => {
    if (method === "HEAD") asked.push(url);
    response.writeHead(url.startsWith("/gone") ? 404 : url === "/busy" ? 503 : 200).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

/** The lines that the workflow prints about a content folder. */
async function warningsAbout(folder: string): Promise<string[]> {
  const child = spawn(process.execPath, ["scripts/workflow/links.mjs", folder], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  return (await text(child.stdout)).trim().split("\n").sort();
}

const error = "answers with status 404, expected a page that exists";

describe("The check of a club's links", () => {
  it("asks for each link once, and warns at every file that has one which leads nowhere", async () => {
    const link = (path: string) => ({ registrationLink: origin + path });
    const files = {
      "site/club.json": null,
      "events/a.json": link("/gone?at=5%25"),
      "events/b.json": link("/gone?at=5%25"),
      "events/c.json": link("/there"),
      "events/d.json": link("/busy"),
    };
    await withContentTree(files, async (folder) => {
      const warning = (file: string) => `::warning file=${folder}/${file}::${origin}/gone?at=5%2525 ${error}`;
      expect(await warningsAbout(folder)).toEqual([warning("events/a.json"), warning("events/b.json")]);
    });
    await withContentTree({ "site/club.json": null, "events/a,b: 50%\nc.json": link("/gone") }, async (folder) => {
      const file = `${folder}/events/a%2Cb%3A 50%25%0Ac.json`;
      expect(await warningsAbout(folder)).toEqual([`::warning file=${file}::${origin}/gone ${error}`]);
    });
    expect(asked.toSorted()).toEqual(["/busy", "/gone", "/gone?at=5%25", "/there"]);
  });
});
