import { activityOptions, readActivityView } from "../../../../src/domain/activities/activity-list";
import type { ListedActivity } from "../../../../src/domain/activities/listed-activity";
import { activitySearch } from "../../../../src/domain/activities/whole-list";
import { isSameWord, mostUsed } from "../../../../src/domain/text/same-word";

test("words that differ only in capitals, spaces or Unicode form are one", () => {
  expect(isSameWord("Graph  theory ", "graph theory")).toBe(true);
  expect(isSameWord("Informática", "INFORMA\u0301TICA")).toBe(true);
  expect(isSameWord("C", "C++")).toBe(false);
});

test("a word is written as most write it", () => {
  expect(mostUsed(["GRAPHS", "Graphs", "graphs", "Graphs", "dp"])).toEqual(["Graphs", "dp"]);
  expect(mostUsed(["Café", "Cafe\u0301", "Café"])).toEqual(["Café"]);
});

describe("In a list of events", () => {
  const activity = (id: string, tags: readonly string[]): ListedActivity => ({
    id,
    title: id,
    date: "2026-02-14",
    time: null,
    tags,
  });
  const all = [activity("a", ["Graphs"]), activity("b", ["GRAPHS", "dp"]), activity("c", ["graphs", "Graphs"])];

  it("a tag is offered once, and finds all of its spellings", () => {
    const options = activityOptions(all);
    expect(options.tags).toEqual(["Graphs", "dp"]);
    const view = readActivityView("?tag=graphs", options);
    expect(view.tag).toBe("Graphs");
    expect(activitySearch(all)(view)).toEqual(all);
  });
});
