import { buildSync } from "esbuild";
import type { Page } from "playwright";
import type { Example } from "./lesson-examples";

/** In ms: how long to wait for the expected content of a page. */
const PATIENCE = 5_000;

interface Shown {
  /** The lines that a reader sees, then those of the console. */
  readonly lines: readonly string[];
  readonly errors: readonly string[];
}

/** Makes a page from an example, does what its input says, and waits until it shows what the example expects. */
export async function showPage(page: Page, example: Example): Promise<Shown> {
  const printed: string[] = [];
  const errors: string[] = [];
  page.on("console", (message) => {
    (message.type() === "error" ? errors : printed).push(message.text());
  });
  page.on("pageerror", ({ message }) => errors.push(message));
  await page.route(/^https?:/, (route) => route.abort());
  await page.setContent(documentOf(example));
  for (const line of linesOf(example.input)) await doStep(page, line);
  const lines = async () => [...linesOf(await page.locator("body").innerText()), ...printed.flatMap(linesOf)];
  const isThere = async () =>
    example.error === undefined
      ? (await lines()).join("\n") === linesOf(example.output ?? "").join("\n")
      : errors.some((error) => error.includes(example.error?.trim() ?? ""));
  const end = Date.now() + PATIENCE;
  while (!(await isThere()) && Date.now() < end) await page.waitForTimeout(50);
  return { lines: await lines(), errors };
}

/** The lines of a text that have words, with single spaces. */
export function linesOf(text: string): readonly string[] {
  return text
    .split("\n")
    .map((line) => line.replace(/\s+/g, " ").trim())
    .filter(Boolean);
}

function documentOf({ code }: Example): string {
  const textOf = (language: string) => code.filter((each) => each.language === language).map(({ text }) => text);
  const html = textOf("html").join("\n") || '<div id="root"></div>';
  const scripts = [...textOf("javascript"), ...textOf("jsx").map(bundleOf)];
  const script = scripts.map((text) => `<script type="module">${text.replaceAll("</script", "<\\/script")}</script>`);
  const doctype = /^<!doctype/i.test(html) ? "" : "<!doctype html>";
  return [doctype + html, `<style>${textOf("css").join("\n")}</style>`, ...script].join("\n");
}

/** A script that renders the component that the code exports. */
function bundleOf(code: string): string {
  const contents = `${code}
import { createRoot } from "react-dom/client";
createRoot(document.getElementById("root")).render(<${/export default function (\w+)/.exec(code)?.[1]} />);`;
  const { outputFiles } = buildSync({
    stdin: { contents, resolveDir: process.cwd(), loader: "jsx" },
    bundle: true,
    write: false,
    jsx: "automatic",
    // The development version of React, which warns, for example, about missing keys.
    define: { "process.env.NODE_ENV": '"development"' },
    logLevel: "silent",
  });
  return outputFiles[0]?.text ?? "";
}

/**
 * The actions of a reader: `Press "Book"`, `Type "Rima" into "Name"`, `Tick "Window seat"` or `Choose "B" in "Row"`.
 */
async function doStep(page: Page, line: string): Promise<void> {
  const [verb = ""] = line.split(" ");
  const [words = "", place = ""] = Array.from(line.matchAll(/"([^"]*)"/g), ([, text = ""]) => text);
  const steps: Readonly<Record<string, () => Promise<void>>> = {
    Press: () => page.getByRole("button", { name: words, exact: true }).click(),
    Type: () => page.getByLabel(place, { exact: true }).pressSequentially(words),
    Clear: () => page.getByLabel(words, { exact: true }).clear(),
    Tick: () => page.getByLabel(words, { exact: true }).check(),
    Choose: async () => {
      await page.getByLabel(place, { exact: true }).selectOption(words);
    },
  };
  const step = steps[verb];
  if (!step) throw new Error(`"${line}" is no step, expected one that begins with ${Object.keys(steps).join(", ")}`);
  await step();
}
