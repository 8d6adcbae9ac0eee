import { mkdtempSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Browser, Page } from "playwright";
import sharp from "sharp";
import { checkContent, reportLines } from "../../../src/content/check/check-content";
import { openPage, type PageOptions } from "../browser/browser";
import { EditorForm, type Uploads } from "./editor-form";
import type { LocalEditor } from "./local-editor";

/** A photo as a camera writes it, and a file to download. */
export async function makeUploads(editor: LocalEditor): Promise<Uploads> {
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

interface OpenedEditor {
  readonly page: Page;
  readonly form: EditorForm;
  /** All errors, and every request that left this machine. */
  readonly errors: () => string[];
}

/** The editor of the built site in a browser, with the helper that writes files behind it. */
export async function openEditor(
  browser: Browser,
  origin: string,
  editor: LocalEditor,
  options: PageOptions = { viewport: { width: 1400, height: 1000 } },
): Promise<OpenedEditor> {
  const { page, errors } = await openPage(browser, origin, options);
  await editor.connect(page);
  const isExpected = (error: string) =>
    // The helper listens on another port. Decap asks it whether a new file is already there, which it
    // answers with an error; and what is refused is told to the console too.
    /^(?:third party|500): http:\/\/127\.0\.0\.1:/.test(error) || /status of 500|RefusedEntry/.test(error);
  return { page, form: new EditorForm(page), errors: () => errors.filter((error) => !isExpected(error)) };
}

/** The errors and warnings that the content check finds in what the editor wrote. */
export function checkLines({ content }: LocalEditor): string[] {
  return reportLines(checkContent(content));
}
