import { readFileSync } from "node:fs";
import path from "node:path";
import { courseFormat } from "../../../src/domain/my-class/course";
import { parse as parseLesson } from "../../../src/domain/my-class/lesson-text";
import { newestFiles, publicDirectory } from "../../support/built-site";
import { longLesson } from "../../support/other-club/other-club";

function read(address: unknown): unknown {
  return JSON.parse(readFileSync(path.join(publicDirectory, String(address)), "utf8"));
}

test("the texts of a long course are in files of their own, which its modules name", () => {
  const file = newestFiles().find((name) => name.startsWith("data/courses."));
  const courses = courseFormat.parse(read(file));
  const [first, second] = courses.find(({ id }) => id === "long")?.modules ?? [];
  expect([first?.text, second?.text, second?.textAddress]).toEqual([undefined, undefined, undefined]);
  expect(parseLesson(read(first?.textAddress))).toContain(longLesson.slice(0, 50));
});
