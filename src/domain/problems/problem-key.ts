import { codeforcesProblem, type CodeforcesProblem } from "../../model/values/codeforces-problem";
import { decodeLeniently, parseUrl } from "../../model/values/parse-url";

/** How the addresses of a judge identify a problem. */
interface Judge {
  /** The beginning of its keys. */
  readonly prefix: string;
  readonly host: RegExp;
  /** Finds the problem in the path with its query; the first group is its code. */
  readonly address: RegExp;
  /** Virtual Judge uses the same code. */
  readonly name: string;
}

const judges: readonly Judge[] = [
  // A task may be part of several contests, so only its own id identifies it.
  { prefix: "ac", host: /(?:^|\.)atcoder\.jp$/, address: /\/tasks\/([\w-]+)/, name: "AtCoder" },
  { prefix: "cses", host: /^cses\.fi$/, address: /\/(?:task|submit|stats|view)\/(\d+)/, name: "CSES" },
  { prefix: "kattis", host: /(?:^|\.)kattis\.com$/, address: /\/problems\/([\w-]+)/, name: "Kattis" },
  { prefix: "lc", host: /^leetcode(?:-cn)?\.(?:com|cn)$/, address: /\/problems\/([\w-]+)/, name: "LeetCode" },
  { prefix: "spoj", host: /^spoj\.com$/, address: /^\/(?:[A-Z0-9_]+\/)?problems\/(\w+)/, name: "SPOJ" },
  {
    prefix: "codechef",
    host: /^codechef\.com$/,
    address: /^\/(?:[\w-]+\/)?(?:problems|problems-old|submit)\/(\w+)/,
    name: "CodeChef",
  },
  { prefix: "hackerrank", host: /^hackerrank\.com$/, address: /\/challenges\/([\w-]+)/, name: "HackerRank" },
  { prefix: "dmoj", host: /^dmoj\.ca$/, address: /^\/problem\/(\w+)/, name: "DMOJ" },
  { prefix: "toph", host: /^toph\.co$/, address: /^\/p\/([\w-]+)/, name: "Toph" },
  { prefix: "lightoj", host: /^lightoj\.com$/, address: /^\/problem\/([\w-]+)/, name: "LightOJ" },
  {
    prefix: "beecrowd",
    host: /(?:^|\.)(?:beecrowd|urionlinejudge)\.com(?:\.br)?$/,
    address: /\/problems\/view\/(\d+)/,
    name: "beecrowd",
  },
  { prefix: "librarychecker", host: /^judge\.yosupo\.jp$/, address: /^\/problem\/(\w+)/, name: "Library Checker" },
  { prefix: "uva", host: /(?:^|\.)onlinejudge\.org$/, address: /^\/external\/\d+\/p?(\d+)\./, name: "UVa" },
  // The number in the address is not that of the problem.
  { prefix: "uvaid", host: /(?:^|\.)onlinejudge\.org$/, address: /[?&]problem=(\d+)/, name: "UVa" },
  { prefix: "usaco", host: /(?:^|\.)usaco\.org$/, address: /[?&]cpid=(\d+)/, name: "USACO" },
];

/**
 * A key that all addresses of one problem share, such as `cf:4/A`, so that a problem solved in one place is solved
 * everywhere. For an unknown judge it is the address without irrelevant parts.
 */
export function problemKey(link: string): string {
  const url = parseUrl(link);
  if (!url) return link.trim();
  const codeforces = codeforcesProblemOf(link);
  if (codeforces) return codeforcesKey(codeforces.contestId, codeforces.index);
  const host = url.hostname.replace(/^www\./, "");
  const virtual = virtualProblem(url);
  const prefix = judges.find(({ name }) => name.toLowerCase() === virtual?.judge)?.prefix;
  if (virtual && prefix !== undefined) return `${prefix}:${virtual.code.toLowerCase()}`;
  for (const { prefix, host: hosts, address } of judges) {
    const code = hosts.test(host) ? address.exec(url.pathname + url.search)?.[1] : undefined;
    if (code !== undefined) return `${prefix}:${code.toLowerCase()}`;
  }
  return addressKey(url, host);
}

/** The name of the judge of an address; for an unknown judge its host, empty if there is none. */
export function judgeName(link: string): string {
  if (codeforcesProblemOf(link)) return "Codeforces";
  const host = parseUrl(link)?.hostname.replace(/^www\./, "") ?? "";
  return judges.find(({ host: hosts }) => hosts.test(host))?.name ?? host;
}

/** @param index the letter of the problem, in any case */
export function codeforcesKey(contestId: number, index: string): string {
  return `cf:${contestId}/${index.toUpperCase()}`;
}

/** The problem of Codeforces at an address, there or on Virtual Judge. */
export function codeforcesProblemOf(link: string): CodeforcesProblem | undefined {
  const url = parseUrl(link);
  const { judge = "", code = "" } = (url && virtualProblem(url)) ?? {};
  const [, contest, index] = /^(\d+)([a-z]\d*)$/i.exec(code) ?? [];
  if (/^(?:codeforces|gym)$/.test(judge) && index !== undefined) return { contestId: Number(contest), index };
  return codeforcesProblem(link);
}

/** Virtual Judge shows problems of other judges, as in `/problem/CodeForces-4A`: the judge in lower case, and its code. */
function virtualProblem({ hostname, pathname }: URL): { readonly judge: string; readonly code: string } | undefined {
  if (!/(?:^|\.)vjudge\.net$/.test(hostname)) return undefined;
  const [, judge, code] = /^\/problem\/([^/-]+)-([^/]+)/.exec(decodeLeniently(pathname)) ?? [];
  return judge === undefined || code === undefined ? undefined : { judge: judge.toLowerCase(), code };
}

function addressKey(url: URL, host: string): string {
  const query = [...url.searchParams].filter(([name]) => !name.startsWith("utm_"));
  const sorted = new URLSearchParams(query);
  sorted.sort();
  const search = sorted.toString();
  return `${host}${url.pathname.replace(/\/$/, "")}${search && `?${search}`}`;
}
