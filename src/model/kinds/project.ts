import { z } from "zod";
import { choice } from "../fields/simple-fields";
import { involvedPeople } from "../fields/person-fields";
import { bannerImage, gallery, links, tags } from "../fields/shared-fields";
import { longText, markdown, pageId, text } from "../fields/text-fields";
import { date } from "../fields/time-fields";
import { defineKind } from "../kind";
import { t } from "../../words/t";

const projectStatuses = ["idea", "active", "paused", "finished"] as const;

export const project = defineKind({
  folder: "projects",
  typeName: "Project",
  singular: t("Project"),
  plural: t("Projects"),
  description: t("What members build. Shown on /projects; each has its own page."),
  template: "project",
  linkExpectation: t("expected the address of a project"),
  listTemplate: "projects",
  tagline: t("What our members build"),
  sharePicture: { facts: ["{status}", "{description}"] },
  generatorTab: 8,
  schema: z.object({
    id: pageId(t("Project ID"), "bus-timetable"),
    title: text({ label: t("Title"), hint: t("The name of the project."), example: "Bus Timetable" }),
    description: longText({
      label: t("Description"),
      hint: t("One or two sentences for the card and for search engines."),
      example: "Tells you when the next bus leaves the campus, without a network.",
    }).optional(),
    fullDescription: markdown({
      label: t("Full description"),
      hint: t("The full text for the project's page."),
      example: "It began as homework.",
    }).optional(),
    image: bannerImage,
    gallery,
    status: choice({
      label: t("Status"),
      hint: t("How far it is."),
      choices: projectStatuses,
      example: "active",
    }).optional(),
    startDate: date({
      label: t("Begun"),
      hint: t("The day on which the work began."),
      example: "2026-02-14",
    }).optional(),
    endDate: date({
      label: t("Ended"),
      hint: t("The day on which it was finished."),
      example: "2026-06-30",
      notBefore: { field: "startDate", severity: "error" },
    }).optional(),
    people: involvedPeople,
    links,
    tags,
  }),
});
