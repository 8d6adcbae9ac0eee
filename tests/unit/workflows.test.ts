import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { runInNewContext } from "node:vm";
import { parse } from "yaml";
import { allStages, weeklyStages } from "../../scripts/testing/stages.mjs";
import { previewName } from "../../scripts/workflow/preview-name.mjs";
import { withContentTree } from "../support/content/content-tree";
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

  it("runs no tool whose version, or that of what it needs, is in no lock file", () => {
    for (const { run } of steps) {
      expect(String(run)).not.toMatch(/\bnpx (?!jest )|\bnpm (?:exec|install|i)\b|\bpnpm\b|\byarn\b|\bcurl\b/);
      for (const [, folder = ""] of String(run).matchAll(/engine\/(\S+)\/node_modules\/\.bin\//g))
        expect([folder, existsSync(path.join(folder, "package-lock.json"))]).toEqual([folder, true]);
    }
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

test("CI runs for each change what npm test -- all runs, and the other stages once a week", () => {
  const jobs = Object.fromEntries(jobsOf(readFileSync(path.join(folder, "ci.yml"), "utf8")));
  const stagesOf = (job: string) => {
    const { stages } = objectIn(objectIn(jobs[job], "strategy"), "matrix");
    return new Set(Array.isArray(stages) ? stages.flatMap((words) => String(words).split(" ")) : []);
  };
  expect(stagesOf("test")).toEqual(new Set(allStages));
  expect(stagesOf("weekly")).toEqual(new Set(["build", ...weeklyStages]));
});

test("The ratings of a club are added to its newest commit, even if someone pushed while they were fetched", () => {
  const ratings = readFileSync(path.join(folder, "club-ratings.yml"), "utf8");
  const write = jobsOf(ratings).find(([name]) => name === "write")?.[1];
  const checkout = stepsOf(write).find(({ uses }) => String(uses).startsWith("actions/checkout@"));
  expect(objectIn(checkout, "with").ref).toBe("${{ github.ref }}");
});

describe("The ratings and contests that a club's workflow stores", () => {
  const write = jobsOf(readFileSync(path.join(folder, "club-ratings.yml"), "utf8")).find(([name]) => name === "write");
  const script = String(stepsOf(write?.[1]).find(({ run }) => run !== undefined)?.run);

  /** Runs the step beside some downloaded files, and returns its calls of git and its output. */
  function stored(...files: readonly string[]) {
    const downloads = Object.fromEntries(files.map((file) => [`new/${file}`, "new"]));
    const git = '#!/bin/sh\nprintf "%s\\n" "$*" >> calls\ncase "$*" in *--quiet) exit 1 ;; esac\n';
    const tree = { ...downloads, "bin/git": git, calls: "", "content/ratings/2025.json": "old" };
    return withContentTree(tree, (place) => {
      chmodSync(path.join(place, "bin/git"), 0o755);
      const environment = { ...process.env, CONTENT: "content", PATH: `${place}/bin:${process.env.PATH ?? ""}` };
      execFileSync("bash", ["-e", "-c", script], { cwd: place, env: environment });
      const calls = readFileSync(path.join(place, "calls"), "utf8");
      const added = [...calls.matchAll(/^add (.*)$/gm)].map(([, file = ""]) => file);
      const isNew = (file: string) => readFileSync(path.join(place, file), "utf8") === "new";
      return { added, areNew: added.every(isNew), pushes: /^push$/m.test(calls) };
    });
  }

  it("are only the snapshot while there are no history and no contests", () => {
    expect(stored("ratings.json")).toEqual({ added: ["content/ratings.json"], areNew: true, pushes: true });
  });

  it("come with the history of each year, and with no other file", () => {
    const years = ["ratings/2024.json", "ratings/2025.json", "rounds/2025.json"];
    const files = ["ratings.json", ...years, "activity.json"];
    const added = files.map((file) => `content/${file}`);
    expect(stored(...files, "ratings/x.json", "rounds/x.json", "site/x.json")).toEqual({
      added,
      areNew: true,
      pushes: true,
    });
  });

  it("are none if nothing was found", () => {
    expect(stored()).toEqual({ added: [], areNew: true, pushes: false });
  });
});

test("What a club's workflow builds for Netlify forces redirects, since pages would go before them there", () => {
  const [, build] =
    jobsOf(readFileSync(path.join(folder, "club-site.yml"), "utf8")).find(([name]) => name === "build") ?? [];
  const step = stepsOf(build).find(({ run }) => run === "npm run build");
  expect(objectIn(step, "env").FORCE_REDIRECTS).toBe("${{ inputs.host == 'netlify' }}");
});

describe("What a run of a club publishes", () => {
  const text = readFileSync(path.join(folder, "club-site.yml"), "utf8");
  const jobs = Object.fromEntries(jobsOf(text));
  const runs = {
    push: { event_name: "push", ref: "refs/heads/main" },
    schedule: { event_name: "schedule", ref: "refs/heads/main" },
    "a manual run on main": { event_name: "workflow_dispatch", ref: "refs/heads/main" },
    "a manual run on another branch": { event_name: "workflow_dispatch", ref: "refs/heads/feature/new look" },
    "a manual run on a branch that contains main": { event_name: "workflow_dispatch", ref: "refs/heads/x/main" },
    "a manual run on a tag called main": { event_name: "workflow_dispatch", ref: "refs/tags/main" },
    "a push to another branch": { event_name: "push", ref: "refs/heads/feature" },
    "a pull request": { event_name: "pull_request", ref: "refs/pull/7/merge", number: 7 },
  };

  /** The value of an expression of GitHub Actions, whose syntax is that of JavaScript here. */
  function valueOf(expression: unknown, context: object): unknown {
    const functions = {
      format: (pattern: string, value: string) => pattern.replace("{0}", value),
      startsWith: (value: string, start: string) => value.startsWith(start),
    };
    const source = String(expression).replace(/^\$\{\{(.*)\}\}$/s, "$1");
    return runInNewContext(source, { ...functions, ...context });
  }

  function contextOf({ event_name, ref, number }: { event_name: string; ref: string; number?: number }, host: string) {
    const repository = { default_branch: "main" };
    const pull_request = number === undefined ? undefined : { head: { repo: { full_name: "club/site" } } };
    const ref_name = ref.replace(/^refs\/(?:heads|tags)\//, "");
    const github = { event_name, ref, ref_name, repository: "club/site", event: { repository, number, pull_request } };
    const inputs = { host, branch: "" };
    const production = String(valueOf(objectIn(jobs.due, "outputs").production, { github, inputs }));
    const steps = { preview: { outputs: { name: previewName(String(number ?? ""), ref_name) } } };
    return { github, inputs, steps, needs: { due: { outputs: { production } } } };
  }

  const isProduction = (name: string) => ["push", "schedule", "a manual run on main"].includes(name);

  describe.each(Object.entries(runs))("by %s", (name, run) => {
    it("is on GitHub Pages the site, or nothing", () => {
      const context = contextOf(run, "github-pages");
      expect(valueOf(objectIn(jobs, "github-pages").if, context)).toBe(isProduction(name));
      const uploads = stepsOf(jobs.build).filter(({ uses }) => /pages/.test(String(uses)));
      expect(uploads.map((step) => valueOf(step.if, context))).toEqual([isProduction(name), isProduction(name)]);
    });

    it("is on Netlify the site, or a preview", () => {
      const context = contextOf(run, "netlify");
      expect(valueOf(objectIn(jobs, "netlify").if, context)).toBe(true);
      const target = valueOf(
        objectIn(
          stepsOf(jobs.netlify).find(({ id }) => id === "deploy"),
          "env",
        ).TARGET,
        context,
      );
      if (isProduction(name)) expect(target).toBe("--prod");
      else expect(target).toMatch(/^--alias=(?:pr-7|preview-[a-z0-9-]+)$/);
    });

    it("is on Cloudflare Pages the site, or a preview", () => {
      const context = contextOf(run, "cloudflare-pages");
      const deploy = stepsOf(jobs["cloudflare-pages"]).find(({ id }) => id === "deploy");
      const branch = valueOf(objectIn(deploy, "env").BRANCH, context);
      if (isProduction(name)) expect(branch).toBe("main");
      else expect(branch).toMatch(/^(?:pr-7|preview-[a-z0-9-]+)$/);
    });
  });

  it("is a preview on the main branch, too, if the club publishes another one", () => {
    const { github, inputs } = contextOf(runs.push, "netlify");
    const production = (branch: string) =>
      valueOf(objectIn(jobs.due, "outputs").production, { github, inputs: { ...inputs, branch } });
    expect([production("main"), production("live")]).toEqual([true, false]);
  });
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
      expect(objectIn(jobs[host], "permissions")).toEqual({ contents: "read", statuses: "write" });
      expect(String(status?.run)).toContain(`-f context=${String(objectIn(build, "env").CMS_PREVIEW_CONTEXT)} `);
      expect(String(steps.find(({ id }) => id === "deploy")?.run)).toContain('>> "$GITHUB_OUTPUT"');
    },
  );

  it("is built with the editor that the variables of the repository describe", () => {
    const { CMS_BACKEND, CMS_REPO } = objectIn(build, "env");
    expect([CMS_BACKEND, CMS_REPO]).toEqual(["${{ vars.CMS_BACKEND }}", "${{ vars.CMS_REPO || github.repository }}"]);
  });
});
