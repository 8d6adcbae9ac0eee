import { link } from "./link-fields";
import { bool, int, number } from "./simple-fields";
import { date } from "./time-fields";
import { t } from "../../words/t";

export const registrationFields = {
  registrationOpen: bool({
    label: t("Registration open"),
    hint: t("On: the page shows 'Register Now'."),
    oldSpellings: [{ name: "isRegistrationOpen" }],
    formGroup: "registration",
  }).optional(),
  registrationLink: link({
    label: t("Registration link"),
    hint: t("The registration form. If empty, the button leads to the members, if the club has any."),
    example: "https://forms.example.org/code-sprint",
    formGroup: "registration",
  }).optional(),
  registrationDeadline: date({
    label: t("Registration deadline"),
    hint: t("The last day to register."),
    example: "2026-02-10",
    formGroup: "registration",
  }).optional(),
  maxParticipants: int({
    label: t("Maximum participants"),
    hint: t("The number of places (teams or people)."),
    example: "60",
    formGroup: "registration",
  }).optional(),
  currentParticipants: int({
    label: t("Current participants"),
    hint: t("How many places are taken."),
    example: "50",
    formGroup: "registration",
  }).optional(),
  fee: number({
    label: t("Fee"),
    hint: t("In the club's currency. 0 is shown as Free."),
    example: "100",
    formGroup: "registration",
  }).optional(),
};
