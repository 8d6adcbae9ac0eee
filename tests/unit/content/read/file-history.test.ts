import { mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { readFileHistory } from "../../../../src/content/read/file-history";
import { git } from "../../../support/git-repository";
import { emptyFolder } from "../../../support/temporary-folder";
import { writeContentTree } from "../../../support/content/content-tree";

const now = new Date("2026-06-01T00:00:00Z");
const event = "events/x.json";

const folder = emptyFolder();
const root = path.join(folder, "a folder");
beforeEach(() => mkdirSync(root));

const inRoot = (name: string) => path.join(root, name);

function write(repository: string, file: string, text: string): void {
  writeContentTree(path.join(repository, "content"), { [file]: text });
}

function commit(repository: string, file: string, text: string, date: string): void {
  write(repository, file, text);
  git(repository, ["add", "-A"]);
  git(repository, ["commit", "-qm", "x"], date);
}

/** A repository whose content has one event, committed on the first of January. */
function newClub(): string {
  const club = inRoot("club");
  mkdirSync(club);
  git(club, ["init", "-qb", "main"]);
  commit(club, event, "planned", "2026-01-01T00:00:00Z");
  return club;
}

function changed(repository: string, ...files: readonly string[]): string {
  const lastChange = readFileHistory(path.join(repository, "content"), now);
  return lastChange(...(files.length === 0 ? [event] : files)).toISOString();
}

describe("The last change of a file", () => {
  it("is its last commit, and no commit of another file", () => {
    const club = newClub();
    commit(club, event, "moved", "2026-02-01T00:00:00Z");
    commit(club, "events/y.json", "other", "2026-03-01T00:00:00Z");
    expect(changed(club)).toBe("2026-02-01T00:00:00.000Z");
    expect(changed(club, "events/y.json")).toBe("2026-03-01T00:00:00.000Z");
  });

  it("is later with each commit, even if the clock of the computer was set back or stopped", () => {
    const club = newClub();
    commit(club, event, "moved", "2025-02-01T00:00:00Z");
    expect(changed(club)).toBe("2026-01-01T00:00:01.000Z");
    commit(club, event, "cancelled", "2026-01-01T00:00:01Z");
    expect(changed(club)).toBe("2026-01-01T00:00:02.000Z");
  });

  it("is the later one of two files", () => {
    const club = newClub();
    commit(club, "site/settings.json", "{}", "2026-02-01T00:00:00Z");
    expect(changed(club, event, "site/settings.json")).toBe("2026-02-01T00:00:00.000Z");
    expect(changed(club, event, "site/missing.json")).toBe("2026-01-01T00:00:00.000Z");
  });

  it("is now while it is uncommitted, and never before the last commit", () => {
    const club = newClub();
    write(club, event, "moved");
    write(club, "events/new.json", "new");
    expect(changed(club)).toBe(now.toISOString());
    expect(changed(club, "events/new.json")).toBe(now.toISOString());
    commit(club, "events/y.json", "other", "2026-07-01T00:00:00Z");
    write(club, event, "cancelled");
    expect(changed(club)).toBe("2026-07-01T00:00:01.000Z");
  });

  it("is now for content in no repository", () => {
    mkdirSync(inRoot("folder"));
    write(inRoot("folder"), event, "planned");
    expect(changed(inRoot("folder"))).toBe(now.toISOString());
  });

  it("is never earlier in the next shallow clone", () => {
    const club = newClub();
    const changedInClone = (name: string) => {
      git(root, ["clone", "-q", "--depth", "1", `file://${club}`, inRoot(name)]);
      return changed(inRoot(name));
    };
    commit(club, event, "moved", "2026-02-01T00:00:00Z");
    const first = changedInClone("first");
    commit(club, "events/y.json", "other", "2026-03-01T00:00:00Z");
    const second = changedInClone("second");
    commit(club, event, "planned", "2026-04-01T00:00:00Z");
    expect([first, second, changedInClone("third")]).toEqual([
      "2026-02-01T00:00:00.000Z",
      "2026-03-01T00:00:00.000Z",
      "2026-04-01T00:00:00.000Z",
    ]);
  });
});

/** How the workflow of a club clones it: the depth and the filter, such as `blob:none`. */
function cloneOfWorkflow(): { readonly depth: string | undefined; readonly filter: string | undefined } {
  const steps = readFileSync(".github/workflows/club-site.yml", "utf8");
  const [, inputs = ""] = /path: club\n([\s\S]*?)\n\s*- /.exec(steps) ?? [];
  return { depth: /fetch-depth: (\d+)/.exec(inputs)?.[1], filter: /filter: (\S+)/.exec(inputs)?.[1] };
}

it("is known in a clone as the workflow makes it, which lacks old texts and can't ask for them", () => {
  const club = newClub();
  commit(club, event, "postponed", "2026-02-01T00:00:00Z");
  commit(club, "notices/n.json", "new", "2026-03-01T00:00:00Z");
  git(club, ["config", "uploadpack.allowFilter", "true"]);
  const { depth, filter } = cloneOfWorkflow();
  expect(depth).toBe("0");
  const clone = inRoot("clone");
  git(root, ["clone", "-q", ...(filter === undefined ? [] : [`--filter=${filter}`]), `file://${club}`, clone]);
  rmSync(club, { recursive: true });
  expect(changed(clone)).toBe("2026-02-01T00:00:00.000Z");
  expect(changed(clone, "notices/n.json")).toBe("2026-03-01T00:00:00.000Z");
});
