import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ActivityList } from "../../../../src/components/activities/list/ActivityList";
import { activityOptions, archivedYears, partsAt, PAST_SIZE } from "../../../../src/domain/activities/activity-list";
import type { ListedActivity } from "../../../../src/domain/activities/listed-activity";
import { fakeSite } from "../../../support/components/fake-site";
import { EventCard } from "../../../../src/components/events/EventList";

const now = new Date("2026-11-25T12:00:00+06:00");

/** Two coming events and so many past ones, the newest of which is `past-1`. */
function events(past: number): ListedActivity[] {
  const dayOf = (index: number) => new Date(Date.UTC(2026, 9, 30 - index)).toISOString().slice(0, 10);
  return [
    { id: "camp", title: "Camp", date: "2026-12-18", endDate: "2026-12-20", time: null, category: "workshop" },
    { id: "finals", title: "Finals", date: "2026-12-01", time: null, category: "competition" },
    ...Array.from({ length: past }, (_, index) => ({
      id: `past-${index + 1}`,
      title: `Past ${index + 1}`,
      date: dayOf(index),
      time: null,
      category: "meeting",
    })),
  ];
}

const site = fakeSite();
let lists = 0;

function draw(all: readonly ListedActivity[], address = "") {
  window.history.replaceState(null, "", `/events${address}`);
  const { coming, past } = partsAt(all, now);
  const shown = [...coming, ...past.slice(0, PAST_SIZE)];
  // Data is kept for a visit, by its address.
  lists += 1;
  const file = shown.length < all.length ? `/data/events.${lists}.json` : null;
  const start = {
    activities: shown,
    total: all.length,
    options: activityOptions(all),
    archive: archivedYears(all),
    file,
  };
  if (file) site.files = { [file]: all };
  return render(
    <ActivityList folder="events" start={start} now={now}>
      {(event, eager) => <EventCard event={event} now={now} eager={eager} />}
    </ActivityList>,
  );
}

const titlesIn = (part: string) =>
  within(screen.getByRole("region", { name: part }))
    .getAllByRole("heading", { level: 3 })
    .map(({ textContent }) => textContent);

test("a list with nothing to come says so", () => {
  draw(events(2).slice(2));
  expect(screen.getByText("No event is planned at the moment.")).toBeInTheDocument();
});

test("a list without items says so, and has nothing to search", () => {
  draw([]);
  expect(screen.getByText("No events yet")).toBeInTheDocument();
  expect(screen.queryByRole("searchbox")).toBeNull();
});

test("24 past items are shown, then 24 more, on the first of which the focus is", async () => {
  draw(events(50));
  expect(titlesIn("Past")).toHaveLength(24);
  await userEvent.click(screen.getByRole("button", { name: "Show more past events" }));
  expect(await screen.findByRole("link", { name: "Past 25" })).toHaveFocus();
  expect(titlesIn("Past")).toHaveLength(48);
});

test("searching finds what the page did not come with, says how much, and is kept in the address", async () => {
  draw(events(50));
  await userEvent.type(screen.getByRole("searchbox", { name: "Search events" }), "past 49");
  expect(await screen.findByText("1 event found")).toBeInTheDocument();
  expect(titlesIn("Past")).toEqual(["Past 49"]);
  expect(screen.queryByRole("region", { name: "Coming up" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Clear Filters" }));
  expect(screen.getByRole("searchbox")).toHaveFocus();
  expect(titlesIn("Coming up")).toHaveLength(2);
});

test("a filter narrows the list, and the address has it", async () => {
  draw(events(2));
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Category" }), "competition");
  expect(await screen.findByText("1 event found")).toBeInTheDocument();
  expect(titlesIn("Coming up")).toEqual(["Finals"]);
  expect(window.location.search).toBe("?category=competition");
});

test("the month view has a table of days whose items are links, and buttons to the next and the previous month", async () => {
  draw(events(2), "?view=month&month=2026-12");
  const table = await screen.findByRole("table", { name: "December 2026" });
  expect(
    within(table)
      .getAllByRole("link")
      .map(({ textContent }) => textContent),
  ).toEqual(["Finals", "Camp", "Camp", "Camp"]);
  await userEvent.click(screen.getByRole("button", { name: "Previous month" }));
  expect(screen.getByRole("table", { name: "November 2026" })).toBeInTheDocument();
  expect(window.location.search).toBe("?view=month&month=2026-11");
});

test("a list that can't be loaded says so and can be tried again", async () => {
  draw(events(50));
  site.isOnline = false;
  await userEvent.click(screen.getByRole("button", { name: "Show more past events" }));
  expect(await screen.findByText("The events could not be loaded")).toBeInTheDocument();
  site.isOnline = true;
  await userEvent.click(screen.getByRole("button", { name: /try again/i }));
  expect(await screen.findByRole("link", { name: "Past 48" })).toBeInTheDocument();
});
