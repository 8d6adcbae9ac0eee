import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { isJsonObject, type JsonObject } from "../../src/model/schema/json-object";

const folder = ".github/workflows";
const texts = readdirSync(folder).map((file) => ({ file, text: readFileSync(path.join(folder, file), "utf8") }));

function objectIn(value: unknown, name: string): JsonObject {
  const found: unknown = Reflect.get(Object(value), name);
  return isJsonObject(found) ? found : {};
}

const packageFile: unknown = JSON.parse(readFileSync("package.json", "utf8"));

const jobsOf = (text: string) => Object.entries(objectIn(parse(text), "jobs"));

function stepsOf(job: unknown): JsonObject[] {
  const steps: unknown = Reflect.get(Object(job), "steps");
  return Array.isArray(steps) ? steps.filter(isJsonObject) : [];
}

describe.each(texts)("The workflow $file", ({ text }) => {
  const steps = jobsOf(text).flatMap(([, job]) => stepsOf(job));

  it("names every action by the commit that was looked at, and its version beside it", () => {
    const uses = [...text.matchAll(/^.*\buses: (.*)$/gm)].map(([, action = ""]) => action);
    expect(uses.length).toBeGreaterThan(0);
    for (const action of uses) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it("may do nothing but what each of its jobs asks for", () => {
    const permissions: unknown = Reflect.get(Object(parse(text)), "permissions");
    expect(permissions).toEqual({});
    for (const [name, job] of jobsOf(text))
      expect([name, Reflect.get(Object(job), "permissions") !== undefined]).toEqual([name, true]);
  });

  it("puts nothing from outside into a command, except as a variable", () => {
    for (const { run } of steps) if (typeof run === "string") expect(run).not.toContain("${{");
  });

  it("runs only scripts that exist", () => {
    const scripts = objectIn(packageFile, "scripts");
    for (const { run } of steps) {
      for (const [, file = ""] of String(run).matchAll(/\bnode (?:engine\/)?(scripts\/\S+\.mjs)/g))
        expect([file, existsSync(file)]).toEqual([file, true]);
      for (const [, name = ""] of String(run).matchAll(/\bnpm run (?:--silent )?([\w:-]+)/g))
        expect([name, name in scripts]).toEqual([name, true]);
    }
  });

  it("keeps the credentials of a checkout only where it pushes", () => {
    for (const [, job] of jobsOf(text)) {
      const pushes = stepsOf(job).some(({ run }) => String(run).includes("git push"));
      for (const step of stepsOf(job))
        if (String(step.uses).startsWith("actions/checkout@") && !pushes)
          expect(objectIn(step, "with")["persist-credentials"]).toBe(false);
    }
  });
});

test("The ratings of a club are added to its newest commit, even if someone pushed while they were fetched", () => {
  const ratings = readFileSync(path.join(folder, "club-ratings.yml"), "utf8");
  const write = jobsOf(ratings).find(([name]) => name === "write")?.[1];
  const checkout = stepsOf(write).find(({ uses }) => String(uses).startsWith("actions/checkout@"));
  expect(objectIn(checkout, "with").ref).toBe("${{ github.ref }}");
});

test("What a club's workflow builds for Netlify forces redirects, since pages would go before them there", () => {
  const [, build] =
    jobsOf(readFileSync(path.join(folder, "club-site.yml"), "utf8")).find(([name]) => name === "build") ?? [];
  const step = stepsOf(build).find(({ run }) => run === "npm run build");
  expect(objectIn(step, "env").FORCE_REDIRECTS).toBe("${{ inputs.host == 'netlify' }}");
});

describe("A scheduled run of a club", () => {
  const text = readFileSync(path.join(folder, "club-site.yml"), "utf8");
  const jobs = Object.fromEntries(jobsOf(text));
  const stepWith = (job: unknown, variable: string) => stepsOf(job).find(({ env }) => variable in Object(env));

  it("asks the address that the site is built for, which on GitHub Pages may not be its `baseUrl`", () => {
    const asked = objectIn(stepWith(jobs.due, "SITE_URL"), "env").SITE_URL;
    expect(asked).toBe(objectIn(stepWith(jobs.build, "FORCE_REDIRECTS"), "env").SITE_URL);
    const pages = (job: unknown) => stepsOf(job).find(({ id }) => id === "pages")?.uses;
    expect(pages(jobs.due)).toBe(pages(jobs.build));
    expect(objectIn(jobs.due, "permissions")).toHaveProperty("pages", "read");
  });

  it("does not push a waiting build aside before it is known to build something itself", () => {
    expect(objectIn(parse(text), "concurrency")).toEqual({});
    expect(objectIn(jobs.due, "concurrency")).toEqual({});
    expect(objectIn(jobs.build, "concurrency").group).toBe(
      "site-${{ needs.due.outputs.due == 'true' && github.ref || github.run_id }}",
    );
  });

  it("publishes one build after another, each of the newest commit", () => {
    const { ref } = objectIn(stepsOf(jobs.build)[0], "with");
    expect(ref).toBe("${{ github.event_name != 'pull_request' && github.ref || '' }}");
    for (const host of ["github-pages", "netlify", "cloudflare-pages"])
      expect(objectIn(jobs[host], "concurrency").group).toBe(`${host}-\${{ github.ref }}`);
  });
});

describe("A pull request of a club", () => {
  const text = readFileSync(path.join(folder, "club-site.yml"), "utf8");
  const jobs = Object.fromEntries(jobsOf(text));
  const build = stepsOf(jobs.build).find(({ run }) => run === "npm run build");

  it.each(["netlify", "cloudflare-pages"])(
    "names its preview on %s in the status that the editor looks for",
    (host) => {
      const steps = stepsOf(jobs[host]);
      const status = steps.find(({ run }) => String(run).includes("/statuses/"));
      expect(objectIn(jobs[host], "permissions")).toEqual({ statuses: "write" });
      expect(String(status?.run)).toContain(`-f context=${String(objectIn(build, "env").CMS_PREVIEW_CONTEXT)} `);
      expect(String(steps.find(({ id }) => id === "deploy")?.run)).toContain('>> "$GITHUB_OUTPUT"');
    },
  );

  it("is built with the editor that the variables of the repository describe", () => {
    const { CMS_BACKEND, CMS_REPO } = objectIn(build, "env");
    expect([CMS_BACKEND, CMS_REPO]).toEqual(["${{ vars.CMS_BACKEND }}", "${{ vars.CMS_REPO || github.repository }}"]);
  });
});
