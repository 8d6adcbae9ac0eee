import { importProgress as importInto } from "../../../../src/domain/my-class/import-progress";
import { chosenOption, solvedLinks } from "../../../../src/domain/my-class/course-parts";
import { answerQuestion, markModule, openModule, progressReport } from "../../../../src/domain/my-class/progress";
import { noMarks } from "../../../../src/domain/problems/marks";
import {
  type CourseOutline,
  noProgress,
  parseProgress,
  type Progress,
  serialiseProgress,
} from "../../../../src/domain/my-class/stored-progress";

const outline = (id: string, ...modules: string[]): CourseOutline & { readonly title: string } => ({
  id,
  title: id,
  modules: modules.map((module) => ({ id: module, completed: module === "intro" })),
});
const python = outline("python", "intro", "hello", "lists", "files");
const react = outline("react", "state", "effects");
const courses = [python, react];

/** What is in a file, added to progress of a device without other marks. */
const importProgress = (progress: Progress, all: readonly CourseOutline[], given: { name: string; text: string }) =>
  importInto({ progress, marks: noMarks }, all, given);

const file = (content: unknown) => ({
  name: "progress.json",
  text: typeof content === "string" ? content : JSON.stringify(content),
});
const report = (...reported: readonly object[]) => file({ member: "Eva", courses: reported });
const marked = (course: CourseOutline, ...ids: string[]) =>
  ids.reduce((before, id) => markModule(before, course, id, true), noProgress);

