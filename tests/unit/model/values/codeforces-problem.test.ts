import { codeforcesProblem } from "../../../../src/model/values/codeforces-problem";

describe("A link to Codeforces", () => {
  it.each([
    ["https://codeforces.com/contest/4/problem/A", 4, "A"],
    ["https://codeforces.com/problemset/problem/1560/f2", 1560, "F2"],
    ["https://codeforces.com/group/MWSDmqGsZm/contest/219158/problem/A", 219158, "A"],
    ["https://codeforces.com/problemsets/acmsguru/problem/99999/100", 99999, "100"],
    ["https://codeforces.com/edu/course/2/lesson/3/1/practice/contest/272263/problem/A", 272263, "A"],
    ["https://www.codeforces.com/gym/100001/problem/B?locale=en", 100001, "B"],
  ])("leads to a problem: %s", (link, contestId, index) => {
    expect(codeforcesProblem(link)).toEqual({ contestId, index });
  });

  it.each([
    "https://codeforces.com/profile/someone",
    "https://codeforces.com/contest/4",
    "https://example.org/contest/4/problem/A",
  ])("leads to no problem: %s", (link) => {
    expect(codeforcesProblem(link)).toBeUndefined();
  });
});
