import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { dateSample } from "../../../tools/author/date-sample.mjs";
import { isJsonObject } from "../../../src/model/schema/json-object";
import { buildSiteIn } from "../build-site-in";
import { PICTURES_DAY } from "./pictures";

/** Writes enough old items into a content tree that lists are divided into years. */
const old = {
  events: 15,
  notices: 110,
  "past-leaders": 31,
} as const;

const clubs = {
  sample: (content: string) => {
    cpSync("content", content, { recursive: true });
    dateSample(content, PICTURES_DAY);
    for (const [folder, count] of Object.entries(old))
      for (let number = 1; number <= count; number += 1) writeItem(content, folder, 900 + number);
    for (let number = 1; number <= 25; number += 1)
      writeFileSync(
        path.join(content, "blog", `old-${number}.md`),
        `---\ntitle: Old article ${number}\npublishDate: ${dayOf(number)}\nstatus: published\nexcerpt: Of long ago.\n---\n\nOld.\n`,
      );
  },
  poor: (content: string) => {
    const files: unknown = parse(readFileSync("tests/support/looks/poor-club.yaml", "utf8"));
    for (const [file, fields] of Object.entries(isJsonObject(files) ? files : {}))
      writeFile(content, file, JSON.stringify(fields));
    writeFile(content, "blog/x.md", "---\ntitle: X\nstatus: published\n---\n\nOne line.\n");
    writeFile(content, "pages/privacy.md", "---\ntitle: Privacy\n---\n\nWe store nothing.\n");
  },
} as const;

const dayOf = (number: number) => `${2020 + (number % 3)}-03-${String(1 + (number % 28)).padStart(2, "0")}`;

function writeItem(content: string, folder: string, id: number): void {
  const item =
    folder === "past-leaders"
      ? { id, name: `Old Leader ${id}`, tenure: dayOf(id).slice(0, 4) }
      : { id: `old-${id}`, title: `Old item ${id}`, date: dayOf(id) };
  writeFile(content, `${folder}/${item.id}.json`, JSON.stringify(item));
}

function writeFile(content: string, file: string, text: string): void {
  const target = path.join(content, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}

const [directory, club] = process.argv.slice(2);
if (directory === undefined || (club !== "sample" && club !== "poor"))
  throw new Error("Name the folder to build in, and 'sample' or 'poor'");
void buildSiteIn(path.resolve(directory), clubs[club]);
