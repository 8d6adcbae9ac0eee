import { byActivity, projectDays } from "../../../../src/domain/projects/project-order";

const project = (
  title: string,
  status: string | null,
  startDate: string | null = null,
  endDate: string | null = null,
) => ({
  ...{ title, status, startDate, endDate },
});

test("what goes on comes before what is over, the newest first", () => {
  const projects = [
    project("Old", "finished", "2020-01-01", "2021-01-01"),
    project("Over", null, "2025-01-01", "2025-02-01"),
    project("Undated", "idea"),
    project("New", "active", "2026-01-01"),
    project("Paused", "paused", "2024-01-01"),
  ];
  expect(projects.sort(byActivity).map(({ title }) => title)).toEqual([...["New", "Paused", "Undated", "Over", "Old"]]);
});

test.each([
  ["2026-02-14", null, "Since February 14, 2026"],
  ["2026-02-14", "2026-06-30", "February 14 - June 30, 2026"],
  [null, "2026-06-30", "Until June 30, 2026"],
  [null, null, undefined],
])("the days of a project from %s to %s are %j", (startDate, endDate, text) => {
  expect(projectDays({ startDate, endDate })).toBe(text);
});
