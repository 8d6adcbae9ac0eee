import "../../src/commands/speak";
import { namedContentDirectory } from "../../src/content/content-directory";
import { staticPaths, readContentTree, folderError } from "../../src/content/content-tree";
import { headReader } from "../../src/content/check/check-content";
import { checkLine, deskLines } from "../../src/content/desk/desk-lines";
import { olderTranslations } from "../../src/content/desk/older-translations";
import { outsideLinks, deadLinks } from "./dead-links";
import { readContent } from "../../src/content/read/read-content";
import { checkLayout } from "../../src/content/rules/check-layout";
import { placedMessage, onOneLine } from "../../src/model/check/sentence";
import { atMostOneArgument, runCommand } from "../../src/commands/run-command";
import { deskTopics, type DeskLine } from "../../src/content/desk/item-lines";
import { t } from "../../src/words/t";

const usage = [
  t("Lists what is wrong or stale in a content tree: broken links, pictures without alt text, events that are over, …"),
  "",
  "  npm run desk -- [--links] [DIR]",
  "",
  t("DIR is the content tree (default: CONTENT_DIR, or 'content')."),
  t("  --links   also ask other sites whether the pages that the content links to exist"),
].join("\n");

runCommand({
  usage,
  options: { links: { type: "boolean" } },
  content: (positionals) =>
    (atMostOneArgument(positionals, "folder", "npm run desk -- content") || namedContentDirectory()).replace(
      /(?<=.)\/+$/,
      "",
    ),
  run: async ({ links }, _, directory) => {
    const error = folderError(directory);
    if (error !== undefined) throw new Error(placedMessage(directory, error));
    const now = new Date();
    const tree = readContentTree(directory);
    const { content, diagnostics } = readContent(tree);
    // What the content check reports about files that are not items.
    const unread = [...tree.diagnostics, ...diagnostics, ...checkLayout(tree)].map(checkLine);
    const surroundings = {
      now,
      staticFiles: staticPaths("static"),
      headOf: headReader(tree),
      mediaFiles: [...tree.files].filter((file) => file.startsWith("media/")),
    };
    const dead = links ? await deadLinks(content.items.flatMap(outsideLinks)) : [];
    const older = olderTranslations(content.items, directory);
    const lines = [...unread, ...deskLines(content, surroundings), ...older, ...dead];
    for (const line of describeDesk(lines, directory)) console.log(line);
  },
});

function describeDesk(lines: readonly DeskLine[], directory: string): string[] {
  if (lines.length === 0) return [t("Nothing to do.")];
  return Object.entries(deskTopics).flatMap(([topic, heading]) => {
    const own = lines.filter((line) => line.topic === topic);
    if (own.length === 0) return [];
    const texts = own.map(({ file, path, message }) => onOneLine(placedMessage(`${directory}/${file}`, path, message)));
    return ["", `${heading} (${own.length})`, ...texts.map((text) => `  ${text}`)];
  });
}
