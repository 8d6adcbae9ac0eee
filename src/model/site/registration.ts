import { z } from "zod";
import { bool, groups } from "../fields/simple-fields";
import { link } from "../fields/link-fields";
import { lines, text } from "../fields/text-fields";
import { date } from "../fields/time-fields";
import { defineSingleton } from "../kind";
import { contactFields } from "../fields/shared-fields";
import { t } from "../../words/t";

export const registration = defineSingleton({
  file: "site/registration.json",
  typeName: "Registration",
  label: t("Registration"),
  description: t("How to become a member. Shown on /registration."),
  required: false,
  changesOn: ["openDate", "closeDate"],
  schema: z.object({
    isOpen: bool({
      label: t("Open||registration is open"),
      hint: t(
        "Off: registration is closed. On: it is open from the first to the last day, or always if these are empty.",
      ),
    }).optional(),
    openDate: date({ label: t("Opens on"), hint: t("The first day."), example: "2027-01-15" }).optional(),
    closeDate: date({
      label: t("Closes on"),
      hint: t("The last day."),
      example: "2027-03-01",
      notBefore: { field: "openDate", severity: "warning" },
    }).optional(),
    formLink: link({
      label: t("Form||to fill in"),
      hint: t("The registration form."),
      example: "https://forms.example.org/join",
    }).optional(),
    instructions: lines({
      label: t("Instructions"),
      hint: t("The steps, in order."),
      example: "Fill in the form",
    }).optional(),
    requirements: lines({
      label: t("Requirements"),
      hint: t("Who may register."),
      example: "Current student",
    }).optional(),
    timeline: groups({
      label: t("Timeline"),
      hint: t("The steps in order."),
      fields: {
        label: text({ label: t("Label"), hint: t("The step."), example: "Results" }).optional(),
        text: text({ label: t("Text"), hint: t("When."), example: "3 to 5 business days after closing" }).optional(),
      },
    }).optional(),
    benefits: lines({ label: t("Benefits"), hint: t("What members get."), example: "Free workshops" }).optional(),
    contactEmail: contactFields.contactEmail,
    contactPhone: contactFields.contactPhone,
  }),
});
