import { readFileSync } from "node:fs";
import path from "node:path";
import { propertyOf } from "../../../src/domain/shape";
import { courseFormat } from "../../../src/domain/my-class/course";
import { parse as parseLesson } from "../../../src/domain/my-class/lesson-text";
import { publicDirectory } from "../../support/built-site";
import { longLesson } from "../../support/other-club/other-club";

function read(address: unknown): unknown {
  return JSON.parse(readFileSync(path.join(publicDirectory, String(address)), "utf8"));
}

test("the texts of a long course are in files of their own, which its modules and the newest data name", () => {
  const latest = read("latest-data.json");
  const courses = courseFormat.parse(read(propertyOf(latest, "courses")));
  const [first, second] = courses.find(({ id }) => id === "long")?.modules ?? [];
  expect([first?.text, second?.text, second?.textAddress]).toEqual([undefined, undefined, undefined]);
  expect(propertyOf(latest, "lessons")).toEqual({ "long/v1.0": first?.textAddress });
  expect(parseLesson(read(first?.textAddress))).toContain(longLesson.slice(0, 50));
});
