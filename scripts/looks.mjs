import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { run } from "./run.mjs";
import { setup } from "./setup.mjs";

const help = `npm run looks

Takes pictures of each template and of what opens on its pages, on a phone and a desktop, in both themes, from the sample and
from a club with little content, and writes a page that shows them side by side: test-results/looks/index.html. The small
pictures in tests/browser/looks/pictures are replaced where they have changed: git shows which.`;

const folder = path.resolve("test-results/looks");

/** What to check on each page. */
const checks = [
  "The eye finds the answer to the page's question in three seconds.",
  "There is one left edge, and distances say what belongs together.",
  "Nothing is cut, torn, doubled or empty, and no text runs through another.",
  "One thing stands out: one filled button.",
  "Long words, one letter, Bangla and Arabic have their place.",
  "You would show it to somebody.",
];

const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** The page that shows all pictures of a folder; beside each name is the question that the page should answer. */
function pageOf(clubs) {
  const sections = clubs.flatMap((club) => {
    const files = readdirSync(path.join(folder, club)).sort();
    return files
      .filter((file) => file.endsWith(".txt"))
      .map((file) => {
        const name = path.basename(file, ".txt");
        const pictures = files.filter(
          (each) => each.startsWith(`${name}-`) && /^-(phone|desktop)-\w+\.webp$/.test(each.slice(name.length)),
        );
        const question = readFileSync(path.join(folder, club, file), "utf8");
        const images = pictures.map((each) => `<img src="${club}/${each}" alt="${each}" loading="lazy">`);
        return `<section><h2>${club}: ${name}</h2><p>${escaped(question)}</p><div>${images.reverse().join("")}</div></section>`;
      });
  });
  const style =
    "body{font:16px/1.5 sans-serif;margin:2rem;background:#888}div{display:flex;gap:1rem;align-items:start;overflow-x:auto}img{max-height:95vh;width:auto}";
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Looks</title><style>${style}</style><h1>Looks</h1><ul>${checks
    .map((check) => `<li>${check}</li>`)
    .join("")}</ul>${sections.join("\n")}</html>`;
}

async function takePictures() {
  rmSync(folder, { recursive: true, force: true });
  process.env.LOOKS_PAGE = folder;
  await setup();
  await run("node", ["scripts/install-browser.mjs"]);
  const { steps } = await import("./testing/steps.mjs");
  for (const { stage, name, run: start } of steps)
    if (stage === "looks") {
      const { failed } = await start();
      if (failed > 0) throw new Error(`${name}: ${failed} failed`);
    }
  const page = path.join(folder, "index.html");
  writeFileSync(page, pageOf(["sample", "poor"]));
  console.log(`Look at ${page}`);
}

if (process.argv.includes("--help")) console.log(help);
else
  takePictures().catch((error) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
