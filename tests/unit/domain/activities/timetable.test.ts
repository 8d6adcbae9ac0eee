import { timetableOf } from "../../../../src/domain/activities/timetable";

const row = (time: string, text: string, isBreak = false) => ({ time, text, isBreak });

test.each([
  ["10:00 AM - Opening", "10:00 AM", "Opening"],
  ["9:00 AM - 10:30 AM - Lecture", "9:00 AM - 10:30 AM", "Lecture"],
  ["9:00 - 10:30 AM: Lecture", "9:00 - 10:30 AM", "Lecture"],
  ["18:00 – 19:30 | Final round", "18:00 – 19:30", "Final round"],
  ["2 pm to 5 pm Contest", "2 pm to 5 pm", "Contest"],
  ["9.30 AM, Set-up", "9.30 AM", "Set-up"],
  ["10:00 12 teams arrive", "10:00", "12 teams arrive"],
  ["১০:০০ - শুরু", "১০:০০", "শুরু"],
])("%s has its time apart from its text", (line, time, text) => {
  expect(timetableOf([line])).toEqual([{ day: "", rows: [row(time, text)] }]);
});

test.each([
  [[]],
  [["Opening", "Final round"]],
  [["12 teams", "3 rounds of 5 problems"]],
  [["Friday prayer in the hall"]],
])("%j has no time and is a list", (lines) => {
  expect(timetableOf(lines)).toBeUndefined();
});

test("several days have their rows under their names", () => {
  expect(
    timetableOf([
      "Day 1",
      "9:00 AM - Welcome",
      "Day 2: 9:00 AM - Contest",
      "6:00 PM - Prizes",
      "December 20",
      "Way home",
    ]),
  ).toEqual([
    { day: "Day 1", rows: [row("9:00 AM", "Welcome")] },
    { day: "Day 2", rows: [row("9:00 AM", "Contest"), row("6:00 PM", "Prizes")] },
    { day: "December 20", rows: [row("", "Way home")] },
  ]);
});

test("a day and a time before each line make one part of each day they name", () => {
  expect(timetableOf(["Friday, 18 December, 9:00 AM - Welcome"])).toEqual([
    { day: "Friday, 18 December", rows: [row("9:00 AM", "Welcome")] },
  ]);
});

test("breaks are known by their words", () => {
  expect(timetableOf(["1:00 PM - Lunch and prayer in turns", "2:00 PM - Break the code", "৩:০০ - চা বিরতি"])).toEqual([
    {
      day: "",
      rows: [
        row("1:00 PM", "Lunch and prayer in turns", true),
        row("2:00 PM", "Break the code"),
        row("৩:০০", "চা বিরতি", true),
      ],
    },
  ]);
});
