import { mkdtempSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "playwright";
import sharp from "sharp";
import { checkContent, reportLines } from "../../../src/content/check/check-content";
import { openPage, type PageOptions } from "../browser/browser";
import { siteInBrowser, type SiteInBrowser } from "../browser/site-in-browser";
import { EditorForm, type Uploads } from "./editor-form";
import { startLocalEditor, type LocalEditor } from "./local-editor";

export interface OpenedEditor {
  readonly page: Page;
  readonly form: EditorForm;
  /** All errors of the test, and every request that left this machine. */
  readonly errors: () => string[];
}

/** The editor of the built site, with the helper that writes files behind it, as the tests of a file use it. */
export interface EditorInBrowser {
  readonly site: SiteInBrowser;
  readonly content: string;
  readonly changes: () => string[];
  readonly read: (file: string) => string;
  /** Writes a file of the content, an object as JSON. */
  readonly write: (file: string, content: string | Uint8Array | object) => void;
  /** A photo as a camera writes it, and a file to download. */
  readonly makeUploads: () => Promise<Uploads>;
  /** The errors and warnings that the content check finds in what the editor wrote. */
  readonly checkLines: () => string[];
  /** The tab that the tests of the file share: to start the editor takes longer than most tests. */
  readonly open: () => Promise<OpenedEditor>;
  /** A tab of a browser that has never seen the editor; it is closed after the test. */
  readonly openAnew: (options?: PageOptions) => Promise<OpenedEditor>;
}

export function editorInBrowser(): EditorInBrowser {
  const site = siteInBrowser();
  let editor: LocalEditor | undefined;
  let shared: { readonly opened: OpenedEditor; readonly found: string[] } | undefined;
  const running = () => {
    if (!editor) throw new Error("The editor runs only while tests run");
    return editor;
  };
  beforeAll(async () => {
    editor = await startLocalEditor(site.origin);
  });
  afterAll(() => editor?.close());

  const start = async (options: PageOptions) => {
    const { page, errors: found } = await openPage(site.browser, site.origin, options);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await running().connect(page.context());
    return { opened: { page, form: new EditorForm(page), errors: () => found.filter(isUnexpected) }, found };
  };
  return {
    site,
    get content() {
      return running().content;
    },
    changes: () => running().changes(),
    read: (file) => running().read(file),
    write: (file, content) => {
      const isText = typeof content === "string" || content instanceof Uint8Array;
      writeFileSync(path.join(running().content, file), isText ? content : `${JSON.stringify(content, null, 2)}\n`);
    },
    makeUploads: () => makeUploads(running()),
    checkLines: () => reportLines(checkContent(running().content)),
    open: async () => {
      shared ??= await start({ viewport: { width: 1400, height: 1000 } });
      site.keep(shared.opened.page.context());
      await shared.opened.form.reset();
      shared.found.splice(0);
      return shared.opened;
    },
    openAnew: async (options = { viewport: { width: 1400, height: 1000 } }) => (await start(options)).opened,
  };
}

/**
 * False of what is known: the helper listens on another port, Decap asks it whether a new file is already there, which it
 * answers with an error, and what is refused is told to the console too.
 */
function isUnexpected(error: string): boolean {
  return !/^(?:third party|500): http:\/\/127\.0\.0\.1:|status of 500|RefusedEntry/.test(error);
}

async function makeUploads(editor: LocalEditor): Promise<Uploads> {
  const folder = mkdtempSync(path.join(editor.uploads, "upload-"));
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

/** The names under which Decap keeps what is not saved. */
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
