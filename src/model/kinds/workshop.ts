import { z } from "zod";
import { choice } from "../fields/simple-fields";
import { lines, longText, markdown, slugId, text } from "../fields/text-fields";
import { defineKind } from "../kind";
import { levels } from "../choices";
import {
  bannerImage,
  contactFields,
  dayFields,
  everyDay,
  gallery,
  joinLink,
  links,
  participantsText,
  readMoreLink,
  registrationFields,
  status,
  tags,
  venue,
} from "../fields/shared-fields";

const { registrationOpen, registrationLink, registrationDeadline, maxParticipants, currentParticipants, fee } =
  registrationFields;

/** The old yes or no of `certificate`, as the text of `certification`. */
function certificationFrom(certificate: unknown): unknown {
  if (certificate === true) return "Everyone who completes the workshop receives a certificate.";
  return certificate === false ? undefined : certificate;
}

export const workshop = defineKind({
  folder: "workshops",
  typeName: "Workshop",
  family: "Activity",
  idKind: "slug",
  format: "json",
  singular: "Workshop",
  plural: "Workshops",
  firstFields: ["description", "fullDescription", "image"],
  description: "Courses that take a few hours or days. Shown on /workshop; each has its own page.",
  template: "workshop",
  tagline: "Hours and days of learning by doing",
  sharePicture: { facts: ["{date}", "{venue}", "{joinLink}"] },
  generatorTab: 3,
  schema: z.object({
    id: slugId({
      label: "Workshop ID",
      hint: "The name of the file, and part of the page's address. Never change it.",
      example: "python-for-beginners-2026",
      markedInGenerator: true,
    }),
    title: text({
      label: "Title",
      hint: "The name of the workshop.",
      example: "Python for Beginners",
      markedInGenerator: true,
    }),
    description: longText({
      label: "Description",
      hint: "One or two sentences for the card and for search engines.",
      example: "Your first programs, from print to files.",
    }).optional(),
    fullDescription: markdown({
      label: "Full description",
      hint: "The full text for the workshop's page.",
      example: "We start from zero and end with a small program of your own.",
    }).optional(),
    ...dayFields,
    everyDay,
    venue,
    joinLink,
    image: bannerImage,
    participants: participantsText,
    level: choice({
      label: "Level",
      hint: "Who it is for.",
      choices: levels,
      example: "beginner",
      oldSpellings: [{ name: "difficulty" }],
    }).optional(),
    duration: text({
      label: "Duration",
      hint: "Days or hours. To estimate the end, a day counts as 8 hours.",
      example: "3 days",
    }).optional(),
    prerequisites: lines({
      label: "Prerequisites",
      hint: "What to know or to bring.",
      example: "A laptop",
    }).optional(),
    curriculum: lines({
      label: "Curriculum",
      hint: "The parts in order.",
      example: "Day 1: HTML",
    }).optional(),
    projects: lines({
      label: "Projects",
      hint: "What participants will build.",
      example: "A page about your village",
    }).optional(),
    topics: lines({ label: "Topics", hint: "What it covers.", example: "Lists and loops" }).optional(),
    tools: lines({
      label: "Tools",
      hint: "Tools and technologies.",
      example: "Visual Studio Code",
    }).optional(),
    instructor: text({ label: "Instructor", hint: "Who teaches.", example: "Rakib Hasan" }).optional(),
    certification: text({
      label: "Certification",
      hint: "The certificate, in a sentence.",
      example: "A certificate for everyone who attends all days",
      oldSpellings: [{ name: "certificate", read: certificationFrom, isVague: true }],
    }).optional(),
    materials: lines({ label: "Materials", hint: "The handouts.", example: "Slides" }).optional(),
    gallery,
    links,
    tags,
    status,
    registrationOpen,
    registrationDeadline,
    maxParticipants,
    currentParticipants,
    fee,
    ...contactFields,
    registrationLink,
    readMoreLink,
  }),
});
