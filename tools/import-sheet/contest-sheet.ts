import { type Question, readResult } from "../../src/domain/codeforces/answer";
import { PACE } from "../../src/domain/codeforces/client";
import { standingsOf } from "../../src/domain/codeforces/contest-standings";
import { hasFields, isListOf, isNumber, isText, optional, propertyOf } from "../../src/domain/shape";
import { t } from "../../src/words/t";
import { reasonOf, type Terminal } from "../codeforces/terminal";
import { tagsHint, type FoundSheet } from "./found-sheet";

interface RatedProblem {
  readonly contestId?: number | null;
  readonly index: string;
  readonly name: string;
  readonly rating?: number | null;
  readonly tags: readonly string[];
}

function isRated(value: unknown): value is RatedProblem {
  return hasFields(value, {
    contestId: optional(isNumber),
    index: isText,
    name: isText,
    rating: optional(isNumber),
    tags: isListOf(isText),
  });
}

const allProblems: Question<readonly RatedProblem[]> = {
  path: "problemset.problems",
  read: (json) =>
    readResult(json, (result) => {
      const problems = propertyOf(result, "problems");
      return Array.isArray(problems) ? problems.filter(isRated) : undefined;
    }),
};

/**
 * The problems of a contest on Codeforces, with their ratings and tags from the problemset.
 *
 * @throws Error with the reason if one of the two calls fails after several tries
 */
export async function contestSheet(id: number, { ask, pause }: Pick<Terminal, "ask" | "pause">): Promise<FoundSheet> {
  const { contest, problems } = await asked(ask, standingsOf(id));
  await pause(PACE);
  const rated = await asked(ask, allProblems);
  return {
    id: `codeforces-${id}`,
    ...(contest?.title !== undefined && { title: contest.title }),
    problems: problems.map(({ label, title = label, url }) => {
      const { rating, tags = [] } = ratedAs(rated, { contestId: id, index: label, name: title }) ?? {};
      const [topic] = tags;
      return {
        place: t("problem {index}", { index: label }),
        fields: {
          title,
          url,
          ...(rating && { difficulty: String(rating) }),
          ...(topic !== undefined && { topic, hint: tagsHint(tags) }),
        },
      };
    }),
  };
}

/** Rounds of two divisions share problems, which the problemset has only once; they have the same title. */
function ratedAs(
  rated: readonly RatedProblem[],
  { contestId, index, name }: { readonly contestId: number; readonly index: string; readonly name: string },
): RatedProblem | undefined {
  const own = rated.find((each) => each.contestId === contestId && each.index === index);
  const twins = [contestId - 1, contestId + 1];
  return own ?? rated.find((each) => twins.includes(each.contestId ?? 0) && each.name === name);
}

async function asked<Value>(ask: Terminal["ask"], question: Question<Value>): Promise<Value> {
  const answer = await ask(question);
  if (answer.kind === "result") return answer.value;
  throw new Error(
    t("Codeforces did not answer {call}: {reason}. Nothing was written.", {
      call: question.path,
      reason: reasonOf(answer),
    }),
  );
}
