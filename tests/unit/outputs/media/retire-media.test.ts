import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { contentIn } from "../../../../src/content/read/read-content";
import { publishFile } from "../../../../src/outputs/media/publish-file";
import { replaceFile } from "../../../../src/outputs/writing/replace-file";
import { retireMedia } from "../../../../src/outputs/media/retire-media";
import { articleFile, minimalTree, writeContentTree, type TreeFiles } from "../../../support/content/content-tree";

const root = mkdtempSync(path.join(tmpdir(), "retire-"));
const [content, site] = [path.join(root, "content"), path.join(root, "public")];
afterEach(() => rmSync(root, { recursive: true }));

const digest = "0123456789abcdef".repeat(2);
const write = (files: TreeFiles) => writeContentTree(content, { ...minimalTree, ...files });
const publish = async (file: string) => (await publishFile(path.join(content, file), site)) ?? "nothing";
const retire = () =>
  retireMedia(site, { content: contentIn(content), digests: new Set([digest]), now: new Date("2026-11-22T08:00:00Z") });
const isThere = (address: string) => existsSync(path.join(site, address));

const names = ["rules.pdf", "50% off #1.pdf", "a%20b.pdf", "নিয়ম.pdf"];
const notice = (status: string) => ({
  "notices/n.json": {
    ...{ id: "n", title: "N", downloadUrl: "../media/rules.pdf", content: `[A](<../media/50% off #1.pdf>)` },
    attachments: [{ name: "A", url: "../media/a%20b.pdf" }],
  },
  "blog/a.md": articleFile(
    `title: A\nstatus: ${status}`,
    "[A](../media/%E0%A6%A8%E0%A6%BF%E0%A6%AF%E0%A6%BC%E0%A6%AE.pdf)",
  ),
  ...Object.fromEntries(names.map((name) => [`media/${name.normalize("NFC")}`, `%PDF-1.4 ${name}`])),
});

test("downloads that published items name stay, whatever their names", async () => {
  write(notice("published"));
  const addresses = await Promise.all(names.map((name) => publish(`media/${name.normalize("NFC")}`)));
  await retire();
  expect(addresses.filter((address) => !isThere(address))).toEqual([]);
});

test("a download goes with the build that no longer names it, and so does one that only a draft names", async () => {
  write({ ...notice("draft"), "media/old.pdf": "%PDF-1.4 old" });
  const [old, ofDraft, kept] = await Promise.all(
    ["media/old.pdf", `media/${(names[3] ?? "").normalize("NFC")}`, "media/rules.pdf"].map(publish),
  );
  await retire();
  expect([old, ofDraft, kept].map((address = "") => isThere(address))).toEqual([false, false, true]);
});

test("a download that has changed is published in its new form only", async () => {
  write(notice("published"));
  const before = await publish("media/rules.pdf");
  write({ "media/rules.pdf": "%PDF-1.7 the new rules" });
  const after = await publish("media/rules.pdf");
  await retire();
  expect([isThere(before), isThere(after)]).toEqual([false, true]);
});

test("pictures of files that have left the content go, and originals that earlier versions published", async () => {
  write({});
  const gone = "f".repeat(32);
  const files = [`${digest}/abcde/photo.webp`, `${gone}/abcde/photo.webp`, `${digest}/photo.jpg`, "font-0123.woff2"];
  for (const file of files) await replaceFile(path.join(site, "static", file), "");
  await retire();
  expect(files.filter((file) => isThere(`static/${file}`))).toEqual([`${digest}/abcde/photo.webp`, "font-0123.woff2"]);
});
