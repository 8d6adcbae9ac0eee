import { z } from "zod";
import { image } from "../fields/link-fields";
import { involvedPeople } from "../fields/person-fields";
import { links } from "../fields/shared-fields";
import { markdown, slugId, text } from "../fields/text-fields";
import { date } from "../fields/time-fields";
import { defineKind } from "../kind";
import { imageSize } from "../values/media";

export const achievement = defineKind({
  folder: "achievements",
  typeName: "Achievement",
  idKind: "slug",
  format: "json",
  singular: "Achievement",
  plural: "Achievements",
  description: "Prizes and other successes of the club and its members. Shown on /achievements, by year.",
  listTemplate: "achievements",
  tagline: "What our members have won",
  generatorTab: 9,
  schema: z.object({
    id: slugId({
      label: "Achievement ID",
      hint: "The name of the file. Never change it.",
      example: "regional-2026",
      markedInGenerator: true,
    }),
    title: text({
      label: "Title",
      hint: "What was achieved.",
      example: "Third in the regional contest",
      markedInGenerator: true,
    }),
    date: date({ label: "Date", hint: "The day of the success.", example: "2026-02-14" }).optional(),
    event: text({ label: "Event", hint: "Where it was won.", example: "ICPC Dhaka Regional" }).optional(),
    place: text({ label: "Place", hint: "As the page should show it.", example: "1st" }).optional(),
    people: involvedPeople,
    description: markdown({
      label: "Description",
      hint: "How it came about.",
      example: "Seven problems in five hours.",
    }).optional(),
    image: image({
      label: "Image",
      hint: `A picture of the day, 16:9, ${imageSize}.`,
      example: "../media/regional-2026.jpg",
    }).optional(),
    links,
  }),
});
