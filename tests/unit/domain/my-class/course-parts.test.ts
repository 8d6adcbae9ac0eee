import type { Course } from "../../../../src/domain/my-class/course";
import {
  chosenOption,
  courseShare,
  isBegun,
  isCompleted,
  isRead,
  leftText,
  solvedLinks,
  underWayFirst,
} from "../../../../src/domain/my-class/course-parts";
import { importProgress } from "../../../../src/domain/my-class/import-progress";
import {
  answerQuestion,
  markModule,
  markRead,
  openModule,
  passModule,
  progressReport,
  withMarks,
} from "../../../../src/domain/my-class/progress";
import { marksOfLessons, noMarks, withMark } from "../../../../src/domain/problems/marks";
import { withRecord } from "../../../../src/domain/problems/solved-record";
import { courseModule } from "../../../support/components/courses";
import { noProgress, parseProgress, serialiseProgress } from "../../../../src/domain/my-class/stored-progress";

const problem = { title: "Watermelon", url: "https://codeforces.com/problemset/problem/4/A" };
const facts = { description: null, duration: null };
const sum = { question: "1 + 1?", options: ["2", "3"], answer: 1, explanation: null };
const course: Course = {
  ...{ ...facts, id: "python", title: "Python", instructor: null, level: null, enrolled: null, rating: null },
  ...{ image: null, isAvailable: true, prerequisites: [], learningOutcomes: [] },
  modules: [
    {
      ...{ ...facts, id: "hello", title: "Hello", videoUrl: null, completed: false, text: "<p>Hello</p>" },
      practice: [problem, { title: "Elsewhere", url: "https://example.org/1" }],
      quiz: [sum],
    },
    { ...facts, id: "lists", title: "Lists", videoUrl: null, completed: false },
  ],
};

const elsewhere = "https://example.org/1";
const solved = (...links: string[]) => marksOfLessons({ python: { solved: { hello: links } } });

describe("What a module has", () => {
  const read = markRead(noProgress, course, "hello", true);
  const half = withMarks(answerQuestion(read, course, "hello", sum, 1), [course], solved(problem.url));

  it("counts for the progress until the module is completed", () => {
    expect(courseShare(noProgress, course)).toBe(0);
    expect(courseShare(read, course)).toBe(1 / 4);
    expect(courseShare(half, course)).toBe(3 / 4);
    expect(courseShare(markModule(half, course, "hello", true), course)).toBe(1);
  });

  it("is named as long as it is left", () => {
    expect(leftText(noProgress, course, course.modules)).toBe("1 text, 1 question, 2 problems");
    expect(leftText(half, course, course.modules)).toBe("1 problem");
    expect(leftText(withMarks(half, [course], solved(problem.url, elsewhere)), course, course.modules)).toBe("");
    expect(leftText(answerQuestion(half, course, "hello", sum, 2), course, course.modules)).toBe(
      "1 question, 1 problem",
    );
  });

  it("is kept, and travels to another device", () => {
    const marks = solved(problem.url);
    expect(withMarks(parseProgress(serialiseProgress(half)), [course], marks)).toEqual(half);
    const text = progressReport("Nadia", half, [course], new Date(0), marks);
    const there = { progress: noProgress, marks: solved(elsewhere) };
    const { progress } = importProgress(there, [course], { name: "progress.json", text });
    expect(isRead(progress.get("python"), "hello")).toBe(true);
    expect(solvedLinks(progress.get("python"), "hello")).toEqual([problem.url, elsewhere]);
    expect(leftText(progress, course, course.modules)).toBe("");
  });

  it("completes it once all is done, for good, and no longer once the reader takes something back", () => {
    expect(isCompleted(half, course, "hello")).toBe(false);
    expect(isCompleted(passModule(half, course, "hello"), course, "hello")).toBe(false);
    const whole = withMarks(half, [course], solved(problem.url, elsewhere));
    expect(isCompleted(whole, course, "hello")).toBe(true);
    const [, ...others] = course.modules;
    const longer = {
      ...course,
      modules: [{ ...courseModule("hello"), quiz: [sum, { ...sum, question: "New?" }] }, ...others],
    };
    expect(isCompleted(whole, longer, "hello")).toBe(true);
    expect(isCompleted(answerQuestion(whole, course, "hello", sum, 2), course, "hello")).toBe(false);
    expect(isCompleted(markRead(whole, course, "hello", false), course, "hello")).toBe(false);
  });

  it("can be taken back", () => {
    expect(isRead(markRead(read, course, "hello", false).get("python"), "hello")).toBe(false);
    expect(solvedLinks(withMarks(half, [course], noMarks).get("python"), "hello")).toEqual([]);
  });

  it("is solved as Codeforces says, without beginning the course", () => {
    const record = { handle: "nadia", askedAt: 1, newest: 1, problems: { "4/A": "Watermelon" } };
    const marks = withRecord(noMarks, record, [problem], "2026-02-01");
    const progress = withMarks(noProgress, [course], marks);
    expect(solvedLinks(progress.get("python"), "hello")).toEqual([problem.url]);
    expect(isBegun(progress, course)).toBe(false);
    expect(withMarks(progress, [course], marks)).toBe(progress);
    const again = withMark(noMarks, problem.url, "again", "2026-02-01");
    expect(withRecord(again, record, [problem], "2026-02-02")).toBe(again);
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

describe("An answer", () => {
  const quiz = (...questions: (typeof sum)[]) => ({
    ...course,
    modules: [{ ...courseModule("hello"), quiz: questions }],
  });
  const colour = { id: "colour", question: "Which?", options: ["red", "blue"], answer: 2, explanation: null };
  const answered = answerQuestion(
    answerQuestion(noProgress, quiz(sum, colour), "hello", sum, 1),
    quiz(sum, colour),
    "hello",
    colour,
    2,
  );

  it("belongs to its question, wherever that is, and to the words of its option", () => {
    const moved = { ...colour, question: "Which one?", options: ["green", "blue", "red"] };
    const edited = quiz({ ...sum, question: "First?" }, moved, sum);
    expect(edited.modules[0]?.quiz.map((each) => chosenOption(answered.get("python"), "hello", each))).toEqual([
      0, 2, 1,
    ]);
    const without = { ...colour, options: ["red", "green"] };
    expect(chosenOption(answered.get("python"), "hello", without)).toBe(0);
  });

  it("stays when its question gets an id", () => {
    const named = { ...sum, id: "sum" };
    expect(chosenOption(answered.get("python"), "hello", named)).toBe(1);
    const again = answerQuestion(answered, quiz(named), "hello", named, 2);
    expect(again.get("python")?.answers).toEqual({ hello: { sum: "3", colour: "blue" } });
  });

  it("of an earlier version, kept by its place, finds its question as long as the quiz has so many", () => {
    const old = '{"python":{"completed":[],"answers":{"hello":[0,2],"gone":[1]}}}';
    const found = parseProgress(old, [quiz(sum, colour)]);
    expect(found.get("python")).toEqual({ completed: [], answers: { hello: { colour: "blue" } } });
    expect(parseProgress(serialiseProgress(found))).toEqual(found);
    expect(parseProgress(old, [quiz(sum)]).get("python")).toEqual({ completed: [] });
  });
});
