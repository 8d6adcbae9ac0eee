import { readFileSync } from "node:fs";
import { gatsbyRequire } from "../../../../src/gatsby/insides";
import { workInMainProcess } from "../../../../src/gatsby/workarounds/work-in-main-process";

type Work = (...input: readonly unknown[]) => unknown;
interface Pool {
  readonly single: Record<string, Work>;
  readonly all: Record<string, Work>;
  readonly end: Work;
}

const workers: Pool = { single: {}, all: {}, end: () => ["a worker"] };
const pages: { render: Work } = { render: () => undefined };

/** How Gatsby works in an environment, and the number of cores that it gets. */
function where(environment: Record<string, string | undefined> = {}) {
  const makers = { create: () => workers };
  const told: Record<string, string | undefined> = { NODE_ENV: "production", ...environment };
  const render = { renderHTMLProd: (...input: unknown[]) => pages.render(...input) };
  workInMainProcess(told, (module) => (module.endsWith("pool.js") ? makers : render));
  return { pool: makers.create(), count: told.GATSBY_CPU_COUNT };
}

describe("Gatsby", () => {
  it("queries and renders in its own process", () => {
    const { pool, count } = where();
    expect(pool).not.toBe(workers);
    expect(count).toBe("1");
  });

  it("does what the maintainer wants", () => {
    expect(where({ GATSBY_CPU_COUNT: "2" })).toEqual({ pool: workers, count: "2" });
  });

  it("keeps its worker while someone develops the site, which renders pages for the browser only", () => {
    expect(where({ NODE_ENV: "development" })).toEqual({ pool: workers, count: "1" });
  });

  it("ends a build that would use its workers after all, since it makes them elsewhere", () => {
    expect(() => workInMainProcess({ NODE_ENV: "production" }, () => ({}))).toThrow("Gatsby no longer has 'create'");
  });
});

describe("The process as its own worker", () => {
  it("renders one part of the pages after another, as Gatsby asks for all at once", async () => {
    const events: string[] = [];
    pages.render = async (part) => {
      events.push(`${String(part)} begins`);
      await Promise.resolve();
      events.push(`${String(part)} ends`);
      return `${String(part)} is rendered`;
    };
    const { pool } = where();
    const parts = await Promise.all(["first", "second"].map((part) => pool.single.renderHTMLProd?.(part)));
    expect(events).toEqual(["first begins", "first ends", "second begins", "second ends"]);
    expect(parts).toEqual(["first is rendered", "second is rendered"]);
  });

  it("passes the error of a page to its caller, and continues with the next part", async () => {
    pages.render = (part) => (part === "bad" ? Promise.reject(new Error("no title")) : "fine");
    const { pool } = where();
    const [bad, good] = await Promise.allSettled(["bad", "good"].map((part) => pool.single.renderHTMLProd?.(part)));
    expect(bad).toMatchObject({ status: "rejected", reason: { message: "no title" } });
    expect(good).toEqual({ status: "fulfilled", value: "fine" });
  });

  it("has all that a build asks of workers", () => {
    const { pool } = where();
    const code = ["bootstrap/index.js", "commands/build.js", "commands/build-html.js"]
      .map((file) => readFileSync(gatsbyRequire.resolve(`gatsby/dist/${file}`), "utf8"))
      .join("");
    const asked = [...code.matchAll(/workerPool\.(all|single)\.(\w+)/g)].map(([, group, work]) => `${group} ${work}`);
    // These are for slices, partial hydration and the development server, which no build of this site uses.
    const unused = ["single renderSlices", "single renderPartialHydrationProd", "single renderHTMLDev"];
    const offered = (["all", "single"] as const).flatMap((group) =>
      Object.keys(pool[group]).map((work) => `${group} ${work}`),
    );
    expect([...new Set(asked)].filter((work) => !unused.includes(work)).sort()).toEqual(offered.sort());
    expect(pool.end()).toEqual([]);
  });
});
