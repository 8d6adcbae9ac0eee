import { z } from "zod";
import { bool, groups } from "../fields/simple-fields";
import { link } from "../fields/link-fields";
import { lines, text } from "../fields/text-fields";
import { date } from "../fields/time-fields";
import { defineSingleton } from "../kind";
import { contactFields } from "../fields/shared-fields";

export const registration = defineSingleton({
  file: "site/registration.json",
  typeName: "Registration",
  label: "Registration",
  description: "How to become a member. Shown on /registration.",
  required: false,
  schema: z.object({
    isOpen: bool({
      label: "Open",
      hint: "Off: registration is closed. On: it is open from the first to the last day, or always if these are empty.",
    }).optional(),
    openDate: date({ label: "Opens on", hint: "The first day.", example: "2027-01-15" }).optional(),
    closeDate: date({ label: "Closes on", hint: "The last day.", example: "2027-03-01" }).optional(),
    formLink: link({
      label: "Form",
      hint: "The registration form.",
      example: "https://forms.example.org/join",
    }).optional(),
    instructions: lines({
      label: "Instructions",
      hint: "The steps, in order.",
      example: "Fill in the form",
    }).optional(),
    requirements: lines({ label: "Requirements", hint: "Who may register.", example: "Current student" }).optional(),
    timeline: groups({
      label: "Timeline",
      hint: "The steps in order.",
      fields: {
        label: text({ label: "Label", hint: "The step.", example: "Results" }).optional(),
        text: text({ label: "Text", hint: "When.", example: "3 to 5 business days after closing" }).optional(),
      },
    }).optional(),
    benefits: lines({ label: "Benefits", hint: "What members get.", example: "Free workshops" }).optional(),
    contactEmail: contactFields.contactEmail,
    contactPhone: contactFields.contactPhone,
  }),
});
