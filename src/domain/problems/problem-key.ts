import { codeforcesProblem } from "../../model/values/codeforces-problem";
import { decodeLeniently, parseUrl } from "../../model/values/parse-url";

/** How the addresses of one judge name a problem. */
interface Judge {
  /** What its keys begin with. */
  readonly prefix: string;
  readonly host: RegExp;
  /** Finds the problem in the path with its query; the first group is its code. */
  readonly address: RegExp;
  /** What Virtual Judge calls the judge, in lower case, if the codes there are the judge's own. */
  readonly virtual?: string;
}

const judges: readonly Judge[] = [
  // A task may be part of several contests: only its own id tells it from others.
  { prefix: "ac", host: /(?:^|\.)atcoder\.jp$/, address: /\/tasks\/([\w-]+)/, virtual: "atcoder" },
  { prefix: "cses", host: /^cses\.fi$/, address: /\/(?:task|submit|stats|view)\/(\d+)/, virtual: "cses" },
  { prefix: "kattis", host: /(?:^|\.)kattis\.com$/, address: /\/problems\/([\w-]+)/, virtual: "kattis" },
  { prefix: "lc", host: /^leetcode(?:-cn)?\.(?:com|cn)$/, address: /\/problems\/([\w-]+)/, virtual: "leetcode" },
  { prefix: "spoj", host: /^spoj\.com$/, address: /^\/(?:[A-Z0-9_]+\/)?problems\/(\w+)/, virtual: "spoj" },
  {
    prefix: "codechef",
    host: /^codechef\.com$/,
    address: /^\/(?:[\w-]+\/)?(?:problems|problems-old|submit)\/(\w+)/,
    virtual: "codechef",
  },
  { prefix: "hackerrank", host: /^hackerrank\.com$/, address: /\/challenges\/([\w-]+)/, virtual: "hackerrank" },
  { prefix: "dmoj", host: /^dmoj\.ca$/, address: /^\/problem\/(\w+)/, virtual: "dmoj" },
  { prefix: "toph", host: /^toph\.co$/, address: /^\/p\/([\w-]+)/, virtual: "toph" },
  { prefix: "lightoj", host: /^lightoj\.com$/, address: /^\/problem\/([\w-]+)/, virtual: "lightoj" },
  {
    prefix: "beecrowd",
    host: /(?:^|\.)(?:beecrowd|urionlinejudge)\.com(?:\.br)?$/,
    address: /\/problems\/view\/(\d+)/,
    virtual: "beecrowd",
  },
  { prefix: "librarychecker", host: /^judge\.yosupo\.jp$/, address: /^\/problem\/(\w+)/, virtual: "library checker" },
  { prefix: "uva", host: /(?:^|\.)onlinejudge\.org$/, address: /^\/external\/\d+\/p?(\d+)\./, virtual: "uva" },
  // The address of a problem's page has a number of its own, which is not that of the problem.
  { prefix: "uvaid", host: /(?:^|\.)onlinejudge\.org$/, address: /[?&]problem=(\d+)/ },
  { prefix: "usaco", host: /(?:^|\.)usaco\.org$/, address: /[?&]cpid=(\d+)/, virtual: "usaco" },
];

/**
 * What all addresses of one problem have in common, such as `cf:4/A`, so that a problem that is solved in one place is
 * solved everywhere. Of a judge that is not known it is the address without what does not matter.
 */
export function problemKey(link: string): string {
  const url = parseUrl(link);
  if (!url) return link.trim();
  const codeforces = codeforcesProblem(link);
  if (codeforces) return codeforcesKey(codeforces.contestId, codeforces.index);
  const host = url.hostname.replace(/^www\./, "");
  if (/^(?:[\w-]+\.)?vjudge\.net$/.test(host)) return virtualKey(url.pathname) ?? addressKey(url, host);
  for (const { prefix, host: hosts, address } of judges) {
    const code = hosts.test(host) ? address.exec(url.pathname + url.search)?.[1] : undefined;
    if (code !== undefined) return `${prefix}:${code.toLowerCase()}`;
  }
  return addressKey(url, host);
}

/** @param index the letter of the problem, in any case */
export function codeforcesKey(contestId: number, index: string): string {
  return `cf:${contestId}/${index.toUpperCase()}`;
}

/** Virtual Judge shows problems of other judges, as in `/problem/CodeForces-4A`. */
function virtualKey(path: string): string | undefined {
  const [, name = "", code = ""] = /^\/problem\/([^/-]+)-([^/]+)/.exec(decodeLeniently(path)) ?? [];
  const judge = name.toLowerCase();
  const [, contest, index] = /^(\d+)([a-z]\d*)$/i.exec(code) ?? [];
  if (/^(?:codeforces|gym)$/.test(judge) && index !== undefined) return codeforcesKey(Number(contest), index);
  const prefix = judges.find(({ virtual }) => virtual === judge)?.prefix;
  return prefix && `${prefix}:${code.toLowerCase()}`;
}

function addressKey(url: URL, host: string): string {
  const query = [...url.searchParams].filter(([name]) => !name.startsWith("utm_"));
  const sorted = new URLSearchParams(query);
  sorted.sort();
  const search = sorted.size > 0 ? `?${sorted.toString()}` : "";
  return `${host}${url.pathname.replace(/\/$/, "")}${search}`;
}
