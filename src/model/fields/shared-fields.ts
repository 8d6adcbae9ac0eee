import { bool, choice, groups } from "./simple-fields";
import { image, link, target, webLink, networkWarnings } from "./link-fields";
import { email, lines, phone, text } from "./text-fields";
import { date, time } from "./time-fields";
import type { Part } from "../parts";
import { hasText } from "../schema/json-object";
import { eventStatuses } from "../choices";
import { imageSize } from "../values/media";
import { t } from "../../words/t";

export const dayFields = {
  date: date({
    label: t("Date"),
    hint: t("The day it takes place, or the first one. Leave it empty until it is fixed: the page says 'Date TBD'."),
    example: "2026-02-14",
    formGroup: "when",
  }).optional(),
  endDate: date({
    label: t("Last day"),
    hint: t("Only if it takes several days: the last of them."),
    example: "2026-02-16",
    notBefore: { field: "date", severity: "error" },
    formGroup: "when",
  }).optional(),
  time: time({
    label: t("Time"),
    hint: t("Start and end, in the club's time zone. If no end time is given, one is estimated."),
    example: "10:00 AM - 6:00 PM",
    formGroup: "when",
  }).optional(),
};

export const everyDay = bool({
  label: t("Every day"),
  hint: t(
    "On: the time applies to each day until the last one. Off: it begins on the first day and ends on the last one.",
  ),
  formGroup: "when",
}).optional();

export const venue = text({
  label: t("Venue"),
  hint: t("Where it takes place."),
  example: "Computer Lab 2, Main Building",
  formGroup: "when",
}).optional();

export const joinLink = webLink({
  label: t("Join link"),
  hint: t("Where people take part online. The page shows 'Join online' until the end."),
  example: "https://meet.example.org/code-sprint",
  formGroup: "when",
}).optional();

export const feedbackLink = link({
  label: t("Feedback link"),
  hint: t("A form. The page shows 'Give feedback' for two weeks from the end, after the last date if it repeats."),
  example: "https://forms.example.org/code-sprint",
}).optional();

export const bannerImage = image({
  label: t("Image"),
  hint: t("A wide picture, 16:9, {size}.", { size: imageSize }),
  example: "../media/code-sprint.jpg",
}).optional();

export const participantsText = text({
  label: t("Participants"),
  hint: t("How many people take part, as the card should show it."),
  example: "120",
}).optional();

export const contactFields = {
  contactPerson: text({
    label: t("Contact person"),
    hint: t("The person to ask."),
    example: "Nusrat Jahan",
    isPersonal: true,
    formGroup: "contact",
  }).optional(),
  contactEmail: email({
    label: t("Contact e-mail"),
    hint: t("Shown on the page, as a link that opens an e-mail."),
    example: "events@example.org",
    isPersonal: true,
    formGroup: "contact",
  }).optional(),
  contactPhone: phone({
    label: t("Contact phone"),
    hint: t("Shown on the page, as a link that starts a call."),
    example: "+880 1700-000000",
    isPersonal: true,
    formGroup: "contact",
  }).optional(),
};

export const status = choice({
  label: t("Status"),
  hint: t("The current status. 'cancelled' is shown on the page."),
  choices: eventStatuses,
  example: "upcoming",
}).optional();

export const readMoreLink = link({
  label: t("Read more link"),
  hint: t("Where 'Read More' leads: a link or a path of this site. If empty, to the notices, if there are any."),
  example: "/notice",
  sitePath: true,
}).optional();

/** A picture and its words for people who can't see it. */
export const describedPicture = {
  src: image({
    label: t("Picture"),
    hint: t("A picture, {size}.", { size: imageSize }),
    example: "../media/code-sprint-1.jpg",
  }),
  alt: text({
    label: t("Alt text"),
    hint: t("What the picture shows, in a sentence."),
    example: "Two students in front of a screen full of test cases",
  }),
};

export const gallery = groups({
  label: t("Gallery"),
  hint: t("Pictures of the day, each with a sentence for people who can't see it."),
  fields: { ...describedPicture, alt: describedPicture.alt.optional() },
  entryWarnings: (value) =>
    hasText(value, "alt") ? [] : [t("has no alt text, expected a sentence that says what the picture shows")],
}).optional();

export const linkList = (hint: string, example: { readonly label: string; readonly url: string }) =>
  groups({
    label: t("Links"),
    hint,
    fields: {
      label: text({ label: t("Words"), hint: t("The words of the link."), example: example.label }),
      url: target({
        label: t("Link or file"),
        hint: t("An https link, a path of this site, or a file."),
        example: example.url,
      }),
    },
  }).optional();

export const links = linkList(t("Slides, recordings, code, results and the like, each with the words of its link."), {
  label: "Slides",
  url: "https://example.org/slides",
});

/** Words to filter by; lists, the search and feeds know them. */
export const tags = lines({ label: t("Tags"), hint: t("Words to filter by."), example: "Graphs" }).optional();

/** A link to a page on another site; `part` names the part of the site that a club may do without. */
export const socialLink = (label: string, hint: string, example: string, part?: Part) =>
  link({
    label,
    hint,
    example,
    formGroup: "contact",
    warnings: networkWarnings(label),
    ...(part && { part }),
  }).optional();
