import { completedCount, isCompleted, resumedModule } from "../../../../src/domain/my-class/course-parts";
import { markModule, openModule, progressReport } from "../../../../src/domain/my-class/progress";
import {
  type CourseOutline,
  noProgress,
  parseProgress,
  serialiseProgress,
} from "../../../../src/domain/my-class/stored-progress";

const course: CourseOutline & { readonly title: string } = {
  id: "python",
  title: "Python",
  modules: ["hello", "lists", "files"].map((id) => ({ id, completed: false })),
};

const marked = (...ids: string[]) => ids.reduce((before, id) => markModule(before, course, id, true), noProgress);

describe("Progress", () => {
  it("begins with the first module and none completed", () => {
    expect(completedCount(noProgress, course)).toBe(0);
    expect(resumedModule(noProgress, course)).toBe("hello");
  });

  it("is the same object where nothing changes", () => {
    const progress = openModule(marked("lists"), course, "lists");
    expect(markModule(progress, course, "lists", true)).toBe(progress);
    expect(openModule(progress, course, "lists")).toBe(progress);
  });

  it("takes a mark away again", () => {
    expect(isCompleted(markModule(marked("lists"), course, "lists", false), course, "lists")).toBe(false);
  });

  it("leaves a module completed that starts so", () => {
    const started = { ...course, modules: [{ id: "hello", completed: true }] };
    expect(isCompleted(markModule(noProgress, started, "hello", false), started, "hello")).toBe(true);
    expect(completedCount(noProgress, started)).toBe(1);
  });

  it("goes on with the module that was open last", () => {
    expect(resumedModule(openModule(noProgress, course, "lists"), course)).toBe("lists");
  });

  it("starts again where the course has lost that module, and has nothing to go on with without modules", () => {
    const progress = openModule(noProgress, course, "lists");
    expect(resumedModule(progress, { ...course, modules: course.modules.slice(0, 1) })).toBe("hello");
    expect(resumedModule(progress, { ...course, modules: [] })).toBeUndefined();
  });

  it("is complete once the last module is opened after all others, not before", () => {
    expect(completedCount(openModule(marked("hello", "lists"), course, "files"), course)).toBe(3);
    expect(completedCount(openModule(marked("hello"), course, "files"), course)).toBe(1);
    expect(completedCount(openModule(marked("hello", "files"), course, "lists"), course)).toBe(2);
  });

  it("survives being stored, under any id", () => {
    const odd = { ...course, id: "constructor" };
    const progress = openModule(markModule(noProgress, odd, "hello", true), odd, "lists");
    expect(parseProgress(serialiseProgress(progress))).toEqual(progress);
    expect(resumedModule(noProgress, odd)).toBe("hello");
  });

  it.each(["", "{", "null", "[]", "7", '"x"', '{"python":null}', '{"python":{"completed":"lists"}}'])(
    "stored as %s is none",
    (text) => expect(parseProgress(text).size).toBe(0),
  );

  it("keeps the valid part of a damaged entry", () => {
    const text = JSON.stringify({ python: { completed: ["lists", 7, "lists", null], last: 3 }, react: [] });
    expect([...parseProgress(text)]).toEqual([["python", { completed: ["lists"] }]]);
  });

  it("can be taken away as a file, without the courses that were never begun", () => {
    const report: unknown = JSON.parse(
      progressReport(
        "Eva",
        openModule(marked("hello"), course, "lists"),
        [course, { ...course, id: "react" }],
        new Date("2026-11-21T06:00:00Z"),
      ),
    );
    expect(report).toEqual({
      member: "Eva",
      exportedAt: "2026-11-21T06:00:00.000Z",
      courses: [{ id: "python", title: "Python", modules: 3, completed: ["hello"], last: "lists" }],
    });
  });
});
