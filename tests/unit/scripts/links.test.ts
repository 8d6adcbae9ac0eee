import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { withContentTree } from "../../support/content/content-tree";

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

/** What the workflow prints about a content folder, a line each. */
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
