import { hasMemberField } from "../../model/member-fields";
import { servedPath } from "../../domain/addresses/served-path";
import { smallPicture, type SiteMember } from "./site-member";

/**
 * The members with the fields that their files have, as JSON with one member per line. A picture is
 * named by its address on the site, for the path in the file means nothing outside of it.
 */
export function memberDataText(members: readonly SiteMember[]): string {
  const lines = members.map((member) => `  ${spaced(publishedFields(member))}`);
  return `[\n${lines.join(",\n")}\n]\n`;
}

function publishedFields(member: SiteMember): object {
  const { jsonId, name, session, shift, roll, portfolio, linkedin, github, codeforces, facebook, iscp } = member;
  const picture = smallPicture(member);
  const image = picture && servedPath(picture);
  const fields = {
    id: jsonId,
    name,
    session,
    shift,
    roll: hasMemberField("roll") ? (roll ?? "") : undefined,
    image,
    portfolio,
    linkedin,
    github,
    codeforces,
    facebook,
    iscp,
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined));
}

/** JSON on one line, with spaces that make it readable. */
function spaced(fields: object): string {
  const entries = Object.entries(fields).map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`);
  return `{ ${entries.join(", ")} }`;
}
