import { existsSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import * as disk from "node:fs/promises";
import { request } from "node:http";
import path from "node:path";
import { Readable } from "node:stream";
import { mediaLimits } from "../../../../src/model/values/media";
import { createWriteHelper } from "../../../../src/commands/edit/create-write-helper";
import { listen } from "../../../support/servers/listen";
import { makeFolder } from "../../../support/temporary-folder";
import { writeContentTree } from "../../../support/content/content-tree";

jest.mock("node:fs/promises", () => ({ __esModule: true, ...jest.requireActual<typeof disk>("node:fs/promises") }));

const SITE_PORT = 8000;
const MEGABYTE = 1024 * 1024;

const project = makeFolder();
let port: number;
let close: () => Promise<void>;

const inProject = (file: string) => path.join(project, file);
const read = (file: string) => readFileSync(inProject(file), "utf8");

const write = (file: string, text: string) => writeContentTree(project, { [file]: text });

beforeAll(async () => {
  write("package.json", "{}");
  write(".git/config", "[core]");
  write("content/.git/config", "[core]");
  write("content/README.md", "Read me");
  write("content/ratings.json", "{}");
  write("content/events/old.json", '{"id":"old"}');
  write("content/blog/first.md", "---\ntitle: First\n---\n");
  write("content/site/club.json", '{"name":"Club"}');
  write("content/media/plain/a.png", "a picture");
  write("content-of-others/events/x.json", "{}");
  symlinkSync(inProject("content-of-others"), inProject("content/media/outside"));
  symlinkSync(inProject("package.json"), inProject("content/events/linked.json"));
  symlinkSync(inProject("content/.git/config"), inProject("content/media/config.png"));
  symlinkSync(inProject("nowhere.json"), inProject("content/events/dangling.json"));
  const folders = { repository: project, content: inProject("content") };
  const helper = await createWriteHelper({ ...folders, sitePort: SITE_PORT, logLevel: "none" });
  const running = await listen(helper);
  port = Number(new URL(running.origin).port);
  close = running.close;
});

afterAll(async () => {
  await close();
});

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly allowedOrigin: string | undefined;
}

const editorHeaders = () => ({
  Host: `127.0.0.1:${port}`,
  Origin: `http://localhost:${SITE_PORT}`,
  "Content-Type": "application/json; charset=utf-8",
});

/** Sends exactly these headers: `fetch` would choose its own Host. */
function send(
  body: string | Iterable<Buffer>,
  headers: Readonly<Record<string, string>>,
  method = "POST",
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = { host: "127.0.0.1", port, path: "/api/v1", method, headers, agent: false };
    const sent = request(options, (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (part: string) => (text += part));
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          text,
          allowedOrigin: response.headers["access-control-allow-origin"],
        }),
      );
    });
    sent.on("error", reject);
    Readable.from(body).pipe(sent);
  });
}

function ask(action: string, params: object, headers = editorHeaders()): Promise<Answer> {
  return send(JSON.stringify({ branch: "master", action, params: { branch: "master", ...params } }), headers);
}

const base64 = (text: string) => Buffer.from(text).toString("base64");
const asset = (file: string) => ({ path: file, content: base64("bytes"), encoding: "base64" });
const options = { collectionName: "events", commitMessage: "Update", useWorkflow: false, status: "draft" };
const dataFile = (file: string, more: object = {}) => ({ slug: "x", path: file, raw: "{}\n", ...more });
const persist = (file: string, more: object = {}) =>
  ask("persistEntry", { dataFiles: [dataFile(file, more)], assets: [], options });

