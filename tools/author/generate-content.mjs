#!/usr/bin/env node
/**
 * Writes a valid content tree of any size, always the same for the same numbers, to measure
 * builds and pages.
 */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { clubFile, events, galleryPictures, notices, posts, workshops } from "./generated-content/items.mjs";
import { advisors, members, pastLeaders, team } from "./generated-content/people.mjs";
import { portraitPng } from "./generated-content/portrait.mjs";

const help = `Writes a valid content tree of any size, always the same for the same numbers.

  node tools/author/generate-content.mjs --members 10000 --out /tmp/large-content
  CONTENT_DIR=/tmp/large-content npm run build

  --out DIR        where to write; must be empty or absent (required)
  --members N      club members (default 100)
  --events N       events (default 20)
  --workshops N    workshops (default 20)
  --notices N      notices (default 20)
  --posts N        gallery posts (default 20)
  --pictures N     how many of the members have a picture (default 0)
  --galleries N    how many of the posts have pictures, a few that they share (default 0)
  --help           this text

Six leaders, three past leaders and three advisors are always there.
`;

const counts = ["members", "events", "workshops", "notices", "posts", "pictures", "galleries"];
const defaults = { members: 100, events: 20, workshops: 20, notices: 20, posts: 20, pictures: 0, galleries: 0 };

function main() {
  const { values } = readArguments();
  if (values.help) {
    process.stdout.write(help);
    return;
  }
  if (!values.out) throw new Error("--out is missing: expected the folder to write to");
  const amounts = Object.fromEntries(counts.map((name) => [name, countOf(name, values[name])]));
  const directory = path.resolve(values.out);
  if (existsSync(directory) && readdirSync(directory).length > 0) throw new Error(`${directory} is not empty`);
  const written = writeTree(directory, amounts);
  console.log(`${written} files written to ${directory}`);
}

function readArguments() {
  const named = Object.fromEntries(counts.map((name) => [name, { type: "string" }]));
  return parseArgs({ options: { ...named, out: { type: "string" }, help: { type: "boolean", short: "h" } } });
}

function countOf(name, value) {
  if (value === undefined) return defaults[name];
  if (!/^\d{1,6}$/.test(value)) throw new Error(`--${name} is ${JSON.stringify(value)}, expected a whole number`);
  return Number(value);
}

function writeTree(directory, amounts) {
  const folders = {
    events: events(amounts.events),
    workshops: workshops(amounts.workshops),
    notices: notices(amounts.notices),
    posts: posts(amounts.posts, amounts.galleries),
    members: members(amounts.members, amounts.pictures),
    team: team(6),
    "past-leaders": pastLeaders(3),
    advisors: advisors(3),
  };
  const write = (file, contents) => {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, contents);
  };
  const asText = (item) => `${JSON.stringify(item, null, 2)}\n`;
  write(path.join(directory, "site/club.json"), asText(clubFile));
  let written = 1;
  for (const [folder, items] of Object.entries(folders))
    for (const item of items) {
      write(path.join(directory, folder, `${item.id}.json`), asText(item));
      written += 1;
    }
  for (const [file, name] of pictureFiles(folders.members, amounts.galleries)) {
    write(path.join(directory, "members", file), portraitPng(name));
    written += 1;
  }
  return written;
}

/** Each picture: its path as seen from a folder of items, and the name that decides its colours. */
function pictureFiles(people, galleries) {
  const portraits = people.flatMap(({ id, image }) => (image ? [[image, `member-${id}`]] : []));
  return galleries > 0 ? [...portraits, ...galleryPictures.map((file) => [file, file])] : portraits;
}

try {
  main();
} catch (error) {
  console.error(error.message);
  console.error("Try --help.");
  process.exitCode = 1;
}
