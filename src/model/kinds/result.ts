import { z } from "zod";
import { links, tags } from "../fields/shared-fields";
import { choice, int } from "../fields/simple-fields";
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
  firstFields: ["event", "kind"],
  description: t("The standings of contests. Shown on /results; each has its own page."),
  template: "result",
  listTemplate: "results",
  tagline: t("How we did in contests"),
  sharePicture: { facts: ["{date}"] },
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
      hint: t("How many took part officially."),
      example: "41",
    }).optional(),
    links,
    tags,
  }),
});