describe("What the editor asks of the helper", () => {
  it("says that files of this computer are edited", async () => {
    const { status, text } = await send(JSON.stringify({ action: "info" }), editorHeaders());
    expect(status).toBe(200);
    expect(JSON.parse(text)).toMatchObject({ type: "local_fs", publish_modes: ["simple"] });
  });

  it("allows the editor's page to read the answer", async () => {
    const { allowedOrigin } = await ask("getEntry", { path: "content/events/old.json" });
    expect(allowedOrigin).toBe(`http://localhost:${SITE_PORT}`);
    const preflight = await send("", { ...editorHeaders(), "Access-Control-Request-Method": "POST" }, "OPTIONS");
    expect(preflight).toMatchObject({ status: 204, allowedOrigin: `http://localhost:${SITE_PORT}` });
  });

  it("lists and reads the entries of a kind, of articles and of the site files", async () => {
    const articles = await ask("entriesByFolder", { folder: "content/blog", extension: "md", depth: 1 });
    expect(JSON.parse(articles.text)).toMatchObject([{ file: { path: "content/blog/first.md" } }]);
    const single = await ask("entriesByFiles", { files: [{ path: "content/site/club.json", label: "Club" }] });
    expect(JSON.parse(single.text)).toMatchObject([{ data: '{"name":"Club"}' }]);
    expect((await ask("getEntry", { path: "content/events/old.json" })).text).toContain('{\\"id\\":\\"old\\"}');
  });

  it("writes an entry with its uploads, and deletes it", async () => {
    const params = {
      dataFiles: [dataFile("content/events/new.json")],
      assets: [asset("content/media/new.png")],
      options: { ...options, hasSubfolders: true },
    };
    expect((await ask("persistEntry", params)).status).toBe(200);
    expect(read("content/events/new.json")).toBe("{}\n");
    expect(read("content/media/new.png")).toBe("bytes");

    const paths = ["content/events/new.json", "content/media/new.png"];
    const deletion = { paths, options: { commitMessage: "Delete" } };
    expect((await ask("deleteFiles", deletion)).status).toBe(200);
    expect(paths.filter((file) => existsSync(inProject(file)))).toEqual([]);
  });

  it.each([
    ["with marks of a merge", "<<<<<<< HEAD\n{}\n=======\n{}\n>>>>>>> other\n"],
    ["that is empty", ""],
    ["in Latin-1", Buffer.from('{"title":"Caf\u00e9"}', "latin1")],
  ])("writes over no file %s", async (_what, content) => {
    writeFileSync(inProject("content/events/broken.json"), content);
    const { status, text } = await persist("content/events/broken.json");
    expect(status).toBe(422);
    expect(text).toContain("is 'content/events/broken.json', a file that can't be read and would be lost");
    expect(readFileSync(inProject("content/events/broken.json"))).toEqual(Buffer.from(content));
    rmSync(inProject("content/events/broken.json"));
  });

  it("lets no entry take another name, for ids never change", async () => {
    const { status, text } = await persist("content/events/old.json", { newPath: "content/events/newer.json" });
    expect(status).toBe(422);
    expect(text).toContain("newPath");
    expect(existsSync(inProject("content/events/old.json"))).toBe(true);
  });

  it("creates a folder that a club has not needed so far", async () => {
    expect((await persist("content/workshops/first.json")).status).toBe(200);
    expect(read("content/workshops/first.json")).toBe("{}\n");
  });

  it("lists, writes, reads and deletes media files", async () => {
    const listed = await ask("getMedia", { mediaFolder: "content/media/plain" });
    expect(JSON.parse(listed.text)).toMatchObject([{ path: "content/media/plain/a.png", name: "a.png" }]);
    expect((await ask("getMedia", { mediaFolder: "content/media/none" })).text).toBe("[]");
    const upload = { asset: asset("content/media/b.png"), options: { commitMessage: "Upload" } };
    expect((await ask("persistMedia", upload)).status).toBe(200);
    const { text } = await ask("getMediaFile", { path: "content/media/b.png" });
    expect(JSON.parse(text)).toMatchObject({ name: "b.png", content: base64("bytes") });
    expect(
      (await ask("deleteFile", { path: "content/media/b.png", options: { commitMessage: "Delete" } })).status,
    ).toBe(200);
    expect(existsSync(inProject("content/media/b.png"))).toBe(false);
  });
});

