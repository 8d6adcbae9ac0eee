import { parseUrl } from "./parse-url";
import { t } from "../../words/t";

/** A problem of Codeforces: the id of its contest or gym, and its letter, such as `4` and `A`. */
export interface CodeforcesProblem {
  readonly contestId: number;
  readonly index: string;
}

const paths = [
  /^(?:\/group\/\w{1,40})?\/(?:contest|gym)\/(\d{1,9})\/problem\/([a-z]\d{0,2}|\d{1,3})\/?$/i,
  /^\/edu\/course\/\d{1,4}\/lesson\/\d{1,4}\/\d{1,4}\/practice\/contest\/(\d{1,9})\/problem\/([a-z]\d{0,2}|\d{1,3})\/?$/i,
  /^\/(?:problemset|problemsets\/acmsguru)\/(?:gymProblem|problem)\/(\d{1,9})\/([a-z]\d{0,2}|\d{1,3})\/?$/i,
];

export function codeforcesProblem(link: string): CodeforcesProblem | undefined {
  if (!isCodeforces(link)) return undefined;
  const path = parseUrl(link)?.pathname ?? "";
  for (const pattern of paths) {
    const [, contestId, index] = pattern.exec(path) ?? [];
    if (contestId !== undefined && index !== undefined)
      return { contestId: Number(contestId), index: index.toUpperCase() };
  }
  return undefined;
}

export function practiceWarnings(value: unknown): readonly string[] {
  if (typeof value !== "string") return [];
  const isWeb = /^https?:$/.test(parseUrl(value)?.protocol ?? "https:");
  if (isWeb && (!isCodeforces(value) || codeforcesProblem(value))) return [];
  return [t("leads to no problem, expected a link such as https://codeforces.com/problemset/problem/4/A")];
}

function isCodeforces(link: string): boolean {
  return /^(?:(?:www|m\d?|mirror)\.)?codeforces\.com$/.test(parseUrl(link)?.hostname ?? "");
}
