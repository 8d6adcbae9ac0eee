import { linesFor } from "./lines-for";

const member = (handle: string, ...changes: string[]) => ({ handle, changes });

test("the files of ratings are checked together: days of another year, of the future, and a handle twice", () => {
  const files = {
    "ratings/2025.json": {
      members: [member("ann", "2025-03-01 1200"), member("ben", "2025-01-01 900", "2026-01-02 950")],
    },
    "ratings/2026.json": { members: [member("ann", "2026-06-16 1300"), member("Ann", "2026-01-01 1250")] },
  };
  expect(linesFor(files)).toEqual([
    "content/ratings/2025.json: members[1].changes: warning: contains '2026-01-02 950', expected a day in 2025, the year of the file",
    "content/ratings/2026.json: members[0].changes: warning: contains '2026-06-16 1300', which is in the future, and is not shown",
    "content/ratings/2026.json: members[1].handle: warning: is there twice: 'Ann'",
  ]);
});
