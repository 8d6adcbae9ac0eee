import {
  filteredResources,
  matchesResourceFilter,
  resourceFilterIn,
  resourcesByTopic,
} from "../../../../src/domain/resources/resource-filter";

const resource = { title: "Pro Git", topic: "Tools", level: "beginner", tags: ["Book", "Git"] };

test("a filter is an address, and the address is the filter", () => {
  const filter = { topic: "R & D", level: "beginner", tag: undefined };
  expect(filteredResources(filter)).toBe("/resources?topic=R+%26+D&level=beginner");
  expect(resourceFilterIn("?topic=R+%26+D&level=beginner")).toEqual(filter);
  expect(filteredResources({})).toBe("/resources");
});

test.each([
  [{}, true],
  [{ topic: "tools", tag: "GIT" }, true],
  [{ topic: "Web" }, false],
  [{ level: "advanced" }, false],
  [{ tag: "Video" }, false],
])("a resource matches %j: %s", (filter, matches) => {
  expect(matchesResourceFilter(resource, filter)).toBe(matches);
});

test("resources are under their topics, the easiest first", () => {
  const of = (title: string, topic: string | null, level: string | null) => ({ title, topic, level, tags: [] });
  const topics = resourcesByTopic([
    of("D", null, "beginner"),
    of("C", "Web", null),
    of("B", "Web", "advanced"),
    of("A", "Web", "beginner"),
    of("E", "Art", null),
  ]);
  expect(topics.map(({ word, items }) => [word, items.map(({ title }) => title).join("")])).toEqual([
    ["Art", "E"],
    ["Web", "ABC"],
    [null, "D"],
  ]);
});
