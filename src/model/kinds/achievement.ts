import { z } from "zod";
import { image } from "../fields/link-fields";
import { involvedPeople } from "../fields/person-fields";
import { links } from "../fields/shared-fields";
import { markdown, fileId, text } from "../fields/text-fields";
import { date } from "../fields/time-fields";
import { defineKind } from "../kind";
import { imageSize } from "../values/media";
import { t } from "../../words/t";

export const achievement = defineKind({
  folder: "achievements",
  typeName: "Achievement",
  singular: t("Achievement"),
  plural: t("Achievements"),
  description: t("Prizes and other successes of the club and its members. Shown on /achievements, by year."),
  listTemplate: "achievements",
  tagline: t("What our members have won"),
  generatorTab: 9,
  schema: z.object({
    id: fileId(t("Achievement ID"), "regional-2026"),
    title: text({ label: t("Title"), hint: t("What was achieved."), example: "Third in the regional contest" }),
    date: date({ label: t("Date"), hint: t("The day of the success."), example: "2026-02-14" }).optional(),
    event: text({
      label: t("Event||at which an award was won"),
      hint: t("Where it was won."),
      example: "ICPC Regional",
    }).optional(),
    place: text({ label: t("Place||in a contest"), hint: t("As the page should show it."), example: "1st" }).optional(),
    people: involvedPeople,
    description: markdown({
      label: t("Description"),
      hint: t("How it came about."),
      example: "Seven problems in five hours.",
    }).optional(),
    image: image({
      label: t("Image"),
      hint: t("A picture of the day, 16:9, {size}.", { size: imageSize }),
      example: "../media/regional-2026.jpg",
    }).optional(),
    links,
  }),
});
