import { hasMemberField } from "../../model/member-fields";
import { servedPath } from "../../domain/addresses/served-path";
import { smallPicture, type SiteMember } from "./site-member";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { pageFile } from "../../domain/addresses/page-file";
import { escapeText } from "../../domain/text/markup";
import { routes } from "../../domain/routes";
import { replaceFile } from "../writing/replace-file";
import { markText } from "../../content/markdown/mark-language";

/**
 * The members with the fields in their files, as JSON with one member per line. Pictures have their address on the
 * site, since the path in the file is meaningless elsewhere.
 */
export function memberDataText(members: readonly SiteMember[]): string {
  const lines = members.map((member) => `  ${spaced(publishedFields(member))}`);
  return `[\n${lines.join(",\n")}\n]\n`;
}

function publishedFields(member: SiteMember): object {
  const { jsonId, name, pronouns, session, shift, roll, portfolio, linkedin, github, codeforces, facebook } = member;
  const links = member.links.map(({ label, url }) => ({ label, url: url.url && servedPath(url.url) }));
  const picture = smallPicture(member);
  const image = picture && servedPath(picture);
  const fields = {
    id: jsonId,
    name,
    pronouns,
    session,
    shift,
    roll: hasMemberField("roll") ? (roll ?? "") : undefined,
    image,
    portfolio,
    linkedin,
    github,
    codeforces,
    facebook,
    links: links.length > 0 ? links : undefined,
    iscp: member.iscp,
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined));
}

/** JSON on one line, with spaces to make it readable. */
function spaced(fields: object): string {
  const entries = Object.entries(fields).map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`);
  return `{ ${entries.join(", ")} }`;
}

const place = /(<pre[^>]*\bid="member-data"[^>]*>)[\s\S]*?(<\/pre>)/;
const memberLine = /^( *\{ "id": (\d+), "name": )("(?:[^"\\]|\\.)*")/;

/**
 * Puts the members' data into the built page, so that it works without JavaScript and is loaded once. Names are links
 * to the profiles, since this is also the list of all members without JavaScript.
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
