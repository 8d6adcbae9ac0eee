import { readResult, type Question } from "../../src/domain/codeforces/answer";
import { PACE } from "../../src/domain/codeforces/client";
import { codeforcesKey } from "../../src/domain/problems/problem-key";
import { hasFields, isListOf, isNumber, isText, optional, propertyOf } from "../../src/domain/shape";
import { t } from "../../src/words/t";
import { reasonOf, type Terminal } from "../codeforces/terminal";
import { tagsHint, type FoundProblem, type FoundSheet } from "./found-sheet";

interface ApiProblem {
  readonly contestId?: number | null;
  readonly index: string;
  readonly name: string;
  readonly rating?: number | null;
  readonly tags?: readonly string[] | null;
}

function isProblem(value: unknown): value is ApiProblem {
  return hasFields(value, {
    contestId: optional(isNumber),
    index: isText,
    name: isText,
    rating: optional(isNumber),
    tags: optional(isListOf(isText)),
  });
}

/** The problems of a result; undefined if one of them can't be read: half of a contest would be taken for the whole. */
function problemsIn(result: unknown): readonly ApiProblem[] | undefined {
  const problems = propertyOf(result, "problems");
  return Array.isArray(problems) && problems.every(isProblem) ? problems : undefined;
}

interface Contest {
  readonly name: string;
  readonly problems: readonly ApiProblem[];
}

/** Any other parameter is refused to those who are not signed in. */
function contestOf(id: number): Question<Contest> {
  return {
    path: `contest.standings?contestId=${id}`,
    read: (json) =>
      readResult(json, (result) => {
        const name = propertyOf(propertyOf(result, "contest"), "name");
        const problems = problemsIn(result);
        return isText(name) && problems ? { name, problems } : undefined;
      }),
  };
}

const allProblems: Question<readonly ApiProblem[]> = {
  path: "problemset.problems",
  read: (json) => readResult(json, problemsIn),
};

/** Contests from here on are gyms, which have addresses of their own. */
const FIRST_GYM = 100_000;

/**
 * The problems of a contest on Codeforces, with the ratings and tags that the problemset has for them.
 *
 * @throws Error with the reason if one of the two calls gets no answer of use after several tries
 */
export async function contestSheet(id: number, { ask, pause }: Pick<Terminal, "ask" | "pause">): Promise<FoundSheet> {
  const contest = await asked(ask, contestOf(id));
  await pause(PACE);
  const known = new Map((await asked(ask, allProblems)).map((problem) => [keyOf(problem, id), problem]));
  const problems = contest.problems.map((problem): FoundProblem => {
    const { rating = problem.rating, tags = problem.tags } = known.get(keyOf(problem, id)) ?? {};
    const number = problem.contestId ?? id;
    const [topic] = tags ?? [];
    return {
      place: t("problem {index}", { index: problem.index }),
      fields: {
        title: problem.name,
        url: `https://codeforces.com/${number < FIRST_GYM ? "contest" : "gym"}/${number}/problem/${problem.index}`,
        ...(rating && { difficulty: String(rating) }),
        ...(topic !== undefined && { topic, hint: tagsHint(tags ?? []) }),
      },
    };
  });
  return { id: `codeforces-${id}`, title: contest.name, problems };
}

function keyOf({ contestId, index }: ApiProblem, id: number): string {
  return codeforcesKey(contestId ?? id, index);
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
