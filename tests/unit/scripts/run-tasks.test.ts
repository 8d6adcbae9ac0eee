import { runTasks, type Task } from "../../../scripts/testing/run-tasks.mjs";

const passed = { passed: 1, failed: 0 };
const failed = { passed: 0, failed: 1 };

/** The tasks that began and ended, in this order. */
let diary: string[];
let printed: string[];

beforeEach(() => {
  diary = [];
  printed = [];
  jest.spyOn(process.stdout, "write").mockImplementation((text) => {
    printed.push(String(text));
    return true;
  });
});

afterEach(() => jest.restoreAllMocks());

/** A task that writes into the diary, and takes so many turns of the event loop. */
function task(name: string, rest: Partial<Task> = {}, turns = 1): Task {
  const run = async (lanes: number) => {
    diary.push(`${name} begins on ${lanes}`);
    for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    diary.push(`${name} ends`);
    return passed;
  };
  return { stage: "stage", name, lanes: 1, run, ...rest };
}

test("tasks run in parallel as far as the lanes go, and those that need all of them on their own", async () => {
  const tasks = [task("one", {}, 3), task("two", {}, 1), task("both", { lanes: 2 }), task("last")];
  expect(await runTasks(tasks, 2)).toEqual({ passed: 4, failed: 0 });
  expect(diary).toEqual([
    ...["one begins on 1", "two begins on 1", "two ends", "one ends"],
    ...["both begins on 2", "both ends", "last begins on 2", "last ends"],
  ]);
});

test("a task that must not run beside another waits for its end, and lets others pass", async () => {
  const tasks = [task("build", {}, 3), task("lint", { notBeside: "build" }), task("unit")];
  await runTasks(tasks, 2);
  expect(diary.filter((line) => line.includes("begins"))).toEqual([
    "build begins on 1",
    "unit begins on 1",
    "lint begins on 2",
  ]);
  expect(diary.indexOf("build ends")).toBeLessThan(diary.indexOf("lint begins on 2"));
});

test("a failure stops only what needs its result, which counts as failed too", async () => {
  const tasks = [
    task("build", { run: () => Promise.resolve(failed) }),
    task("site", { needs: "build" }),
    task("lint", { notBeside: "build" }),
  ];
  expect(await runTasks(tasks, 2)).toEqual({ passed: 1, failed: 2 });
  expect(diary).toEqual(["lint begins on 1", "lint ends"]);
  expect(printed.join("")).toContain("site: FAILED, not run because 'build' failed");
});

test("what needs a task that is not among those chosen runs at once", async () => {
  expect(await runTasks([task("site", { needs: "build" })], 2)).toEqual(passed);
});

test("a task that throws counts as one failure and is shown", async () => {
  const broken = task("broken", { run: () => Promise.reject(new Error("no such command")) });
  expect(await runTasks([broken, task("next")], 2)).toEqual({ passed: 1, failed: 1 });
  expect(printed.join("")).toMatch(/^ +\d+ s {2}stage {2}broken: FAILED\n {4}Error: no such command/m);
});
