import { readFile } from "node:fs/promises";
import path from "node:path";
import { pageFile } from "../../domain/addresses/page-file";
import { servedPath } from "../../domain/addresses/served-path";
import { escapeText } from "../../domain/text/escape-markup";
import { routes } from "../../domain/routes";
import { replaceFile } from "../writing/replace-file";
import { markText } from "../../content/markdown/mark-language";

const place = /(<pre[^>]*\bid="member-data"[^>]*>)[\s\S]*?(<\/pre>)/;
const memberLine = /^( *\{ "id": (\d+), "name": )("(?:[^"\\]|\\.)*")/;

/**
 * Puts the members' data into the built page, so that it reads without JavaScript and is loaded
 * once. Names lead to the profiles: it is also the list of all members for those without JavaScript.
 */
export async function fillMemberDataPage(publicDirectory: string): Promise<void> {
  const file = path.join(publicDirectory, pageFile(routes.memberData));
  const html = await readFile(file, "utf8");
  const text = await readFile(path.join(publicDirectory, routes.memberFile), "utf8");
  const filled = html.replace(place, (_, start: string, end: string) => start + linkedText(text) + end);
  if (filled !== html) await replaceFile(file, filled);
}

/** The data as HTML whose text is the data itself. */
export function linkedText(data: string): string {
  return data.split("\n").map(linkedLine).join("\n");
}

function linkedLine(line: string): string {
  const [start, before = "", id = "", name = ""] = memberLine.exec(line) ?? [""];
  if (start === "") return marked(line);
  const link = `<a href="${servedPath(routes.item("members", Number(id)))}">${marked(name)}</a>`;
  return marked(before) + link + marked(line.slice(start.length));
}

/** A text as HTML, its Bangla marked as Bangla. */
function marked(text: string): string {
  return markText(escapeText(text));
}
