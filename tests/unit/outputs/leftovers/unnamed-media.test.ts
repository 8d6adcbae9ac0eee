import { existsSync } from "node:fs";
import path from "node:path";
import { replaceFile } from "../../../../src/outputs/writing/replace-file";
import { removeUnnamedMedia } from "../../../../src/outputs/leftovers/remove-leftovers";
import { emptyFolder } from "../../../support/temporary-folder";

const site = emptyFolder();

const [photo, other, download] = ["a".repeat(32), "b".repeat(32), "c".repeat(24)];
const card = `/static/${photo}/0a1b2/photo.webp`;
const wide = `/static/${photo}/3c4d5/photo.webp`;
const face = `/static/${other}/0a1b2/face.webp`;
const rules = `/static/${download}/rules.pdf`;

/** Which of these files stay beside texts of the site. */
async function kept(published: readonly string[], texts: Readonly<Record<string, string>>): Promise<string[]> {
  for (const file of published) await replaceFile(path.join(site, file), "");
  for (const [file, text] of Object.entries(texts)) await replaceFile(path.join(site, file), text);
  await removeUnnamedMedia(site);
  return published.filter((file) => existsSync(path.join(site, file)));
}

test.each([
  ["a page", "events.html", `<img srcset="${card} 360w" src="x">`],
  ["a page of a site in a folder", "events.html", `<img src="/club${card}">`],
  ["the data of a page", "page-data/events/page-data.json", JSON.stringify({ src: card })],
  ["a data file", `data/members.${"1".repeat(20)}.json`, JSON.stringify([card])],
  ["a feed", "notice/feed.xml", `<enclosure url="https://club.example.org${card}"/>`],
  ["the open data", "open-data/events.json", JSON.stringify({ image: `https://club.example.org${card}` })],
])("a picture stays while %s names it, and only in that size", async (_, file, text) => {
  expect(await kept([card, wide, face], { [file]: text })).toEqual([card]);
});

test("a download stays while it is named, whatever its name is", async () => {
  const bangla = `/static/${"d".repeat(24)}/নিয়ম.pdf`;
  const gone = `/static/${"e".repeat(24)}/old.pdf`;
  const page = `<a href="${rules}">A</a><a href="${encodeURI(bangla)}">B</a>`;
  expect(await kept([rules, bangla, gone], { "notice/a.html": page })).toEqual([rules, bangla]);
});

test("what no file names any more goes at once, even if it is the last", async () => {
  expect(await kept([card, rules], { "index.html": "<p>Nothing</p>" })).toEqual([]);
});

test("files that belong to no content stay", async () => {
  const font = "/static/font-0123.woff2";
  expect(await kept([font], { "index.html": "" })).toEqual([font]);
});

test("it tells from which files it has removed pictures", async () => {
  for (const file of [card, wide, face]) await replaceFile(path.join(site, file), "");
  await replaceFile(path.join(site, "index.html"), card);
  expect([...(await removeUnnamedMedia(site))].sort()).toEqual([photo, other]);
});
