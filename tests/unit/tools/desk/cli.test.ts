import { withContentTree } from "../../../support/content/content-tree";
import { runCommand } from "../../../support/run-command";
import { createServer } from "node:http";
import { listen } from "../../../support/servers/listen";
import { deadLinks } from "../../../../tools/desk/dead-links";

describe("The command", () => {
  it("lists all that the content check finds, also about files that the site does not read", () => {
    const files = {
      "events/e.json": { id: "e", date: "soon" },
      "events/broken.json": "{",
      "event/x.json": { id: "x", title: "X" },
      "notices/x.jsn.json.txt": "{}",
    };
    withContentTree(files, (directory) => {
      const found = runCommand("check", [directory]).stdout.trim().split("\n");
      const { status, stdout } = runCommand("desk", [directory]);
      expect(status).toBe(0);
      expect(found).toHaveLength(5);
      for (const line of found) expect(stdout).toContain(`  ${line}\n`);
    });
  });

  it("has nothing to say about content in which nothing is wrong or stale", () => {
    withContentTree({}, (directory) => {
      expect(runCommand("desk", [directory])).toEqual({ status: 0, stdout: "Nothing to do.\n", stderr: "" });
    });
  });
});

let origin = "";
let close: () => Promise<void>;
const asked: string[] = [];

beforeAll(async () => {
  const server = createServer(({ url = "", method = "" }, response) => {
    asked.push(`${method} ${url}`);
    const status = url === "/only-get" ? (method === "GET" ? 200 : 404) : Number(url.slice(1));
    response.writeHead(status, status === 302 ? { Location: "/200" } : {}).end();
  });
  ({ origin, close } = await listen(server));
});
afterAll(() => close());

const problems = async (...paths: string[]) => {
  const lines = await deadLinks(
    paths.map((path) => ({ file: "events/x.json", path: "readMoreLink", url: origin + path })),
  );
  return lines.map(({ message }) => message.replace(origin, ""));
};

describe("Links to other sites", () => {
  it.each(["/200", "/302", "/403", "/500", "/only-get"])("that answer as %s does are not dead", async (path) => {
    expect(await problems(path)).toEqual([]);
  });

  it.each([404, 410])("that answer with status %d are dead, each address asked once", async (status) => {
    const before = asked.length;
    expect(await problems(`/${status}`, `/${status}`)).toEqual(
      Array(2).fill(`'/${status}' answers with status ${status}, expected a page that exists`),
    );
    expect(asked.slice(before).filter((each) => each.startsWith("HEAD"))).toHaveLength(1);
  });

  it("to a host that does not exist are dead", async () => {
    const [line] = await deadLinks([{ file: "a", path: "b", url: "http://127.0.0.1:1/" }]);
    expect(line?.message).toContain("can't be reached");
  });
});
