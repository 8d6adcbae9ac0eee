import { photoNames, photoSubject } from "../../../../src/cms/photos/photo-names";

test.each([
  ["the id of an event", "events", { id: "code-sprint-2026", title: "Code Sprint" }, "code-sprint-2026"],
  ["the kind and the number of a post", "posts", { id: 15, title: "Orientation" }, "post-15"],
  ["the title if there is no id yet", "events", { title: "  Café: Bits & Bytes! " }, "cafe-bits-bytes"],
  ["the kind if no letter of the title is English", "events", { title: "প্রোগ্রামিং" }, "event"],
  ["the kind if nothing has been typed", "workshops", {}, "workshop"],
  ["an id without what leads out of its folder", "events", { id: "../../.git/config" }, "git-config"],
])("photos are named after %s", (_what, folder, fields, expected) => {
  expect(photoSubject(folder, fields)).toBe(expected);
});

test("a long title makes a short name", () => {
  expect(photoSubject("events", { title: "a ".repeat(500) })).toMatch(/^(?:a-)+a$/);
  expect(photoSubject("events", { title: "a ".repeat(500) }).length).toBeLessThanOrEqual(60);
});

test("photos are numbered after the highest number that is taken, whatever the files end with", () => {
  const taken = [
    "media/code-sprint-2.jpg",
    "content\\media\\Code-Sprint-7.WEBP",
    "media/code-sprint-finals-90.jpg",
    "media/code-sprint-2026-1.webp",
    "media/code-sprint-12345678901234567890.jpg",
    "media/code-sprint-9-small.jpg",
  ];
  expect(photoNames("code-sprint", 3, taken)).toEqual(["code-sprint-8", "code-sprint-9", "code-sprint-10"]);
  expect(photoNames("code-sprint-2026", 1, taken)).toEqual(["code-sprint-2026-2"]);
  expect(photoNames("post-15", 2, [])).toEqual(["post-15-1", "post-15-2"]);
});
