import { z } from "zod";
import { bool, choice, groups } from "../fields/simple-fields";
import { file } from "../fields/link-fields";
import { lines, longText, markdown, slugId, text } from "../fields/text-fields";
import { date, publishAt } from "../fields/time-fields";
import { defineKind } from "../kind";
import { yearsOfDay } from "../schema/field-info";

export const notice = defineKind({
  folder: "notices",
  typeName: "Notice",
  idKind: "slug",
  format: "json",
  singular: "Notice",
  plural: "Notices",
  firstFields: ["content", "date", "attachments"],
  description: "Announcements and files to download. Shown on /notice.",
  template: "notice",
  tagline: "Announcements and files to download",
  sharePicture: { facts: ["{date}", "{category}"] },
  generatorTab: 7,
  schema: z.object({
    id: slugId({
      label: "Notice ID",
      hint: "The name of the file, and part of the page's address. Never change it.",
      example: "lab-closed-in-march",
      markedInGenerator: true,
    }),
    title: text({
      label: "Title",
      hint: "What it announces, in one line; the search looks here.",
      example: "Lab closed on 26 March",
      markedInGenerator: true,
    }),
    content: markdown({
      label: "Content",
      hint: "The notice itself.",
      example: "The lab stays closed on Independence Day.",
    }).optional(),
    date: date({
      label: "Date",
      hint: "The day of publication.",
      example: "2026-03-20",
      beginsToday: true,
    }).optional(),
    publishAt,
    description: longText({
      label: "Description",
      hint: "A sentence for search engines and shared links.",
      example: "The computer lab is closed on Independence Day.",
    }).optional(),
    fullDescription: markdown({
      label: "Full description",
      hint: "Further details, if there are any.",
      example: "The server room stays open for the contest team.",
    }).optional(),
    downloadUrl: file({
      label: "Download",
      hint: "The file that the Download button opens.",
      example: "../media/lab-routine.pdf",
      takes: "download",
    }).optional(),
    category: text({
      label: "Category",
      hint: "One of the usual categories, or your own.",
      suggestions: ["general", "academic", "event", "registration", "deadline"],
      example: "general",
    }).optional(),
    priority: choice({
      label: "Priority",
      hint: "Urgent notices are highlighted in the list.",
      choices: ["low", "medium", "high", "urgent"],
      example: "medium",
    }).optional(),
    author: text({ label: "Author", hint: "Who publishes it.", example: "General Secretary" }).optional(),
    expiryDate: date({
      label: "Expiry date",
      hint: "The last day it is valid; after that it is marked as expired.",
      example: "2026-03-26",
    }).optional(),
    pinned: bool({ label: "Pinned", hint: "On: it is first in the list as long as it is valid." }).optional(),
    isActive: bool({ label: "Active", hint: "Off: it stays in the list, marked as no longer in force." }).optional(),
    eligibility: lines({
      label: "Eligibility",
      hint: "Who is eligible.",
      example: "Students of the fourth semester",
    }).optional(),
    fees: text({ label: "Fees", hint: "What it costs, in words.", example: "100 taka" }).optional(),
    deadline: text({
      label: "Deadline",
      hint: "The deadline, in words or as a date.",
      example: "2026-03-25",
      years: yearsOfDay,
    }).optional(),
    attachments: groups({
      label: "Attachments",
      hint: "Further files.",
      fields: {
        name: text({
          label: "Name",
          hint: "The name on the page. If empty, the file name is shown.",
          example: "Routine",
        }).optional(),
        url: file({
          label: "File",
          hint: "The file or a link to it.",
          example: "../media/routine.pdf",
          takes: "download",
        }),
        type: choice({
          label: "Type",
          hint: "The type of file.",
          choices: ["pdf", "doc", "image", "other"],
          example: "pdf",
        }).optional(),
      },
    }).optional(),
  }),
});
