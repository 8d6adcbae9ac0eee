import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { placePages } from "../../../../src/outputs/finish-pages/place-pages";
import { returnPages } from "../../../../src/outputs/finish-pages/return-pages";
import { returnPagesForScripts } from "../../../../src/gatsby/return-pages-for-scripts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "return-pages-"));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const read = (file: string) => readFileSync(path.join(folder, file), "utf8");

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

describe("Before Gatsby writes new scripts into finished pages, these", () => {
  it("are where it wrote them, and readers find them where they were", () => {
    write("index.html", "home");
    write("events/খেলা.html", "game");
    returnPages(folder, ["/", "/events/খেলা"]);
    expect(read("events/খেলা/index.html")).toBe("game");
    expect(read("events/খেলা.html")).toBe("game");
    expect(read("index.html")).toBe("home");
  });

  it("do not replace a page that Gatsby has just written, and nothing is made of one that is new", () => {
    write("events.html", "old");
    write("events/index.html", "new");
    returnPages(folder, ["/events", "/notice"]);
    expect(read("events/index.html")).toBe("new");
    expect(existsSync(path.join(folder, "notice"))).toBe(false);
  });

  it("get back to their places with what Gatsby made of them", async () => {
    write("events.html", "old scripts");
    returnPages(folder, ["/events"]);
    write("events/index.html", "new scripts");
    await placePages(folder, ["/events"], ["events.html", "events/index.html"], path.join(folder, "static"));
    expect(read("events.html")).toBe("new scripts");
    expect(existsSync(path.join(folder, "events"))).toBe(false);
  });

  it("are returned when Gatsby says that it has new scripts, and in no other build", () => {
    write("events.html", "page");
    const listeners = new Map<string, () => void>();
    const emitter = { on: (event: string, act: () => void) => listeners.set(event, act) };
    const pages = [{ path: "/events" }];
    Reflect.apply(returnPagesForScripts, undefined, [{ emitter, getNodesByType: () => pages }, folder]);
    expect(existsSync(path.join(folder, "events"))).toBe(false);
    listeners.get("SLICES_SCRIPTS_REGENERATED")?.();
    expect(read("events/index.html")).toBe("page");
  });
});

test("Gatsby still says so by that name", () => {
  const source = readFileSync("node_modules/gatsby/dist/utils/gatsby-webpack-stats-extractor.js", "utf8");
  expect(source).toContain("SLICES_SCRIPTS_REGENERATED");
});
