import { readFileSync } from "node:fs";
import path from "node:path";
import { writeOlderTranslations } from "../../../../src/cms/build/write-older-translations";
import { askForOlderTranslations, readOlderTranslations } from "../../../../src/cms/desk/read-older-translations";
import { contentIn } from "../../../../src/content/read/read-content";
import { SiteFiles } from "../../../../src/outputs/writing/site-files";
import { articleFile, minimalTree, writeContentTree, type TreeFiles } from "../../../support/content/content-tree";
import { git } from "../../../support/git-repository";
import { inLanguage } from "../../../support/in-language";
import { emptyFolder } from "../../../support/temporary-folder";

inLanguage("en", "bn");

const line = { topic: "translations", file: "events/x.json", path: "", message: "has changed" };

function answerWith(body: string, status = 200): void {
  jest.spyOn(globalThis, "fetch").mockResolvedValue(new Response(body, { status }));
}

function answering(answer: unknown): Promise<unknown> {
  answerWith(JSON.stringify(answer));
  return askForOlderTranslations("http://localhost:8081/api/v1");
}

afterEach(() => void jest.restoreAllMocks());

test("the lines of the helper about older translations are lines of the desk", async () => {
  expect(await answering([line])).toEqual([line]);
});

test.each([{ error: "no" }, [{ ...line, topic: "check" }], [{ ...line, message: 1 }], null])(
  "an answer such as %j is an error, not a line",
  async (answer) => {
    await expect(answering(answer)).rejects.toThrow("The helper answered");
  },
);

describe("The desk of the hosted editor", () => {
  const root = emptyFolder();
  const directory = path.join(root, "content");
  const now = new Date("2026-03-01T00:00:00Z");

  const event = (id: string, title: string, fields: object = {}): TreeFiles => ({
    [`events/${id}.json`]: { id, title, translations: { bn: { title: "এক্স" } }, ...fields },
  });
  const write = (files: TreeFiles) => writeContentTree(directory, { ...minimalTree, ...files });

  /** What the build writes for a repository with these versions of the content. */
  async function built(...versions: readonly TreeFiles[]): Promise<string> {
    git(root, ["init", "-qb", "main"]);
    for (const files of versions) {
      write(files);
      git(root, ["add", "-A"]);
      git(root, ["commit", "-qm", "x"]);
    }
    const site = path.join(root, "public");
    await writeOlderTranslations(new SiteFiles(site), contentIn(directory), now);
    return readFileSync(path.join(site, "admin/older-translations.json"), "utf8");
  }

  it("names the translations that were older than their originals at the build, and no longer those that have changed since", async () => {
    answerWith(
      await built({ ...event("a", "A"), ...event("b", "B") }, { ...event("a", "A new"), ...event("b", "B new") }),
    );
    write(event("b", "B new", { venue: "Hall", translations: { bn: { title: "বি" } } }));
    expect(await readOlderTranslations(contentIn(directory).items)).toEqual([
      { ...line, file: "events/a.json", message: "has changed since it was translated into Bangla: look at Title" },
    ]);
  });

  it("names no item that is gone", async () => {
    answerWith(await built(event("a", "A"), event("a", "A new")));
    expect(await readOlderTranslations([])).toEqual([]);
  });

  it("reads a file without a text of the content, and without the items that the site does not show", async () => {
    const draft = (title: string): TreeFiles => ({
      "blog/secret.md": articleFile(`title: ${title}\nstatus: draft`, "One.\n"),
      "blog/secret.bn.md": articleFile("title: প্রথম", "লেখা।\n"),
    });
    const waiting = (title: string) => event("waiting", title, { publishAt: "2026-03-02" });
    const text = await built(
      { ...draft("A"), ...waiting("A"), ...event("a", "A") },
      { ...draft("B"), ...waiting("B"), ...event("a", "Hidden") },
    );
    expect(text).toContain("events/a.json");
    expect(text).not.toMatch(/secret|waiting|Hidden|এক্স/);
  });

  it.each([
    ["404", "not here", 404],
    ["a line without a digest", JSON.stringify([line]), 200],
  ])("takes %s for an error", async (_, body, status) => {
    answerWith(body, status);
    await expect(readOlderTranslations([])).rejects.toThrow("/admin/older-translations.json answered");
  });
});
