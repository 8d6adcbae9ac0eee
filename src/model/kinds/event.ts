import { z } from "zod";
import { choice } from "../fields/simple-fields";
import { lines, longText, markdown, pageId, text } from "../fields/text-fields";
import { speakers } from "../fields/person-fields";
import { publishAt, publishedAt, recurrenceFields } from "../fields/time-fields";
import { eventCategories } from "../choices";
import { defineKind } from "../kind";
import { perClub } from "../member-fields";
import {
  bannerImage,
  contactFields,
  dayFields,
  everyDay,
  feedbackLink,
  gallery,
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

const schema = perClub(() =>
  z.object({
    id: pageId(t("Event ID"), "code-sprint-2026"),
    title: text({ label: t("Title"), hint: t("The name of the event."), example: "Code Sprint" }),
    subtitle: text({
      label: t("Subtitle"),
      hint: t("A short line under the title."),
      example: "Six hours, one idea",
    }).optional(),
    description: longText({
      label: t("Description"),
      hint: t("One or two sentences for the card and for search engines."),
      example: "Build something small and finish it within an afternoon.",
    }).optional(),
    fullDescription: markdown({
      label: t("Full description"),
      hint: t("The full text for the event's page."),
      example: "Bring an idea or find one with us.",
    }).optional(),
    ...dayFields,
    everyDay,
    venue,
    joinLink,
    feedbackLink,
    ...recurrenceFields,
    image: bannerImage,
    participants: participantsText,
    prizes: lines({ label: t("Prizes"), hint: t("The first prize first."), example: "A trophy and a book" }).optional(),
    requirements: lines({
      label: t("Requirements"),
      hint: t("What to bring or to know."),
      example: "A laptop with a compiler",
    }).optional(),
    schedule: lines({
      label: t("Schedule"),
      hint: t("The day, step by step."),
      example: "10:00 AM: Opening",
    }).optional(),
    gallery,
    links,
    tags,
    status,
    registrationOpen,
    maxParticipants,
    currentParticipants,
    fee,
    registrationLink,
    readMoreLink,
    registrationDeadline,
    category: choice({
      label: t("Category"),
      hint: t("The type of event."),
      choices: eventCategories(),
      example: eventCategories()[0],
      setting: "eventCategories",
    }).optional(),
    publishAt,
    publishedAt,
    organizer: text({
      label: t("Organizer"),
      hint: t("Who runs it, if not only the club."),
      example: "The club",
    }).optional(),
    topics: lines({ label: t("Topics"), hint: t("What it is about."), example: "Graphs" }).optional(),
    speakers,
    themes: lines({ label: t("Themes"), hint: t("The themes to work on."), example: "Campus life" }).optional(),
    ...contactFields,
  }),
);

export const event = defineKind({
  folder: "events",
  typeName: "Event",
  family: "Activity",
  singular: t("Event"),
  plural: t("Events"),
  firstFields: ["description", "fullDescription", "image"],
  description: t("Contests, seminars, meetings. Shown on /events; each has its own page."),
  template: "event",
  linkExpectation: t("expected the address of an event"),
  tagline: t("Contests, seminars and get-togethers"),
  sharePicture: { facts: ["{date}", "{venue}", "{joinLink}"] },
  generatorTab: 2,
  get schema() {
    return schema();
  },
});