describe("A request that another website sends", () => {
  it.each([
    "attacker.example",
    "attacker.example:8081",
    "127.0.0.1",
    "127.0.0.1:1",
    "localhost.attacker.example",
    "127.0.0.1.attacker.example",
    "user@127.0.0.1",
  ])("under the name '%s' is refused and changes nothing", async (host) => {
    const named = host.endsWith(":8081") ? host.replace("8081", String(port)) : host;
    const { status, text } = await ask(
      "persistEntry",
      { dataFiles: [dataFile("content/events/old.json")], assets: [], options },
      { ...editorHeaders(), Host: named },
    );
    expect(status).toBe(403);
    expect(text).toContain("Host");
    expect(read("content/events/old.json")).toBe('{"id":"old"}');
  });

  it.each([
    "https://attacker.example",
    "null",
    "http://localhost",
    "http://localhost:3000",
    `https://localhost:${SITE_PORT}`,
    `http://localhost:${SITE_PORT}.attacker.example`,
    `http://attacker.example:${SITE_PORT}`,
  ])("from the origin '%s' is refused and changes nothing", async (origin) => {
    const { status, text, allowedOrigin } = await ask(
      "persistEntry",
      { dataFiles: [dataFile("content/events/old.json")], assets: [], options },
      { ...editorHeaders(), Origin: origin },
    );
    expect(status).toBe(403);
    expect(text).toContain("Origin");
    expect(allowedOrigin).toBeUndefined();
    expect(read("content/events/old.json")).toBe('{"id":"old"}');
  });

  it("as a form, which needs no permission of the browser, is refused", async () => {
    const body = JSON.stringify({ action: "deleteFile", params: { branch: "x", path: "content/events/old.json" } });
    const { status } = await send(body, { ...editorHeaders(), "Content-Type": "text/plain" });
    expect(status).toBe(422);
    expect(existsSync(inProject("content/events/old.json"))).toBe(true);
  });
});

/** Requests to try with a path that is not content. */
const attempts: Readonly<Record<string, (file: string) => Promise<Answer>>> = {
  "write it as an entry": (file) => persist(file),
  "write it as an upload of an entry": (file) =>
    ask("persistEntry", { dataFiles: [dataFile("content/events/old.json")], assets: [asset(file)], options }),
  "write it by the old form of the request": (file) =>
    ask("persistEntry", { entry: dataFile(file), assets: [], options }),
  "upload it": (file) => ask("persistMedia", { asset: asset(file), options: { commitMessage: "x" } }),
  "delete it": (file) => ask("deleteFile", { path: file, options: { commitMessage: "x" } }),
  "delete it beside others": (file) =>
    ask("deleteFiles", { paths: ["content/media/none.png", file], options: { commitMessage: "x" } }),
  "read it as an entry": (file) => ask("getEntry", { path: file }),
  "read it as a site file": (file) => ask("entriesByFiles", { files: [{ path: file, label: "x" }] }),
  "read it as a media file": (file) => ask("getMediaFile", { path: file }),
  "list it": (file) => ask("entriesByFolder", { folder: file, extension: "json", depth: 1 }),
  "list it as media": (file) => ask("getMedia", { mediaFolder: file }),
};

describe("A path that is not content of the editor", () => {
  it.each([
    "package.json",
    "content/../package.json",
    "<project>/package.json",
    ".git/config",
    "content/.git/config",
    "content/events/.hidden.json",
    "content/media/.htaccess",
    "content/README.md",
    "content/ratings.json",
    "content/ratings/2026.json",
    "content/site/other.json",
    "content/unknown/x.json",
    "content/events/x.md",
    "content/events/linked.json",
    "content/events/dangling.json",
    "content/events/old.json/x.json",
    "content/media/outside/events/x.json",
    "content/media/config.png",
    "content-of-others/events/x.json",
    "content/events/x\u0000.json",
    "content",
    "",
  ])("is neither written nor read: %j", async (path) => {
    const before = listing();
    const file = path.replace("<project>", project);
    const answers = await Promise.all(
      Object.entries(attempts).map(async ([attempt, make]) => ({ attempt, ...(await make(file)) })),
    );
    expect(answers.filter(({ status }) => status !== 422)).toEqual([]);
    expect(listing()).toEqual(before);
  });
});

