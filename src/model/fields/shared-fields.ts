import { bool, choice, groups, int, number } from "./simple-fields";
import { image, link, secureLink, target, networkWarnings } from "./link-fields";
import { email, lines, phone, text } from "./text-fields";
import { date, time } from "./time-fields";
import type { Part } from "../parts";
import { hasText } from "../schema/json-object";
import { eventStatuses } from "../choices";
import { imageSize } from "../values/media";

/** When something takes place. */
export const dayFields = {
  date: date({
    label: "Date",
    hint: "The day it takes place, or the first one. Leave it empty until it is fixed: the page says 'Date TBD'.",
    example: "2026-02-14",
  }).optional(),
  endDate: date({
    label: "Last day",
    hint: "Only if it takes several days: the last of them.",
    example: "2026-02-16",
  }).optional(),
  time: time({
    label: "Time",
    hint: "Start and end, in the club's time zone. If no end time is given, one is estimated.",
    example: "10:00 AM - 6:00 PM",
  }).optional(),
};

export const everyDay = bool({
  label: "Every day",
  hint: "On: the time holds on each day until the last one. Off: it begins on the first day and ends on the last one.",
}).optional();

export const venue = text({
  label: "Venue",
  hint: "Where it takes place.",
  example: "Computer Lab 2, Main Building",
}).optional();

export const joinLink = secureLink({
  label: "Join link",
  hint: "Where people take part online. The page shows 'Join online' until the end.",
  example: "https://meet.example.org/code-sprint",
}).optional();

export const bannerImage = image({
  label: "Image",
  hint: `A wide picture, 16:9, ${imageSize}.`,
  example: "../media/code-sprint.jpg",
}).optional();

export const participantsText = text({
  label: "Participants",
  hint: "How many people take part, as the card should show it.",
  example: "120",
}).optional();

export const contactFields = {
  contactPerson: text({
    label: "Contact person",
    hint: "The person to ask.",
    example: "Nusrat Jahan",
    isPersonal: true,
  }).optional(),
  contactEmail: email({
    label: "Contact e-mail",
    hint: "Shown on the page, as a link that opens an e-mail.",
    example: "events@example.org",
    isPersonal: true,
  }).optional(),
  contactPhone: phone({
    label: "Contact phone",
    hint: "Shown on the page, as a link that starts a call.",
    example: "+880 1700-000000",
    isPersonal: true,
  }).optional(),
};

export const registrationFields = {
  registrationOpen: bool({
    label: "Registration open",
    hint: "On: the page shows 'Register Now'.",
    oldSpellings: [{ name: "isRegistrationOpen" }],
  }).optional(),
  registrationLink: link({
    label: "Registration link",
    hint: "The registration form. If empty, the button leads to the members, if the club has any.",
    example: "https://forms.example.org/code-sprint",
  }).optional(),
  registrationDeadline: date({
    label: "Registration deadline",
    hint: "The last day to register.",
    example: "2026-02-10",
  }).optional(),
  maxParticipants: int({
    label: "Maximum participants",
    hint: "The number of places (teams or people).",
    example: "60",
  }).optional(),
  currentParticipants: int({
    label: "Current participants",
    hint: "How many places are taken.",
    example: "50",
  }).optional(),
  fee: number({ label: "Fee", hint: "In the club's currency. 0 is shown as Free.", example: "100" }).optional(),
};

export const status = choice({
  label: "Status",
  hint: "The current status. 'cancelled' is shown on the page.",
  choices: eventStatuses,
  example: "upcoming",
}).optional();

export const readMoreLink = link({
  label: "Read more link",
  hint: "Where 'Read More' leads: a link or a path of this site. If empty, to the notices, if there are any.",
  example: "/notice",
  sitePath: true,
}).optional();

/** A picture and its words for people who can't see it. */
export const describedPicture = {
  src: image({ label: "Picture", hint: `A picture, ${imageSize}.`, example: "../media/code-sprint-1.jpg" }),
  alt: text({
    label: "Alt text",
    hint: "What the picture shows, in a sentence.",
    example: "Two students in front of a screen full of test cases",
  }),
};

export const gallery = groups({
  label: "Gallery",
  hint: "Pictures of the day, each with a sentence for people who can't see it.",
  fields: { ...describedPicture, alt: describedPicture.alt.optional() },
  entryWarnings: (value) =>
    hasText(value, "alt") ? [] : ["has no alt text, expected a sentence that says what the picture shows"],
}).optional();

/** Links with their words, each to a page elsewhere, a page of this site or a file. */
export const linkList = (hint: string, example: { readonly label: string; readonly url: string }) =>
  groups({
    label: "Links",
    hint,
    fields: {
      label: text({ label: "Words", hint: "The words of the link.", example: example.label }),
      url: target({
        label: "Link or file",
        hint: "An https link, a path of this site, or a file.",
        example: example.url,
      }),
    },
  }).optional();

/** Links to read, see or download more: pages show them in a section 'Links'. */
export const links = linkList("Slides, recordings, code, results and the like, each with the words of its link.", {
  label: "Slides",
  url: "https://example.org/slides",
});

/** Words to filter by; lists, the search and feeds know them. */
export const tags = lines({ label: "Tags", hint: "Words to filter by.", example: "Graphs" }).optional();

/** A link to a page on another site; `part` names the part of the site that a club may do without. */
export const socialLink = (label: string, hint: string, example: string, part?: Part) =>
  link({ label, hint, example, warnings: networkWarnings(label), ...(part && { part }) }).optional();
