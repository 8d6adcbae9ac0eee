import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const contests = "contests.json";

/** These move together, so that the first contest begins within the next week. Their texts contain no day or year. */
const weekly = [
  contests,
  "events/weekly-practice.json",
  "upcoming/open-lab-evening.json",
  "workshops/competitive-programming-101.json",
];

/** Each of these moves to the next year on its first day. Their texts contain no year. */
const yearly = ["events/polytechnic-programming-festival.json", "site/registration.json"];

const DAY = 86_400_000;

const daysIn = (text) => [...text.matchAll(/"(\d{4}-\d\d-\d\d)(?=["T])/g)].map(([, day]) => day).sort();

const moved = (text, dayAfter) => text.replace(/"(\d{4}-\d\d-\d\d)(?=["T])/g, (_, day) => `"${dayAfter(day)}`);

/**
 * Updates the dates of the sample in a content tree.
 *
 * @param {string} content the folder
 * @param {string} today `YYYY-MM-DD`
 * @returns {string[]} the files that have changed
 * @throws Error if the content is not the sample
 */
export function dateSample(content, today) {
  const texts = new Map([...weekly, ...yearly].map((file) => [file, readFileSync(path.join(content, file), "utf8")]));
  if (JSON.parse(texts.get(contests)).isSample !== true)
    throw new Error(
      `${path.join(content, contests)}: isSample is not true: this is a club's own content, and stays as it is`,
    );
  const [first] = daysIn(texts.get(contests));
  const weeks = Math.ceil((Date.parse(today) + 1 - Date.parse(first)) / (7 * DAY));
  const weeksLater = (day) => new Date(Date.parse(day) + weeks * 7 * DAY).toISOString().slice(0, 10);
  const yearsLater = (years) => (day) => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;
  const changed = [];
  for (const [file, text] of texts) {
    const [earliest] = daysIn(text);
    const years =
      Number(today.slice(0, 4)) - Number(earliest.slice(0, 4)) + (earliest.slice(4) <= today.slice(4) ? 1 : 0);
    const dated = moved(text, weekly.includes(file) ? weeksLater : yearsLater(years));
    if (dated === text) continue;
    writeFileSync(path.join(content, file), dated);
    changed.push(file);
  }
  return changed;
}
