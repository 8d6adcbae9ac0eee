import { z } from "zod";
import { resultCells } from "../fields/result-cells";
import { peopleOfRow } from "../fields/person-fields";
import { links, tags } from "../fields/shared-fields";
import { bool, choice, groups, int, number } from "../fields/simple-fields";
import { link } from "../fields/link-fields";
import { markdown, pageId, text } from "../fields/text-fields";
import { date } from "../fields/time-fields";
import { defineKind } from "../kind";
import { t } from "../../words/t";

const resultKinds = ["club", "icpc", "codeforces", "other"] as const;

export const result = defineKind({
  folder: "results",
  typeName: "Result",
  singular: t("Result||of a contest"),
  plural: t("Results"),
  listDetails: ["date"],
  firstFields: ["event", "kind", "problems", "rows"],
  description: t("The standings of contests. Shown on /results; each has its own page."),
  template: "result",
  linkExpectation: t("expected the address of a result"),
  pageFacts: ["goneProfiles"],
  listTemplate: "results",
  tagline: t("How we did in contests"),
  sharePicture: { facts: ["{date}"] },
  openDataDescription: t("The results of contests that the club shows."),
  generatorTab: 13,
  schema: z.object({
    id: pageId(t("Result ID"), "regional-2026"),
    title: text({ label: t("Title"), hint: t("The name of the contest."), example: "ICPC Regional 2026" }),
    date: date({ label: t("Date"), hint: t("The day of the contest."), example: "2026-11-14" }),
    event: text({
      label: t("Event"),
      hint: t("The event of the club that it belongs to: its page shows the result."),
      example: "icpc-regional-2026",
      refersTo: ["events"],
    }).optional(),
    url: link({
      label: t("Link"),
      hint: t("The standings on the site of the judge."),
      example: "https://icpc.example.org/2026/standings",
    }).optional(),
    kind: choice({
      label: t("Kind||of a contest"),
      hint: t("Who held the contest."),
      choices: resultKinds,
      example: "icpc",
    }).optional(),
    contestId: int({
      label: t("Contest on Codeforces"),
      hint: t("Its number in the address."),
      example: "1234",
    }).optional(),
    status: choice({
      label: t("Status"),
      hint: t("Provisional: the page says so, and profiles don't show it yet. If empty, final."),
      choices: ["provisional", "final"],
      example: "final",
    }).optional(),
    description: markdown({
      label: t("Description"),
      hint: t("What there is to say about it."),
      example: "Five hours, thirteen problems.",
    }).optional(),
    participants: int({
      label: t("Participants"),
      hint: t("How many took part officially, if the rows are only the club's own."),
      example: "41",
    }).optional(),
    problems: groups({
      label: t("Problems"),
      hint: t("The problems in the order of the cells. A label alone is enough."),
      takesTexts: true,
      fields: {
        label: text({ label: t("Label||of a problem"), hint: t("The letter above its column."), example: "A" }),
        title: text({ label: t("Title"), hint: t("The name of the problem."), example: "Watermelon" }).optional(),
        url: link({
          label: t("Link"),
          hint: t("The page of the problem."),
          example: "https://codeforces.com/problemset/problem/4/A",
        }).optional(),
      },
    }).optional(),
    rows: groups({
      label: t("Rows"),
      hint: t("The teams or people, the best first."),
      fields: {
        rank: int({
          label: t("Rank||in a contest"),
          hint: t("As the judge gives it."),
          example: "3",
          min: 1,
        }).optional(),
        name: text({
          label: t("Name"),
          hint: t("The team, or the person."),
          example: "Segfault Society",
          isName: true,
        }),
        people: peopleOfRow,
        institution: text({
          label: t("Institution"),
          hint: t("Where they study."),
          example: "Example University",
          isName: true,
        }).optional(),
        group: text({ label: t("Group"), hint: t("A group of rows, to filter by."), example: "Guests" }).optional(),
        unofficial: bool({
          label: t("Unofficial"),
          hint: t("On: they took part outside of the competition, and count for no rank."),
        }).optional(),
        solved: int({ label: t("Solved"), hint: t("How many problems they solved."), example: "7" }).optional(),
        penalty: int({ label: t("Penalty"), hint: t("In minutes."), example: "812" }).optional(),
        points: number({ label: t("Points"), hint: t("In contests by score."), example: "350" }).optional(),
        award: text({ label: t("Award"), hint: t("A medal or another honour."), example: "Silver Medal" }).optional(),
        cells: resultCells({
          label: t("Cells"),
          hint: t(
            "What they did with each problem, in order: '+' solved, '+2 87' solved after 2 wrong tries at minute 87, '-3' tried, '?1' pending, '70 15' points and minute; '!' behind it for the first team. Empty: untouched.",
          ),
          example: "+2 87",
        }).optional(),
        note: text({
          label: t("Note||about a row"),
          hint: t("What else there is to say."),
          example: "Rejudged",
        }).optional(),
      },
    }).optional(),
    links,
    tags,
  }),
});
