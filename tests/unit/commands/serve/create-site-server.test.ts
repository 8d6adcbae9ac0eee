import fs, { rmSync } from "node:fs";
import path from "node:path";
import { createSiteServer } from "../../../../src/commands/serve/create-site-server";
import { listen } from "../../../support/servers/listen";
import { rawRequest, type RawAnswer } from "../../../support/servers/raw-request";
import { makeFolder } from "../../../support/temporary-folder";
import { writeContentTree } from "../../../support/content/content-tree";

const digits = "0123456789";
const longText = "A text that is long enough to be worth compressing. ".repeat(100);

const directory = makeFolder();
let port: number;
let close: () => Promise<void>;

const write = (name: string, text: string) => writeContentTree(directory, { [name]: text });

beforeAll(async () => {
  writeContentTree(directory, {
    _headers:
      "/*\n  X-All: 1\n/static/*\n  Cache-Control: immutable\n/admin\n  X-Admin: 1\n/digits.txt\n  Content-Type: text/x-digits\n",
    "_headers.nginx.conf": "secret",
    _redirects: "secret",
    "webpack.stats.json": "secret",
    ".git/config": "secret",
    ".secret": "secret",
    ".well-known/security.txt": "Contact: x",
    "index.html": "home",
    "404.html": "not here",
    "bn/404.html": "এখানে নেই",
    "admin/index.html": "admin",
    "events/index.html": "events",
    "events/খেলা/index.html": "a game",
    "static/x.js": "x",
    "myclass/web/node.js/index.html": "a module on Node.js",
    "myclass/c/main.c.html": "a module on main",
    "myclass/web/v1.0/index.html": "a module on a version",
    "myclass/web/intro.html": "a module on HTML",
    "digits.txt": digits,
    "long.txt": longText,
    "empty.txt": "",
  });
  const running = await listen(createSiteServer(directory));
  port = Number(new URL(running.origin).port);
  close = running.close;
});

afterAll(() => close());

/** The server must still be there after whatever a test has asked. */
afterEach(async () => {
  expect((await get("/")).body.toString()).toBe("home");
});

const ask = (requestLine: string, headers: readonly string[] = []) => rawRequest(port, requestLine, headers);
const get = (target: string, headers: readonly string[] = []) => ask(`GET ${target} HTTP/1.1`, headers);
const range = (value: string, target = "/digits.txt", more: readonly string[] = []) =>
  get(target, [`Range: ${value}`, ...more]);

function expectNotFound(answer: RawAnswer): void {
  expect(answer.status).toBe(404);
  expect(answer.body.toString()).toBe("not here");
  expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
}

describe("The server of the built site", () => {
  it.each(["/bn/gone", "/bn/events/gone"])("answers %s in the language of its folder", async (target) => {
    const { status, body } = await get(target);
    expect([status, body.toString()]).toEqual([404, "এখানে নেই"]);
  });

  it.each([
    ["/", "home"],
    ["/events", "events"],
    ["/events/", "events"],
    ["/events?x=1", "events"],
    ["/static/x.js", "x"],
  ])("answers %s", async (target, text) => {
    const { status, body } = await get(target);
    expect([status, body.toString()]).toEqual([200, text]);
  });

  it.each([
    ["/myclass/web/node.js", "a module on Node.js"],
    ["/myclass/web/node.js/", "a module on Node.js"],
    ["/myclass/c/main.c", "a module on main"],
    ["/myclass/web/v1.0?from=home", "a module on a version"],
    ["/myclass/web/intro.html", "a module on HTML"],
  ])("answers %s with a page, though the address looks like that of a file", async (target, text) => {
    const { status, headers, body } = await get(target);
    expect([status, body.toString()]).toEqual([200, text]);
    expect(headers.get("content-type")).toMatch(/^text\/html\b/);
  });

  it("gives every path its headers, those of missing pages too", async () => {
    const headersAt = async (target: string) => (await get(target)).headers;
    expect((await headersAt("/")).get("x-all")).toBe("1");
    expect((await headersAt("/")).get("cache-control")).toBe("public, max-age=0, must-revalidate");
    expect((await headersAt("/static/x.js")).get("cache-control")).toBe("immutable");
    expect((await headersAt("/nothing")).get("x-all")).toBe("1");
  });
});