/** Every file of the project with its text. */
function listing(): string[] {
  return readdirSync(project, { recursive: true, withFileTypes: true })
    .map((entry) => [entry, path.join(entry.parentPath, entry.name)] as const)
    .map(([entry, file]) => `${file}: ${entry.isFile() ? readFileSync(file, "utf8") : "no file"}`);
}

describe("The helper", () => {
  it("does not list a folder with a link that leads out of the content", async () => {
    const { status, text } = await ask("getMedia", { mediaFolder: "content/media" });
    expect(status).toBe(422);
    expect(text).toContain("content/media/config.png");
    expect(text).toContain("link");
  });

  it.each(["unpublishedEntries", "publishUnpublishedEntry", "deleteUnpublishedEntry", "getNotes", "exec", ""])(
    "knows no action '%s'",
    async (action) => {
      expect((await ask(action, { collection: "events", slug: "x" })).status).toBe(422);
    },
  );

  it.each(["", "{", "null", "[]", '"x"', "{}", '{"action":"persistEntry"}', '{"action":"getEntry","params":{}}'])(
    "answers %s with an error, and goes on",
    async (body) => {
      const { status, text } = await send(body, editorHeaders());
      expect([400, 422]).toContain(status);
      expect(text).toMatch(/^\{"error":"[^<]+"\}$/);
      expect((await ask("getEntry", { path: "content/events/old.json" })).status).toBe(200);
    },
  );

  it("takes a video as large as the editor allows", async () => {
    const video = Buffer.alloc(mediaLimits.video.most * MEGABYTE);
    const upload = { path: "content/media/video.mp4", content: video.toString("base64"), encoding: "base64" };
    const { status } = await ask("persistMedia", { asset: upload, options: { commitMessage: "Upload" } });
    expect(status).toBe(200);
    expect(statSync(inProject("content/media/video.mp4")).size).toBe(video.length);
    rmSync(inProject("content/media/video.mp4"));
  });

  it("says how large the uploads of an entry may be", async () => {
    const megabyte = Buffer.alloc(MEGABYTE);
    const body = Array.from({ length: 258 }, () => megabyte);
    const headers = { ...editorHeaders(), "Content-Length": String(body.length * MEGABYTE) };
    const { status, text } = await send(body, headers);
    expect(status).toBe(413);
    expect(text).toContain("at most 192 MB of uploads in one entry");
  });

  it("says which path was refused and what was expected", async () => {
    const { text } = await persist("package.json");
    expect(JSON.parse(text)).toEqual({
      error: "params.dataFiles.0.path: is 'package.json', expected an entry that the editor shows",
    });
  });
});

describe("On a full disk", () => {
  const { writeFile } = jest.requireActual<typeof disk>("node:fs/promises");
  const full = Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
  beforeEach(() => {
    jest.spyOn(disk, "writeFile").mockImplementation(async (place) => {
      await writeFile(place, "ha");
      throw full;
    });
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it.each([
    ["an entry", "content/events/old.json", (file: string) => persist(file)],
    ["a picture", "content/media/plain/a.png", (file: string) => ask("persistMedia", { asset: asset(file), options })],
  ])("%s keeps its old file, and the editor says why", async (_what, file, save) => {
    const [before, names] = [read(file), readdirSync(path.dirname(inProject(file)))];
    expect(await save(file)).toMatchObject({
      status: 500,
      text: JSON.stringify({ error: `${file}: can't be written: the disk is full (ENOSPC)` }),
    });
    expect([read(file), readdirSync(path.dirname(inProject(file)))]).toEqual([before, names]);
  });
});
