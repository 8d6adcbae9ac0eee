import {
  addSolved,
  completed,
  isSolvedIn,
  nextQuestion,
  noRecord,
  parseRecord,
  recordOf,
} from "../../../../src/domain/problems/solved-record";
import type { Submission } from "../../../../src/domain/codeforces/submissions";

const submission = (id: number, verdict: string | undefined, contestId: number, index: string, name = "x") => ({
  id,
  ...(verdict !== undefined && { verdict }),
  problem: { contestId, index, name },
});
const solvedBy = (...submissions: Submission[]) => addSolved(noRecord("nadia"), submissions);
const link = (path: string, title = "A") => ({ title, url: `https://codeforces.com${path}` });

describe("A record of what Codeforces said", () => {
  it.each([
    "/problemset/problem/4/A",
    "/contest/4/problem/a",
    "/contest/4/problem/A?locale=ru",
    "/group/MWSDmqGsZm/contest/4/problem/A",
  ])("knows a solved problem at %s", (path) => {
    expect(isSolvedIn(solvedBy(submission(1, "OK", 4, "A")), link(path))).toBe(true);
    expect(isSolvedIn(solvedBy(submission(1, "WRONG_ANSWER", 4, "A")), link(path))).toBe(false);
  });

  it.each([
    ["/gym/100001/problem/B", 100001, "B"],
    ["/problemset/gymProblem/100001/B", 100001, "B"],
    ["/problemsets/acmsguru/problem/99999/100", 99999, "100"],
    ["/contest/1000/problem/F1", 1000, "F1"],
  ])("knows the problem at %s", (path, contestId, index) => {
    expect(isSolvedIn(solvedBy(submission(1, "OK", contestId, index)), link(path))).toBe(true);
  });

  it("finds a problem by its title that was solved in the round of the other division, and no other", () => {
    const record = solvedBy(submission(1, "OK", 1500, "A", "Going Home"));
    expect(isSolvedIn(record, link("/contest/1501/problem/C", " going home"))).toBe(true);
    expect(isSolvedIn(record, link("/contest/1501/problem/C", "Going"))).toBe(false);
    expect(isSolvedIn(record, link("/contest/1700/problem/C", "Going Home"))).toBe(false);
  });

  it("knows nothing about problems of other sites", () => {
    const problem = { title: "x", url: "https://atcoder.jp/contests/abc001/tasks/abc001_1" };
    expect(isSolvedIn(solvedBy(submission(1, "OK", 4, "A")), problem)).toBe(false);
  });

  it("goes on before the oldest submission that has no verdict yet", () => {
    const answer = [submission(9, undefined, 4, "A"), submission(8, "OK", 4, "B"), submission(7, "TESTING", 4, "C")];
    expect(completed(noRecord("nadia"), answer, 5).newest).toBe(6);
    expect(completed(noRecord("nadia"), answer.slice(1, 2), 5)).toMatchObject({ newest: 8, askedAt: 5 });
    expect(completed({ ...noRecord("nadia"), newest: 8 }, [], 5).newest).toBe(8);
  });

  it("survives being stored", () => {
    const record = solvedBy(submission(1, "OK", 4, "A"));
    expect(parseRecord(JSON.stringify(record))).toEqual(record);
  });

  it.each([
    "",
    "{",
    "null",
    "[]",
    '{"handle":7}',
    '{"handle":"x","askedAt":-1,"newest":0,"problems":{}}',
    '{"handle":"x","askedAt":0,"newest":0,"problems":{"4/A":1}}',
  ])("stored as %s is none", (text) => expect(parseRecord(text)).toBeUndefined());

  it("is that of the handle, whatever its case", () => {
    const record = solvedBy(submission(1, "OK", 4, "A"));
    expect(recordOf("NADIA", record)).toBe(record);
    expect(recordOf("eva", record)).toEqual(noRecord("eva"));
  });

  it("lets Codeforces be asked again after ten minutes, or if the clock was wrong", () => {
    const record = { ...noRecord("nadia"), askedAt: 1_000 };
    expect(nextQuestion(record, 2_000)).toBe(601_000);
    expect(nextQuestion({ ...record, askedAt: 9_000 }, 2_000)).toBe(2_000);
  });
});