describe("A request for a part of a file", () => {
  it.each([
    ["bytes=0-0", "0", "bytes 0-0/10"],
    ["bytes=2-4", "234", "bytes 2-4/10"],
    ["bytes=7-", "789", "bytes 7-9/10"],
    ["bytes=7-99", "789", "bytes 7-9/10"],
    ["bytes=-3", "789", "bytes 7-9/10"],
  ])("%s gets just that part", async (value, text, contentRange) => {
    const { status, headers, body } = await range(value);
    expect([status, body.toString(), headers.get("content-range")]).toEqual([206, text, contentRange]);
    expect(headers.get("content-length")).toBe(String(text.length));
  });

  it.each(["bytes=9-1", "bytes=10-", "bytes=99-100"])(
    "%s is answered with 416, the size of the file and the headers of the site",
    async (value) => {
      const { status, headers } = await range(value);
      expect([status, headers.get("content-range"), headers.get("x-all")]).toEqual([416, "bytes */10", "1"]);
      expect(headers.get("content-type")).toBe("text/plain; charset=utf-8");
    },
  );

  it.each(["bytes=0-1,3-4", "bytes", "items=0-1"])("%s, which may be ignored, gets the whole file", async (value) => {
    const { status, body } = await range(value);
    expect([status, body.toString()]).toEqual([200, digits]);
  });

  it("gets the bytes of the file, not of its compressed form", async () => {
    const { status, headers, body } = await range("bytes=0-5", "/long.txt", ["Accept-Encoding: gzip"]);
    expect([status, body.toString(), headers.get("content-encoding")]).toEqual([206, "A text", undefined]);
    expect(headers.get("content-range")).toBe(`bytes 0-5/${longText.length}`);
  });

  it("goes on with an older answer only where that had the same bytes", async () => {
    const tag = (await get("/digits.txt")).headers.get("etag") ?? "none";
    expect(tag).toMatch(/^"/);
    expect((await range("bytes=5-", "/digits.txt", [`If-Range: ${tag}`])).status).toBe(206);
    expect((await range("bytes=5-", "/digits.txt", ['If-Range: "older"'])).status).toBe(200);
  });
});

describe("A request under a condition", () => {
  it("gets 304 and no body while the file is the same", async () => {
    const { headers } = await get("/long.txt");
    const [tag = "", modified = ""] = [headers.get("etag"), headers.get("last-modified")];
    for (const condition of [`If-None-Match: ${tag}`, `If-None-Match: W/${tag}`, `If-Modified-Since: ${modified}`]) {
      const { status, body } = await get("/long.txt", [condition, "Accept-Encoding: gzip"]);
      expect([status, body.length]).toEqual([304, 0]);
    }
  });

  it("gets the file once it has changed", async () => {
    expect((await get("/digits.txt", ['If-None-Match: "older"'])).body.toString()).toBe(digits);
    expect((await get("/digits.txt", ['If-Match: "older"'])).status).toBe(412);
  });

  it("for a page that does not exist gets 404", async () => {
    expectNotFound(await get("/nothing", ['If-Match: "older"', "If-None-Match: *"]));
  });
});

describe("A compressed answer", () => {
  it("is the file for those who take it, and says that it depends on that", async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/long.txt`, { headers: { "Accept-Encoding": "gzip" } });
    expect([answer.headers.get("content-encoding"), answer.headers.get("vary")]).toEqual(["gzip", "Accept-Encoding"]);
    expect(await answer.text()).toBe(longText);
  });

  it.each([
    ["gzip, deflate, br", "br"],
    ["br;q=0.5, gzip;q=1", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["identity", undefined],
    ["gzip;q=0", undefined],
  ])("is of the kind that its reader likes best, Brotli if in doubt: %s", async (accepted, kind) => {
    const { headers } = await get("/long.txt", [`Accept-Encoding: ${accepted}`]);
    expect([headers.get("content-encoding"), headers.get("vary")]).toEqual([kind, "Accept-Encoding"]);
  });
});

describe("An odd request line", () => {
  it.each(["*:9", "*", "events", "/%", "/%E0%A4%A", "/%00", "/events%00.html", "ftp://x/", "?x", "localhost:80"])(
    "for %s is answered with 400",
    async (target) => {
      expect((await get(target)).status).toBe(400);
    },
  );

  it.each(["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "PROPFIND"])(
    "with %s is answered with 405 and the methods that are allowed",
    async (method) => {
      const { status, headers } = await ask(`${method} /events HTTP/1.1`);
      expect([status, headers.get("allow"), headers.get("x-all")]).toEqual([405, "GET, HEAD", "1"]);
    },
  );

  it.each(["BREW / HTTP/1.1", "GET / HTTP/9.9", "nonsense", "GET /a b HTTP/1.1"])(
    "%s is refused",
    async (requestLine) => {
      expect((await ask(requestLine)).status).toBe(400);
    },
  );

  it("with CONNECT ends nothing but its own connection", async () => {
    await ask("CONNECT example.org:443 HTTP/1.1");
  });

  it.each([
    ["http://other.example.org/events", "events"],
    ["http://other.example.org", "home"],
    ["//events", "events"],
    ["/events//", "events"],
    ["/events?x=%", "events"],
    ["/events#x", "events"],
    ["/%65vents", "events"],
    ["/events/%E0%A6%96%E0%A7%87%E0%A6%B2%E0%A6%BE", "a game"],
    ["/.well-known/security.txt", "Contact: x"],
  ])("for %s is answered with the file", async (target, text) => {
    const { status, body } = await get(target);
    expect([status, body.toString()]).toEqual([200, text]);
  });

  it.each([
    "/nothing",
    "/events/nothing",
    "/.secret",
    "/../etc/passwd",
    "/..%2f..%2fetc/passwd",
    "/events/../../etc/passwd",
    "/..%5c..%5cetc%5cpasswd",
    "/digits.txt/",
    "/digits.txt/x",
    `/${"x".repeat(5000)}`,
    "/%0d%0aX-Evil:%201",
  ])("for %.40s leads nowhere", async (target) => {
    const answer = await get(target);
    expectNotFound(answer);
    expect(answer.headers.has("x-evil")).toBe(false);
  });

  it.each([
    ..."/_headers /_HEADERS /_headers.nginx.conf /_redirects /%5Fredirects".split(" "),
    ..."//_redirects /webpack.stats.json /.git/config /events/../.git/config".split(" "),
  ])("for %s shows nothing of what is not for readers", async (target) => {
    expectNotFound(await get(target));
  });

  it("gets the headers of the page it means", async () => {
    expect((await get("//%61dmin")).headers.get("x-admin")).toBe("1");
    expect((await get("/digits.txt")).headers.get("content-type")).toBe("text/x-digits");
  });
});

describe("A missing file", () => {
  it("whose neighbours are kept forever is itself asked for again", async () => {
    const answer = await get("/static/app-1.js");
    expectNotFound(answer);
    expect(answer.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
  });
});

describe("A build meanwhile", () => {
  it("may remove a file that is about to be sent", async () => {
    write("short-lived.txt", "soon gone");
    const open = fs.createReadStream.bind(fs);
    const spy = jest.spyOn(fs, "createReadStream").mockImplementationOnce((file, options) => {
      rmSync(path.join(directory, "short-lived.txt"));
      return open(file, options);
    });
    const answer = await get("/short-lived.txt");
    spy.mockRestore();
    expectNotFound(answer);
    expect(answer.headers.has("etag")).toBe(false);
  });

  it("may remove the page for missing pages, and bring it back", async () => {
    rmSync(path.join(directory, "404.html"));
    const { status, headers } = await get("/nothing");
    write("404.html", "not here");
    expect([status, headers.get("content-type")]).toEqual([404, "text/plain; charset=utf-8"]);
    expectNotFound(await get("/nothing"));
  });

  it("may change the headers", async () => {
    const before = fs.readFileSync(path.join(directory, "_headers"), "utf8");
    rmSync(path.join(directory, "_headers"));
    expect((await get("/")).headers.get("x-all")).toBe("1");
    write("_headers", "/*\n  X-All: changed\n");
    expect((await get("/")).headers.get("x-all")).toBe("changed");
    write("_headers", before);
  });
});
