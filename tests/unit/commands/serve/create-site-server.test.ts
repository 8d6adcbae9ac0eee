import { request, type IncomingMessage, type Server } from "node:http";
import { createSiteServer } from "../../../../src/commands/serve/create-site-server";
import { makeFolder } from "../../../support/temporary-folder";
import { writeContentTree } from "../../../support/content/content-tree";

const directory = makeFolder();
let server: Server;

beforeAll(async () => {
  writeContentTree(directory, {
    _headers: "/*\n  X-All: 1\n/static/*\n  Cache-Control: immutable\n",
    "index.html": "home",
    "404.html": "not here",
    "events/index.html": "events",
    "static/x.js": "x",
    "myclass/web/node.js/index.html": "a module on Node.js",
    "myclass/c/main.c.html": "a module on main",
    "myclass/web/v1.0/index.html": "a module on a version",
    "myclass/web/intro.html": "a module on HTML",
    ".secret": "secret",
  });
  server = createSiteServer(directory);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});

afterAll(async () => {
  // A request that got no answer must fail its own test, not hold up all others.
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/** Asks for a path exactly as it is: `fetch` would tidy it first. */
async function ask(target: string): Promise<{ response: IncomingMessage; body: string }> {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port");
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ host: "127.0.0.1", port: address.port, path: target, agent: false }, resolve).on("error", reject).end();
  });
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(Buffer.from(chunk as Uint8Array));
  return { response, body: Buffer.concat(chunks).toString() };
}

describe("The server of the built site", () => {
  it.each([
    ["/", "home"],
    ["/events", "events"],
    ["/events/", "events"],
    ["/events?x=1", "events"],
    ["/static/x.js", "x"],
  ])("answers %s", async (target, text) => {
    const { response, body } = await ask(target);
    expect(response.statusCode).toBe(200);
    expect(body).toBe(text);
  });

  it.each([
    ["/myclass/web/node.js", "a module on Node.js"],
    ["/myclass/web/node.js/", "a module on Node.js"],
    ["/myclass/c/main.c", "a module on main"],
    ["/myclass/web/v1.0?from=home", "a module on a version"],
    ["/myclass/web/intro.html", "a module on HTML"],
  ])("answers %s with a page, though the address looks like that of a file", async (target, text) => {
    const { response, body } = await ask(target);
    expect([response.statusCode, body]).toEqual([200, text]);
    expect(response.headers["content-type"]).toMatch(/^text\/html\b/);
  });

  it.each(["/nothing", "/events/nothing", "/.secret", "/../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "//nothing//"])(
    "answers 404.html with the status 404 at %s",
    async (target) => {
      const { response, body } = await ask(target);
      expect(response.statusCode).toBe(404);
      expect(body).toBe("not here");
      expect(response.headers["content-type"]).toBe("text/html; charset=utf-8");
    },
  );

  it("gives every path its headers, those of missing pages too", async () => {
    expect((await ask("/")).response.headers).toMatchObject({
      "x-all": "1",
      "cache-control": "public, max-age=0, must-revalidate",
    });
    expect((await ask("/static/x.js")).response.headers["cache-control"]).toBe("immutable");
    expect((await ask("/nothing")).response.headers["x-all"]).toBe("1");
  });

  it.each(["//", "//example.org/x", "/%", "/%E0%A4%A", "/\\", "/?%"])("goes on after %s", async (target) => {
    expect((await ask(target)).response.statusCode).toBeLessThan(500);
    expect((await ask("/")).body).toBe("home");
  });
});
