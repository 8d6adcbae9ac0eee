import { mkdtempSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, type Page, type TestInfo } from "@playwright/test";
import sharp from "sharp";
import { checkContent, reportLines } from "../../../src/content/check/check-content";
import { prepare, type PageOptions } from "../browser/browser";
import { test as base } from "../browser/fixtures";
import { EditorForm, type Uploads } from "./editor-form";
import { startLocalEditor, type LocalEditor } from "./local-editor";

export { expect };

export interface OpenedEditor {
  readonly page: Page;
  readonly form: EditorForm;
}

/** The editor of the built site, with the helper that writes files behind it; each test begins with the club's content. */
export interface EditorInBrowser {
  readonly content: string;
  readonly changes: () => string[];
  readonly read: (file: string) => string;
  /** Writes a file of the content, an object as JSON. */
  readonly write: (file: string, content: string | Uint8Array | object) => void;
  /** A photo as a camera writes it, and a file to download. */
  readonly makeUploads: () => Promise<Uploads>;
  /** The errors and warnings that the content check finds in what the editor wrote. */
  readonly checkLines: () => string[];
  /** The tab that tests share, since starting the editor takes longer than most tests. */
  readonly open: () => Promise<OpenedEditor>;
  /** A tab of a browser that has never seen the editor; it is closed after the test. */
  readonly openAnew: (options?: PageOptions) => Promise<OpenedEditor>;
}

interface OfWorker {
  readonly localEditor: LocalEditor;
  /** The shared tab, once a test has asked for it. */
  readonly sharedTab: () => Promise<OpenedEditor & { readonly errors: string[] }>;
}

const roomy: PageOptions = { viewport: { width: 1400, height: 1000 } };

/** Playwright's tests with the editor, whose errors also fail a test. */
export const test = base.extend<{ readonly editor: EditorInBrowser }, OfWorker>({
  localEditor: [
    async ({ server }, use) => {
      const editor = await startLocalEditor(server.origin);
      await use(editor);
      await editor.close();
    },
    { scope: "worker" },
  ],
  sharedTab: [
    async ({ browser, server, localEditor }, use) => {
      let tab: ReturnType<OfWorker["sharedTab"]> | undefined;
      const start = async () => {
        const context = await browser.newContext({ baseURL: server.origin, ...roomy });
        const page = await context.newPage();
        const errors: string[] = [];
        await prepare(page, server.origin, roomy, errors);
        return { page, errors, form: await connect(page, localEditor) };
      };
      await use(() => (tab ??= start()));
      await (await tab)?.page.context().close();
    },
    { scope: "worker" },
  ],
  editor: async ({ site, localEditor, sharedTab }, use, testInfo) => {
    const { content, changes, read, reset } = localEditor;
    const found: string[][] = [];
    reset();
    await use({
      content,
      changes,
      read,
      write: (file, text) => {
        const isText = typeof text === "string" || text instanceof Uint8Array;
        writeFileSync(path.join(content, file), isText ? text : `${JSON.stringify(text, null, 2)}\n`);
      },
      makeUploads: () => makeUploads(testInfo),
      checkLines: () => reportLines(checkContent(content)),
      open: async () => {
        const { page, form, errors } = await sharedTab();
        await form.reset();
        errors.splice(0);
        found.push(errors);
        return { page, form };
      },
      openAnew: async (options = roomy) => {
        const { page, errors } = await site.open({ ...options, mayFail: true });
        if (options.mayFail !== true) found.push(errors);
        return { page, form: await connect(page, localEditor) };
      },
    });
    expect(found.flat().filter(isUnexpected), "what went wrong in the editor").toEqual([]);
  },
});

async function connect(page: Page, localEditor: LocalEditor): Promise<EditorForm> {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await localEditor.connect(page.context());
  return new EditorForm(page);
}

/**
 * False for known messages: the helper listens on another port; Decap asks it whether a new file exists already, which
 * it answers with an error; and everything that is refused or fails is also in the console.
 */
function isUnexpected(error: string): boolean {
  return !/^(?:third party|500|failed): http:\/\/127\.0\.0\.1:|status of 500|API_ERROR|Failed to fetch|RefusedEntry/.test(
    error,
  );
}

async function makeUploads(testInfo: TestInfo): Promise<Uploads> {
  const folder = mkdtempSync(testInfo.outputPath("uploads-"));
  const picture = path.join(folder, "test-photo.jpg");
  const file = path.join(folder, "test-file.pdf");
  const photo = sharp({ create: { width: 640, height: 360, channels: 3, background: "#336699" } });
  await photo
    .withExif({ IFD0: { Artist: "A camera" } })
    .jpeg()
    .toFile(picture);
  writeFileSync(file, "%PDF-1.4\n%%EOF\n");
  return { picture, file };
}

/** The names under which Decap stores unsaved texts. */
export async function keptBackups(page: Page): Promise<unknown[]> {
  return page.evaluate(async () => {
    const answerOf = <Answer>(request: IDBRequest<Answer>) =>
      new Promise<Answer>((resolve) => {
        request.onsuccess = () => resolve(request.result);
      });
    const database = await answerOf(indexedDB.open("localforage"));
    const keys = await answerOf(database.transaction("keyvaluepairs").objectStore("keyvaluepairs").getAllKeys());
    database.close();
    return keys;
  });
}
