import { articleTranslations } from "../../../../src/cms/decap/article-translations";
import type { BackendCall } from "../../../../src/cms/decap/decap-backend";
import type { UnknownFunction } from "../../../../src/domain/shape";
import { propertyOf } from "../../../../src/domain/shape";
import { articleFile } from "../../../support/content/content-tree";
import { inLanguage } from "../../../support/in-language";

const original = articleFile("title: First", "One.\n");
const bangla = articleFile("title: প্রথম", "এক।\n");
const joined = "---\ntitle: First\ntranslations:\n  bn:\n    title: প্রথম\n    body: এক।\n---\n\nOne.\n";
const [article, beside] = ["content/blog/first.md", "content/blog/first.bn.md"];

/** A backend as Decap has them, on files in memory, with the wrappers around it. */
function backend(files: Record<string, string>, branch: Record<string, string> = {}) {
  const deleted: string[][] = [];
  const methods: Record<string, UnknownFunction> = {
    getEntry: (path) => Promise.resolve({ file: { path }, data: files[String(path)] ?? "" }),
    unpublishedEntryDataFile: (_collection, _slug, path, id) => {
      // Hosts look for the id, and for the path only without one.
      const text = branch[String(id ?? path)];
      return text === undefined ? Promise.reject(new Error("404")) : Promise.resolve(text);
    },
    allEntriesByFolder: () => Promise.resolve(Object.entries(files).map(([path, data]) => ({ file: { path }, data }))),
    persistEntry: (entry, options) => {
      const target = propertyOf(options, "useWorkflow") === true ? branch : files;
      const dataFiles: unknown = propertyOf(entry, "dataFiles");
      for (const file of Array.isArray(dataFiles) ? dataFiles : [])
        target[String(propertyOf(file, "path"))] = String(propertyOf(file, "raw"));
      return Promise.resolve();
    },
    deleteFiles: (paths) => {
      const list = Array.isArray(paths) ? paths.map(String) : [];
      deleted.push(list);
      for (const path of list) Reflect.deleteProperty(files, path);
      return Promise.resolve();
    },
  };
  const bare: BackendCall = async (name, ...given) => {
    const answer: unknown = await methods[name]?.(...given);
    return answer;
  };
  const wrapped = Object.fromEntries(
    Object.entries(articleTranslations("content", bare)).flatMap(([name, wrap]) => {
      const method = methods[name];
      return method ? [[name, wrap(method)] as const] : [];
    }),
  );
  const call = async (name: string, ...given: unknown[]): Promise<unknown> => {
    const answer: unknown = await wrapped[name]?.(...given);
    return answer;
  };
  return {
    files,
    branch,
    deleted,
    call,
    open: async (path = article) => propertyOf(await call("getEntry", path), "data"),
    save: (raw: string, options: object = {}, path = article) =>
      call(
        "persistEntry",
        { dataFiles: [{ path, slug: "first", raw }], assets: [] },
        { commitMessage: "x", ...options },
      ),
  };
}

test("a site in one language reads and writes as before", () => {
  expect(articleTranslations("content", () => Promise.resolve())).toEqual({});
});

describe("On a site in English and Bangla", () => {
  inLanguage("en", "bn");

  it("an article opens with its translation, and saving it without a change writes the same", async () => {
    const { files, open, save } = backend({ [article]: original, [beside]: bangla });
    expect(await open()).toBe(joined);
    await save(joined);
    expect(files).toEqual({ [article]: original, [beside]: bangla });
  });

  it("a list has each article once", async () => {
    const { call } = backend({ [article]: original, [beside]: bangla, "content/blog/README.md": "x" });
    expect(await call("allEntriesByFolder")).toEqual([
      { file: { path: article }, data: original },
      { file: { path: "content/blog/README.md" }, data: "x" },
    ]);
  });

  it("a new translation gets a file, and an emptied one loses it", async () => {
    const { files, open, save, deleted } = backend({ [article]: original });
    expect(await open()).toBe(original);
    await save(joined);
    expect(files[beside]).toBe(bangla);
    await save(original);
    expect(files).toEqual({ [article]: original });
    expect(deleted).toEqual([[beside]]);
  });

  it("an article does not open whose translation can't be read", async () => {
    const { open } = backend({ [article]: original, [beside]: "---\ntitle: [\n---\n" });
    await expect(open()).rejects.toThrow(`The file ${beside} is there already, and can't be read`);
  });

  it("translations in the front matter that have no file stay there", async () => {
    const { files, open, save } = backend({ [article]: original });
    await open();
    const raw = "---\ntitle: First\ntranslations:\n  fr:\n    title: Premier\n  bn:\n    title: প্রথম\n---\n\nOne.\n";
    await save(raw);
    expect(files[article]).toBe("---\ntitle: First\ntranslations:\n  fr:\n    title: Premier\n---\n\nOne.\n");
    expect(files[beside]).toContain("প্রথম");
    const odd = "---\ntitle: First\ntranslations: none\n---\n\nOne.\n";
    await save(odd);
    expect(files[article]).toBe(odd);
  });

  describe("a draft on a branch of its own", () => {
    const draft = { useWorkflow: true };
    const theirs = articleFile("title: খসড়া", "এক।\n");

    it("opens with the translation of the branch, though Decap names the article by an id, and can be saved again", async () => {
      const { branch, files, call, save } = backend(
        { [article]: original, [beside]: bangla },
        { id: original, [article]: original, [beside]: theirs },
      );
      const text = await call("unpublishedEntryDataFile", "blog", "first", article, "id");
      expect(text).toBe(joined.replace("প্রথম", "খসড়া"));
      await save(joined.replace("প্রথম", "দ্বিতীয়"), draft);
      await save(joined.replace("প্রথম", "তৃতীয়"), draft);
      expect(branch[beside]).toContain("তৃতীয়");
      expect(files[beside]).toBe(bangla);
    });

    it("opens as the article if only the translation differs, and is saved as both", async () => {
      const { branch, call, save } = backend(
        { [article]: original, [beside]: bangla },
        { id: theirs, [beside]: theirs },
      );
      const text = await call("unpublishedEntryDataFile", "blog", "first", beside, "id");
      expect(text).toBe(joined.replace("প্রথম", "খসড়া"));
      await save(joined.replace("প্রথম", "দ্বিতীয়"), draft, beside);
      expect(branch[article]).toBe(original);
      expect(branch[beside]).toContain("দ্বিতীয়");
    });
  });
});
