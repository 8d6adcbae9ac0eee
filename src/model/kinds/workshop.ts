import { z } from "zod";
import { choice } from "../fields/simple-fields";
import { lines, longText, markdown, pageId, text } from "../fields/text-fields";
import { defineKind } from "../kind";
import { levels } from "../choices";
import {
  bannerImage,
  contactFields,
  dayFields,
  everyDay,
  gallery,
  feedbackLink,
  joinLink,
  links,
  participantsText,
  readMoreLink,
  status,
  tags,
  venue,
} from "../fields/shared-fields";
import { registrationFields } from "../fields/registration-fields";
import { t } from "../../words/t";

const { registrationOpen, registrationLink, registrationDeadline, maxParticipants, currentParticipants, fee } =
  registrationFields;

function certificationFrom(certificate: unknown): unknown {
  if (certificate === true) return t("Everyone who completes the workshop receives a certificate.");
  return certificate === false ? undefined : certificate;
}

export const workshop = defineKind({
  folder: "workshops",
  typeName: "Workshop",
  family: "Activity",
  singular: t("Workshop"),
  plural: t("Workshops"),
  firstFields: ["description", "fullDescription", "image"],
  description: t("Courses that take a few hours or days. Shown on /workshop; each has its own page."),
  template: "workshop",
  linkExpectation: t("expected the address of a workshop"),
  tagline: t("Hours and days of learning by doing"),
  sharePicture: { facts: ["{date}", "{venue}", "{joinLink}"] },
  generatorTab: 3,
  schema: z.object({
    id: pageId(t("Workshop ID"), "python-for-beginners-2026"),
    title: text({ label: t("Title"), hint: t("The name of the workshop."), example: "Python for Beginners" }),
    description: longText({
      label: t("Description"),
      hint: t("One or two sentences for the card and for search engines."),
      example: "Your first programs, from print to files.",
    }).optional(),
    fullDescription: markdown({
      label: t("Full description"),
      hint: t("The full text for the workshop's page."),
      example: "We start from zero and end with a small program of your own.",
    }).optional(),
    ...dayFields,
    everyDay,
    venue,
    joinLink,
    feedbackLink,
    image: bannerImage,
    participants: participantsText,
    level: choice({
      label: t("Level"),
      hint: t("Who it is for."),
      choices: levels,
      example: "beginner",
      oldSpellings: [{ name: "difficulty" }],
    }).optional(),
    duration: text({
      label: t("Duration"),
      hint: t("Days or hours. To estimate the end, a day counts as 8 hours."),
      example: "3 days",
      formGroup: "when",
    }).optional(),
    prerequisites: lines({
      label: t("Prerequisites"),
      hint: t("What to know or to bring."),
      example: "A laptop",
    }).optional(),
    curriculum: lines({ label: t("Curriculum"), hint: t("The parts in order."), example: "Day 1: HTML" }).optional(),
    projects: lines({
      label: t("Projects"),
      hint: t("What participants will build."),
      example: "A page about your village",
    }).optional(),
    topics: lines({ label: t("Topics"), hint: t("What it covers."), example: "Lists and loops" }).optional(),
    tools: lines({ label: t("Tools"), hint: t("Tools and technologies."), example: "Visual Studio Code" }).optional(),
    instructor: text({ label: t("Instructor"), hint: t("Who teaches."), example: "Rakib Hasan" }).optional(),
    certification: text({
      label: t("Certification"),
      hint: t("The certificate, in a sentence."),
      example: "A certificate for everyone who attends all days",
      oldSpellings: [{ name: "certificate", read: certificationFrom, isVague: true }],
    }).optional(),
    materials: lines({ label: t("Materials"), hint: t("The handouts."), example: "Slides" }).optional(),
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
