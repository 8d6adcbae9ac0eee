import { codeforcesHandle } from "../../domain/people/codeforces-handle";
import { member } from "../../model/member";
import { normalised } from "../../model/schema/normalise";
import { itemsOf } from "../../content/content";
import { contentIn } from "../../content/read/read-content";

/** The handles of all members of a content tree who take part in the leaderboard, by their file names. */
export function rankedHandles(contentDirectory: string): string[] {
  const content = contentIn(contentDirectory);
  return itemsOf(content, member).flatMap(({ fields }) => {
    const { iscp, codeforces } = normalised(member.schema, fields);
    return (iscp === true && typeof codeforces === "string" && codeforcesHandle(codeforces)) || [];
  });
}
