import type { Course } from "../../../../src/domain/my-class/course";
import { courseShare, leftText, withSolved } from "../../../../src/domain/my-class/course-parts";
import { importProgress } from "../../../../src/domain/my-class/import-progress";
import {
  answerQuestion,
  isBegun,
  isRead,
  markModule,
  markRead,
  markSolved,
  openModule,
  progressReport,
  solvedLinks,
  underWayFirst,
} from "../../../../src/domain/my-class/progress";
import { noProgress, parseProgress, serialiseProgress } from "../../../../src/domain/my-class/stored-progress";

const problem = { title: "Watermelon", url: "https://codeforces.com/problemset/problem/4/A" };
const facts = { description: null, duration: null };
const course: Course = {
  ...{ ...facts, id: "python", title: "Python", instructor: null, level: null, enrolled: null, rating: null },
  ...{ image: null, isAvailable: true, prerequisites: [], learningOutcomes: [] },
  modules: [
    {
      ...{ ...facts, id: "hello", title: "Hello", videoUrl: null, completed: false, text: "<p>Hello</p>" },
      practice: [problem, { title: "Elsewhere", url: "https://example.org/1" }],
      quiz: [{ question: "1 + 1?", options: ["2", "3"], answer: 1, explanation: null }],
    },
    { ...facts, id: "lists", title: "Lists", videoUrl: null, completed: false },
  ],
};

describe("What a module has", () => {
  const read = markRead(noProgress, course, "hello", true);
  const half = markSolved(answerQuestion(read, course, "hello", 0, 1), course, "hello", problem.url, true);

  it("counts for the progress until the module is completed", () => {
    expect(courseShare(noProgress, course)).toBe(0);
    expect(courseShare(read, course)).toBe(1 / 4 / 2);
    expect(courseShare(half, course)).toBe(3 / 4 / 2);
    expect(courseShare(markModule(half, course, "hello", true), course)).toBe(1);
  });

  it("is named as long as it is left", () => {
    expect(leftText(noProgress, course, course.modules)).toBe("1 text, 1 question, 2 problems");
    expect(leftText(half, course, course.modules)).toBe("1 problem");
    expect(leftText(markSolved(half, course, "hello", "https://example.org/1", true), course, course.modules)).toBe("");
    expect(leftText(answerQuestion(half, course, "hello", 0, 2), course, course.modules)).toBe("1 question, 1 problem");
  });

  it("is kept, and travels to another device", () => {
    expect(parseProgress(serialiseProgress(half))).toEqual(half);
    const text = progressReport("Nadia", half, [course], new Date(0));
    const there = markSolved(noProgress, course, "hello", "https://example.org/1", true);
    const { progress } = importProgress(there, [course], { name: "progress.json", text });
    expect(isRead(progress, course, "hello")).toBe(true);
    expect(solvedLinks(progress, course, "hello")).toEqual(["https://example.org/1", problem.url]);
    expect(leftText(progress, course, course.modules)).toBe("");
  });

  it("can be taken back", () => {
    expect(isRead(markRead(read, course, "hello", false), course, "hello")).toBe(false);
    expect(solvedLinks(markSolved(half, course, "hello", problem.url, false), course, "hello")).toEqual([]);
  });

  it("is solved as Codeforces says, without beginning the course", () => {
    const record = { handle: "nadia", askedAt: 1, newest: 1, problems: { "4/A": "Watermelon" } };
    const progress = withSolved(noProgress, [course], record);
    expect(solvedLinks(progress, course, "hello")).toEqual([problem.url]);
    expect(isBegun(progress, course)).toBe(false);
    expect(withSolved(progress, [course], record)).toBe(progress);
  });

  it.each([
    '{"python":{"completed":[],"read":"hello","solved":[1]}}',
    '{"python":{"completed":[],"read":[7],"solved":{"hello":"x","lists":[7]}}}',
  ])("stored as %s is none", (text) => expect([...parseProgress(text)]).toEqual([["python", { completed: [] }]]));
});

test("courses under way come first, the one that was used last before the others", () => {
  const [other, third] = [
    { ...course, id: "react" },
    { ...course, id: "rust" },
  ];
  let progress = openModule(openModule(noProgress, third, "hello"), course, "hello");
  const ids = () => underWayFirst(progress, [other, course, third]).map(({ id }) => id);
  expect(ids()).toEqual(["python", "rust", "react"]);
  progress = openModule(progress, third, "hello");
  expect(ids()).toEqual(["rust", "python", "react"]);
  progress = markModule(markModule(progress, third, "hello", true), third, "lists", true);
  expect(ids()).toEqual(["python", "react", "rust"]);
});
