import { z } from "zod";
import { bool, choice, groups } from "../fields/simple-fields";
import { file } from "../fields/link-fields";
import { lines, longText, markdown, pageId, text } from "../fields/text-fields";
import { date, publishAt, publishedAt } from "../fields/time-fields";
import { defineKind } from "../kind";
import { yearsOfDay } from "../schema/field-info";
import { t } from "../../words/t";

export const notice = defineKind({
  folder: "notices",
  typeName: "Notice",
  singular: t("Notice"),
  plural: t("Notices"),
  firstFields: ["content", "date", "attachments"],
  description: t("Announcements and files to download. Shown on /notice."),
  template: "notice",
  linkExpectation: t("expected the address of a notice"),
  hasOwnPages: true,
  changesOn: ["date", "expiryDate"],
  appearsOn: "date",
  tagline: t("Announcements and files to download"),
  sharePicture: { facts: ["{date}", "{category}"] },
  generatorTab: 7,
  schema: z.object({
    id: pageId(t("Notice ID"), "lab-closed-in-march"),
    title: text({
      label: t("Title"),
      hint: t("What it announces, in one line; the search looks here."),
      example: "Lab closed on 26 March",
    }),
    content: markdown({
      label: t("Content"),
      hint: t("The notice itself."),
      example: "The lab stays closed on Independence Day.",
    }).optional(),
    date: date({
      label: t("Date"),
      hint: t("The day of publication."),
      example: "2026-03-20",
      beginsToday: true,
    }).optional(),
    publishAt,
    publishedAt,
    description: longText({
      label: t("Description"),
      hint: t("A sentence for search engines and shared links."),
      example: "The computer lab is closed on Independence Day.",
    }).optional(),
    fullDescription: markdown({
      label: t("Full description"),
      hint: t("Further details, if there are any."),
      example: "The server room stays open for the contest team.",
    }).optional(),
    downloadUrl: file({
      label: t("Download"),
      hint: t("The file that the Download button opens."),
      example: "../media/lab-routine.pdf",
      takes: "download",
    }).optional(),
    category: text({
      label: t("Category"),
      hint: t("One of the usual categories, or your own."),
      suggestions: ["general", "academic", "event", "registration", "deadline"],
      example: "general",
    }).optional(),
    priority: choice({
      label: t("Priority"),
      hint: t("Urgent notices are highlighted in the list."),
      choices: ["low", "medium", "high", "urgent"],
      example: "medium",
    }).optional(),
    author: text({ label: t("Author"), hint: t("Who publishes it."), example: "General Secretary" }).optional(),
    expiryDate: date({
      label: t("Expiry date"),
      hint: t("The last day it is valid; after that it is marked as expired."),
      example: "2026-03-26",
      notBefore: { field: "date", severity: "warning" },
    }).optional(),
    pinned: bool({ label: t("Pinned"), hint: t("On: it is first in the list as long as it is valid.") }).optional(),
    isActive: bool({
      label: t("Active"),
      hint: t("Off: it stays in the list, marked as no longer in force."),
    }).optional(),
    eligibility: lines({
      label: t("Eligibility"),
      hint: t("Who is eligible."),
      example: "Students of the fourth semester",
    }).optional(),
    fees: text({ label: t("Fees"), hint: t("What it costs, in words."), example: "Free for members" }).optional(),
    deadline: text({
      label: t("Deadline"),
      hint: t("The deadline, in words or as a date."),
      example: "2026-03-25",
      years: yearsOfDay,
    }).optional(),
    attachments: groups({
      label: t("Attachments"),
      hint: t("Further files."),
      fields: {
        name: text({
          label: t("Name"),
          hint: t("The name on the page. If empty, the file name is shown."),
          example: "Routine",
        }).optional(),
        url: file({
          label: t("File"),
          hint: t("The file or a link to it."),
          example: "../media/routine.pdf",
          takes: "download",
        }),
        type: choice({
          label: t("Type"),
          hint: t("The type of file."),
          choices: ["pdf", "doc", "image", "other"],
          example: "pdf",
        }).optional(),
      },
    }).optional(),
  }),
});
