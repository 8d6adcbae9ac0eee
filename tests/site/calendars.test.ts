import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import ICAL from "ical.js";
import { usedCategories, workshopCategory } from "../../src/domain/calendar/calendar-categories";
import { servedPath } from "../../src/domain/addresses/served-path";
import { routes } from "../../src/domain/routes";
import { isOffered } from "../../src/domain/settings/offered";
import { firstOfDays, spanOf } from "../../src/domain/time/schedule";
import { isRealDate } from "../../src/model/values/calendar-date";
import { fileAt, publicDirectory, readPage } from "../support/built-site";
import { parseHtml } from "../support/parse-html";
import { eventContent, workshopContent } from "../support/content/content";
import { t } from "../../src/words/t";

const inSite = (address: string) => path.join(publicDirectory, address);

function entriesOf(address: string) {
  const component = ICAL.Component.fromString(readFileSync(inSite(address), "utf8"));
  return component.getAllSubcomponents("vevent").map((vevent) => ({
    event: new ICAL.Event(vevent),
    status: vevent.getFirstPropertyValue("status"),
    url: String(vevent.getFirstPropertyValue("url")),
  }));
}

const items = [
  ...eventContent().map((item) => ({
    item,
    page: routes.item("events", item.id),
    file: routes.itemCalendar("events", item.id),
  })),
  ...workshopContent().map((item) => ({
    item: { ...item, category: workshopCategory },
    page: routes.item("workshops", item.id),
    file: routes.itemCalendar("workshops", item.id),
  })),
];
const dated = items.filter(({ item }) => spanOf(item));
const summaryOf = ({ item }: (typeof items)[number]) =>
  `${item.status === "cancelled" ? "Cancelled: " : ""}${item.title.trim()}`;

test("the calendar of an item holds it at the right instants", () => {
  const held = (each: (typeof dated)[number]) => {
    const { item, file } = each;
    const entry = entriesOf(file).find(({ event }) => event.summary === summaryOf(each));
    const { startDate, endDate } = entry?.event ?? {};
    return {
      file,
      status: entry?.status,
      page: entry && new URL(entry.url).pathname,
      times: spanOf(item)?.hasTime ? [startDate?.toJSDate(), endDate?.toJSDate()] : [startDate?.toString()],
    };
  };
  const expected = ({ item, file, page }: (typeof dated)[number]) => {
    // Events with the same time on each of several days repeat daily.
    const span = spanOf(firstOfDays(item));
    return {
      file,
      status: item.status === "cancelled" ? "CANCELLED" : "CONFIRMED",
      page: encodeURI(servedPath(page)),
      times: span?.hasTime ? [span.start, span.end] : [item.date],
    };
  };
  expect(dated.map(held)).toEqual(dated.map(expected));
});

test("an item without any real date has no calendar, and its page offers none", () => {
  const dateless = items.filter(({ item }) => !spanOf(item));
  for (const { file, page } of dateless) {
    expect(existsSync(inSite(file))).toBe(false);
    const document = parseHtml(readPage(page));
    expect(document.querySelector(`a[href="${servedPath(file)}"]`)).toBeNull();
  }
});

test("the file of an item is one entry and no calendar of its own", () => {
  for (const { file } of dated) {
    expect(entriesOf(file)).toHaveLength(1);
    expect(readFileSync(inSite(file), "utf8")).not.toContain("X-WR-CALNAME");
  }
});

test("the club's calendar holds all of them, each id once, and the deadlines", () => {
  const entries = entriesOf(routes.calendar);
  const ids = entries.map(({ event }) => event.uid);
  expect(new Set(ids).size).toBe(ids.length);
  const titles = entries.map(({ event }) => event.summary);
  expect(dated.filter((each) => !titles.includes(summaryOf(each)))).toEqual([]);
  const deadlines = items.filter(({ item }) => isRealDate(item.registrationDeadline ?? ""));
  for (const { item } of deadlines)
    expect(
      titles.some((title) => title.endsWith(t("Last day to register: {title}", { title: item.title.trim() }))),
    ).toBe(true);
});

test.each(usedCategories())("the calendar of the category %s holds its events and no other", (category) => {
  const titles = entriesOf(routes.calendarOfCategory(category)).map(({ event }) => event.summary);
  const expected = dated.filter(({ item }) => item.category === category).map(summaryOf);
  expect(titles.filter((title) => !title.includes("Last day to register: ")).sort()).toEqual(expected.sort());
});

test.each([routes.list("events"), routes.list("workshops")].filter(isOffered))(
  "%s leads to a calendar to subscribe to",
  (page) => {
    const document = parseHtml(readPage(page));
    const links = [...document.querySelectorAll("a[href^='webcal:']")].map((link) => link.getAttribute("href") ?? "");
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect(existsSync(inSite(fileAt(new URL(link).pathname)))).toBe(true);
  },
);