describe("Importing progress", () => {
  it("brings everything back that an export took away", () => {
    const before = openModule(marked(python, "hello", "lists"), react, "effects");
    const text = progressReport("Eva", before, courses, new Date("2026-11-21T06:00:00Z"));
    const { progress, isRefused, sentence } = importProgress(noProgress, courses, { name: "x.json", text });
    expect(isRefused).toBe(false);
    expect(progress.get("python")?.completed).toEqual(["hello", "lists"]);
    expect(progress.get("react")).toEqual({ completed: [], last: "effects" });
    expect(sentence).toBe("Imported: 2 more modules are marked as completed.");
  });

  it("completes what is completed in either, and loses nothing", () => {
    const before = openModule(marked(python, "files"), python, "files");
    const { progress, sentence } = importProgress(
      before,
      courses,
      report({ id: "python", completed: ["files", "lists", "lists"], last: "lists" }),
    );
    expect(progress.get("python")).toEqual({ completed: ["files", "lists"], last: "files" });
    expect(sentence).toBe("Imported: 1 more module is marked as completed.");
    expect(parseProgress(serialiseProgress(progress))).toEqual(progress);
  });

  it.each([
    ["everything was already there", report({ id: "python", completed: ["intro", "hello"] })],
    ["its owner had not begun", report()],
  ])("changes nothing if %s, and says so", (_, given) => {
    const before = marked(python, "hello");
    const outcome = importProgress(before, courses, given);
    expect(outcome.progress).toBe(before);
    expect(outcome).toMatchObject({
      isRefused: false,
      sentence: "Nothing new: all of it was here already.",
    });
  });

  it("leaves out what the club does not have, and counts it", () => {
    const { progress, sentence } = importProgress(
      noProgress,
      courses,
      report(
        { id: "python", completed: ["hello", "closures", "__proto__"], last: "closures" },
        { id: "haskell", completed: ["monads"] },
      ),
    );
    expect([...progress]).toEqual([["python", { completed: ["hello"] }]]);
    expect(sentence).toBe(
      "Imported: 1 more module is marked as completed. 1 course and 2 modules of the file do not exist here and were left out.",
    );
  });

  const options = { options: ["a", "b", "c"], answer: 1, explanation: null };
  const [one, two] = [
    { question: "One?", ...options },
    { question: "Two?", ...options },
  ] as const;
  const url = "https://codeforces.com/problemset/problem/4/A";
  const lesson = {
    ...{ id: "lesson", title: "lesson" },
    modules: [
      {
        ...{ id: "hello", completed: false, text: "<p>Hello</p>" },
        ...{ quiz: [one, two], practice: [{ title: "Watermelon", url }] },
      },
      { id: "end", completed: false },
    ],
  };
  const answers = (progress: typeof noProgress) =>
    [one, two].map((each) => chosenOption(progress.get("lesson"), "hello", each));

  it("adds the answers, texts and problems of another device to those of this one, and counts them", () => {
    const here = answerQuestion(noProgress, lesson, "hello", one, 2);
    const given = report({
      ...{ id: "lesson", completed: [], read: ["hello", "end", "gone"] },
      answers: { hello: { "Two?": "c", "Gone?": "a" }, gone: { "One?": "a" } },
      solved: { hello: [url, "https://example.org/foreign"], gone: [url] },
    });
    const { progress, marks, sentence } = importProgress(here, [lesson], given);
    expect(answers(progress)).toEqual([2, 3]);
    expect(progress.get("lesson")).toMatchObject({ read: ["hello"], solved: { hello: [url] } });
    expect(sentence).toBe("Imported: 1 answer, 1 text read, 2 solved problems.");
    expect(importInto({ progress, marks }, [lesson], given).sentence).toBe("Nothing new: all of it was here already.");
  });

  it.each([
    ["wins over that of a file", 2, "c", [2, 0]],
    ["is replaced by the right one", 2, "a", [1, 0]],
    ["stays if it is right", 1, "c", [1, 0]],
  ])("an answer of this device %s", (_, own, theirs, expectedAnswers) => {
    const here = answerQuestion(noProgress, lesson, "hello", one, own);
    const given = report({ id: "lesson", completed: [], answers: { hello: { "One?": theirs } } });
    expect(answers(importProgress(here, [lesson], given).progress)).toEqual(expectedAnswers);
  });

  it("reads the answers of a file of an earlier version, and says that the module is completed by them", () => {
    const given = report({
      id: "lesson",
      completed: [],
      read: ["hello"],
      answers: { hello: [1, 1] },
      solved: { hello: [url] },
    });
    const { sentence } = importProgress(noProgress, [lesson], given);
    expect(sentence).toBe(
      "Imported: 1 more module is marked as completed. Also new: 2 answers, 1 text read, 1 solved problem.",
    );
  });

  it("takes no longer for as many foreign entries as a file can have", () => {
    const many = Array.from({ length: 30_000 }, (_, index) => `https://x.example/${index}`);
    const given = report({ id: "lesson", completed: [], solved: { hello: many } });
    const begin = performance.now();
    const { progress, marks } = importProgress(noProgress, [lesson], given);
    expect(performance.now() - begin).toBeLessThan(5_000);
    expect(progress).toBe(noProgress);
    expect(marks.size).toBe(many.length);
  });

  it.each([
    ["1.0.0", { completed: ["hello"], solved: { hello: [url] }, answers: { hello: [1] } }],
    ["2.0.0", { completed: [], last: "hello", solved: { gone: [url, "https://cses.fi/problemset/task/1068/"] } }],
  ])("loses no problem that was solved with version %s, under whatever address it is now", (_, reported) => {
    const other = "https://vjudge.net/problem/CodeForces-4A";
    const now = { ...lesson, modules: [{ id: "hello", completed: false, practice: [{ title: "x", url: other }] }] };
    const { progress, marks } = importProgress(noProgress, [now], report({ id: "lesson", ...reported }));
    expect(solvedLinks(progress.get("lesson"), "hello")).toEqual([other]);
    expect(marks.size).toBe(Object.values(reported.solved).flat().length);
    const { marks: kept } = importProgress(noProgress, [now], report({ id: "removed", ...reported }));
    expect(kept).toEqual(marks);
  });

  const expected = "Choose a file that was saved with 'Export progress'.";

  it.each([
    [["", "{", "<html>", "PK\u0003\u0004"], `is not valid JSON. ${expected}`],
    [["null", "7", "[]", "{}", '{"courses":{}}', '{"courses":[7]}'], `contains no progress. ${expected}`],
    [['{"courses":[{"id":"python"}]}'], `contains no progress. ${expected}`],
    [['{"courses":[{"id":"python","completed":[],"last":7}]}'], `contains no progress. ${expected}`],
    [
      ['{"courses":[{"id":"haskell","completed":["monads"]}]}'],
      "contains progress for other courses: none of them exist here.",
    ],
  ])("refuses %j, which %s", (texts, reason) => {
    const before = marked(python, "hello");
    for (const text of texts)
      expect(importProgress(before, courses, file(text))).toEqual({
        isRefused: true,
        marks: noMarks,
        progress: before,
        sentence: `'progress.json' ${reason}`,
      });
  });
});
