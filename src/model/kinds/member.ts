import { z } from "zod";
import { bool, choice, numberId } from "../fields/simple-fields";
import { image } from "../fields/link-fields";
import { text } from "../fields/text-fields";
import { defineKind } from "../kind";
import type { MemberFieldName } from "../club-settings";
import { hasMemberField, isMarkedInForms, memberField, memberFieldUse, perClub, shifts } from "../member-fields";
import { facebook, fullName, github, linkedin, personLinks, portfolio, pronouns } from "../fields/person-fields";
import { socialLink } from "../fields/shared-fields";
import { type FieldInfo, yearsOfTerm } from "../schema/field-info";
import { imageSize } from "../values/media";
import { siteLocale } from "../../words/site-language";
import { t } from "../../words/t";

/** A field with the club's name for it, which members need if the club says so. */
function ifNeeded<S extends z.ZodType>(
  name: MemberFieldName,
  fieldOf: (info: FieldDecision) => S,
): S | z.ZodOptional<S> {
  const { label } = memberField(name);
  const use = memberFieldUse(name);
  const field = fieldOf({
    label,
    isUpToClub: true,
    isOff: !hasMemberField(name),
    markedInGenerator: isMarkedInForms(name),
  });
  return use === "required" ? field : field.optional();
}

/** Lower ids are those of the first members. */
export const FIRST_NEW_MEMBER = 120;

type FieldDecision = Pick<FieldInfo, "label" | "isUpToClub" | "isOff" | "markedInGenerator">;

const schema = perClub(() =>
  z.object({
    id: numberId({
      label: t("Member ID"),
      hint: t("A unique number; new members start from {number}. Never change it.", { number: FIRST_NEW_MEMBER }),
      example: String(FIRST_NEW_MEMBER),
    }),
    name: fullName,
    pronouns,
    session: ifNeeded("session", (info) =>
      text({
        ...info,
        hint: t("The years of study, YYYY-YYYY."),
        example: "2023-2024",
        years: yearsOfTerm,
        pattern: { regex: /^\d{4}-\d{4}$/, expectation: t("expected two years such as 2023-2024") },
      }),
    ),
    shift: ifNeeded("shift", (info) =>
      choice({
        ...info,
        hint: `${new Intl.ListFormat(siteLocale(), { type: "disjunction" }).format(shifts())}.`,
        choices: shifts(),
        example: shifts()[0],
        wordList: "memberFields.shiftValues",
      }),
    ),
    roll: ifNeeded("roll", (info) =>
      text({
        ...info,
        hint: t("The roll number; members sign in with it."),
        example: "612345",
        isPersonal: true,
      }),
    ),
    image: image({
      label: t("Profile image"),
      hint: t("A square picture, 1:1, {size}. If empty, the initials are shown.", { size: imageSize }),
      example: "../media/member-120.jpg",
      markedInGenerator: true,
    }).optional(),
    portfolio,
    linkedin,
    github,
    codeforces: socialLink(
      "Codeforces",
      t("Their Codeforces profile."),
      "https://codeforces.com/profile/example",
      "codeforces",
    ),
    facebook,
    links: personLinks,
    iscp: bool({
      label: t("Competitive programmer"),
      hint: t("On: listed under Codeforces Rank, by the ratings of the Codeforces profile."),
      part: "codeforces",
    }).optional(),
    activity: bool({
      label: t("This week"),
      hint: t(
        "Off: the leaderboard does not show what they solved this week. A switch that was never pressed counts as on.",
      ),
      part: "activity",
      isPersonal: true,
    }).optional(),
  }),
);

export const member = defineKind({
  folder: "members",
  typeName: "Member",
  idKind: "number",
  singular: t("Member"),
  plural: t("Members"),
  listDetails: ["session", "roll"],
  firstFields: ["roll", "image"],
  description: t("Everyone in the club. Shown on /member, each with a profile."),
  template: "member-profile",
  linkExpectation: t("expected the address of a profile"),
  pageFacts: ["ratingHistory", "placings", "rounds", "talks"],
  tagline: t("Everyone in the club"),
  get sharePicture() {
    const [session, shift] = [memberField("session"), memberField("shift")];
    const fact = (field: string, value: string) => t("{field} {value}", { field, value });
    const inShift = shift.isUsual ? t("{shift} shift", { shift: "{shift}" }) : fact(shift.label, "{shift}");
    const facts = [fact(session.label, "{session}"), inShift];
    return { facts, most: 500 };
  },
  generatorTab: 6,
  get schema() {
    return schema();
  },
});
