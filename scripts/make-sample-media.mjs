#!/usr/bin/env node
/** Draws the sample pictures of the site; see HELP below. */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import sharp from "sharp";
import { blogs } from "./sample-media/blogs.mjs";
import { chromiumPath, clipThumbnail, recordClip } from "./sample-media/clip.mjs";
import { events } from "./sample-media/events.mjs";
import { galleries } from "./sample-media/galleries.mjs";
import { learning } from "./sample-media/learning.mjs";
import { logo } from "./sample-media/logo.mjs";
import { documents, onePagePdf } from "./sample-media/pdf.mjs";
import { people } from "./sample-media/people.mjs";
import { posts } from "./sample-media/posts.mjs";
import { randomFor } from "./sample-media/random.mjs";
import { svgOf } from "./sample-media/svg.mjs";

const DEFAULT_OUT = fileURLToPath(new URL("../content/media", import.meta.url));
const JPEG_LIMIT = 42 * 1024;
const JPEG_QUALITIES = [70, 64, 58];

const HELP = `Makes the sample media of the site: pictures (SVG drawn by code, saved as JPEG or PNG),
two small PDF files and a short clip. The pictures are the same on every run.

  node scripts/make-sample-media.mjs [--out DIR] [--only NAME ...]

  --out DIR     where to write; default: content/media
  --only NAME   only the files with this name, without the ending, e.g. --only logo team-1
  --help        this text

The clip is recorded with Chromium; without Chromium it is left out.`;

/** The best quality that stays under the limit; pictures with many edges get the lower ones. */
async function toJpeg(svg) {
  let bytes = Buffer.alloc(0);
  for (const quality of JPEG_QUALITIES) {
    bytes = await sharp(Buffer.from(svg)).flatten().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (bytes.length <= JPEG_LIMIT) break;
  }
  return bytes;
}

const toPng = (svg) => sharp(Buffer.from(svg)).png({ palette: true, colours: 64, compressionLevel: 9 }).toBuffer();

const drawn = (name, picture) => svgOf(picture, randomFor(name));

const pictureTask = ([name, picture]) => ({
  name,
  make: async () => ({ file: `${name}.jpg`, bytes: await toJpeg(drawn(name, picture)) }),
});

const documentTask = ([name, { title, lines }]) => ({
  name,
  make: async () => ({ file: `${name}.pdf`, bytes: onePagePdf(title, lines) }),
});

async function makeClip() {
  const executable = chromiumPath();
  if (!executable) {
    console.warn("club-clip: skipped, no Chromium found (looked in /usr/bin).");
    return null;
  }
  const { bytes, extension, check } = await recordClip(executable);
  const { duration, frames, width, height } = check;
  console.log(`club-clip: plays for ${duration.toFixed(2)} s, ${frames} frames, ${width}x${height}`);
  return { file: `club-clip.${extension}`, bytes };
}

/**
 * Everything the script can make.
 *
 * @returns {{ name: string, make: () => Promise<{ file: string, bytes: Buffer } | null> }[]}
 */
function allTasks() {
  const pictures = { ...events, ...galleries, ...learning, ...posts, ...people, ...blogs };
  return [
    {
      name: "logo",
      make: async () => ({ file: "logo.png", bytes: await toPng(drawn("logo", logo.logo)) }),
    },
    ...Object.entries(pictures).map(pictureTask),
    ...Object.entries(documents).map(documentTask),
    {
      name: "club-clip",
      make: async () => ({ file: "club-clip.jpg", bytes: await toJpeg(clipThumbnail()) }),
    },
    { name: "club-clip", make: makeClip },
  ];
}

/** The tasks asked for; a name nobody knows is an error. */
function chosenTasks(names) {
  const tasks = allTasks();
  if (names.length === 0) return tasks;
  const unknown = names.filter((name) => !tasks.some((task) => task.name === name));
  if (unknown.length > 0) throw new Error(`unknown name: ${unknown.join(", ")}`);
  return tasks.filter((task) => names.includes(task.name));
}

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      help: { type: "boolean", short: "h" },
      out: { type: "string", default: DEFAULT_OUT },
      only: { type: "string", multiple: true, default: [] },
    },
  });
  if (positionals.length > 0 && values.only.length === 0) {
    throw new Error(`unexpected: ${positionals.join(" ")} (see --help)`);
  }
  return {
    help: values.help,
    out: path.resolve(values.out),
    names: [...values.only, ...positionals],
  };
}

async function main() {
  const { help, out, names } = readArguments();
  if (help) {
    console.log(HELP);
    return;
  }
  const tasks = chosenTasks(names);
  await mkdir(out, { recursive: true });
  let total = 0;
  for (const task of tasks) {
    const made = await task.make();
    if (!made) continue;
    await writeFile(path.join(out, made.file), made.bytes);
    total += made.bytes.length;
    console.log(`${made.file}  ${(made.bytes.length / 1024).toFixed(1)} KB`);
  }
  console.log(`${(total / 1024).toFixed(0)} KB in ${out}`);
}

try {
  await main();
} catch (error) {
  console.error(`make-sample-media: ${error.message}`);
  process.exitCode = 1;
}
