import { codeforcesHandle } from "../../domain/people/codeforces-handle";
import { member } from "../../model/member";
import { normalised } from "../../model/schema/normalise";
import { readSoundContent } from "../../content/changes/sound-content";
import { itemsOf } from "../../content/content";

/**
 * The handles of all members of a content tree who take part in the leaderboard, by their file names.
 *
 * @throws Error if the content has errors: a member whose file can't be read would lose their rating
 */
export function rankedHandles(contentDirectory: string): string[] {
  const { content } = readSoundContent(contentDirectory);
  return itemsOf(content, member).flatMap(({ fields }) => {
    const { iscp, codeforces } = normalised(member.schema, fields);
    return (iscp === true && typeof codeforces === "string" && codeforcesHandle(codeforces)) || [];
  });
}
