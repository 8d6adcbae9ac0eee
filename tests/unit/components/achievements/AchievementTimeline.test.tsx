import { render, screen, within } from "@testing-library/react";
import { AchievementTimeline } from "../../../../src/components/achievements/AchievementTimeline";

function achievement(jsonId: string, fields: Partial<Queries.AchievementEntryFragment> = {}) {
  const none = { date: null, event: null, place: null, people: [], description: null, image: null, links: [] };
  return { ...none, jsonId, title: jsonId, ...fields };
}

test("achievements are under their years, with their place, their people and their links", () => {
  const won = achievement("Won", {
    ...{ date: "2026-02-14", place: "1st", event: "Regional", people: [{ name: "Rima", profile: "/profile/team/5" }] },
    links: [{ label: "Results", url: { url: "https://results.example.org" } }],
  });
  render(
    <AchievementTimeline achievements={[achievement("Old", { date: "2024-01-01" }), achievement("Some day"), won]} />,
  );
  expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    ...["2026", "2024", "Without a date"],
  ]);
  const year = within(screen.getByRole("region", { name: "2026" }));
  expect(year.getByText("1st")).toBeVisible();
  expect(year.getByRole("link", { name: "Rima" })).toHaveAttribute("href", "/profile/team/5");
  expect(year.getByRole("link", { name: /^Results/ })).toBeVisible();
});
