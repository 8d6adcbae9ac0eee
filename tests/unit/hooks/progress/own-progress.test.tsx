import { act, renderHook } from "@testing-library/react";
import { daysEntry } from "../../../../src/domain/my-class/learning-days";
import { progressEntry } from "../../../../src/domain/my-class/progress-entry";
import { isSolved, marksEntry, withMark } from "../../../../src/domain/problems/marks";
import { solvedEntry } from "../../../../src/domain/problems/solved-record";
import { useMarks } from "../../../../src/hooks/progress/useMarks";
import { useProgress } from "../../../../src/hooks/progress/useProgress";

const member = "member:7";
const [watermelon, queue] = ["https://codeforces.com/contest/4/problem/A", "https://cses.fi/problemset/task/1068"];

/** The data of version 2.0.0: links by module and course, some of which are gone. */
const old = { python: { completed: ["hello"], solved: { hello: ["https://codeforces.com/problemset/problem/4/A"] } } };
const before = JSON.stringify({ ...old, gone: { completed: [], solved: { x: [queue] } } });

const stored = (entry: string): unknown => JSON.parse(localStorage.getItem(entry) ?? "null");

describe("Marks of problems", () => {
  it("are those that lessons kept before, and move to an entry of their own with the first change", () => {
    localStorage.setItem(progressEntry(member), before);
    const { result } = renderHook(() => useMarks(member));
    expect([watermelon, queue].map((link) => isSolved(result.current.marks, link))).toEqual([true, true]);
    act(() => result.current.mark((marks, day) => withMark(marks, watermelon, undefined, day)));
    expect([watermelon, queue].map((link) => isSolved(result.current.marks, link))).toEqual([false, true]);
    expect(stored(marksEntry(member))).toEqual({ "cses:1068": { state: "solved", by: "hand" } });
    expect(stored(progressEntry(member))).toEqual({ python: { completed: ["hello"] }, gone: { completed: [] } });
    expect(stored(daysEntry(member))).toHaveLength(1);
  });

  it("of states that pages don't show are kept, and what is no mark is left out", () => {
    const kept = { "cf:4/A": { state: "reviewing", day: "2026-02-01", by: "hand" } };
    localStorage.setItem(marksEntry(member), JSON.stringify({ ...kept, "cf:4/B": 7, "cf:4/C": { state: "" } }));
    const { result } = renderHook(() => useMarks(member));
    act(() => result.current.mark((marks, day) => withMark(marks, queue, "again", day)));
    expect(stored(marksEntry(member))).toMatchObject({ ...kept, "cses:1068": { state: "again" } });
    expect(result.current.marks.size).toBe(2);
  });
});

test("resetting removes all progress of a member, and none of a guest", () => {
  const entries = [daysEntry, marksEntry, progressEntry, solvedEntry];
  const keysOf = (owner: string) => entries.map((entryOf) => entryOf(owner));
  for (const key of [...keysOf(member), ...keysOf("guest")]) localStorage.setItem(key, "{}");
  const { result } = renderHook(() => useProgress(member));
  act(() => result.current.reset());
  expect(Object.keys(localStorage).toSorted()).toEqual(keysOf("guest").toSorted());
});
