import { dateSample } from "./date-sample.mjs";

const help = `npm run sample-dates [-- DAY]

Moves the dates of what is to come in the sample, so that it stays to come: by whole weeks, in which weekdays stay, or by whole
years, where an item belongs to a day of the year. What is past stays as it is. DAY is today unless it is given (YYYY-MM-DD).`;

const [, , day = new Date().toISOString().slice(0, 10)] = process.argv;
if (process.argv.includes("--help")) console.log(help);
else if (!/^\d{4}-\d\d-\d\d$/.test(day)) throw new Error(`'${day}' is no day, expected one such as 2026-11-29`);
else for (const file of dateSample(process.env.CONTENT_DIR || "content", day)) console.log(`${file} has new dates`);
