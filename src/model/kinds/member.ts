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
      label: "Member ID",
      hint: `A unique number; new members start from ${FIRST_NEW_MEMBER}. Never change it.`,
      example: String(FIRST_NEW_MEMBER),
      markedInGenerator: true,
    }),
    name: fullName,
    pronouns,
    session: ifNeeded("session", (info) =>
      text({
        ...info,
        hint: "The years of study, YYYY-YYYY.",
        example: "2023-2024",
        years: yearsOfTerm,
        pattern: { regex: /^\d{4}-\d{4}$/, expected: "two years such as 2023-2024" },
      }),
    ),
    shift: ifNeeded("shift", (info) =>
      choice({
        ...info,
        hint: `${new Intl.ListFormat("en", { type: "disjunction" }).format(shifts())}.`,
        choices: shifts(),
        example: shifts()[0],
      }),
    ),
    roll: ifNeeded("roll", (info) =>
      text({
        ...info,
        hint: "The roll number; members sign in with it.",
        example: "612345",
        isPersonal: true,
      }),
    ),
    image: image({
      label: "Profile image",
      hint: `A square picture, 1:1, ${imageSize}. If empty, the initials are shown.`,
      example: "../media/member-120.jpg",
      markedInGenerator: true,
    }).optional(),
    portfolio,
    linkedin,
    github,
    codeforces: socialLink(
      "Codeforces",
      "Their Codeforces profile.",
      "https://codeforces.com/profile/example",
      "codeforces",
    ),
    facebook,
    links: personLinks,
    iscp: bool({
      label: "Competitive programmer",
      hint: "On: listed under Codeforces Rank, by the ratings of the Codeforces profile.",
      part: "codeforces",
    }).optional(),
  }),
);

export const member = defineKind({
  folder: "members",
  typeName: "Member",
  idKind: "number",
  format: "json",
  singular: "Member",
  plural: "Members",
  listDetails: ["session", "roll"],
  firstFields: ["roll", "image"],
  description: "Everyone in the club. Shown on /member, each with a profile.",
  template: "member-profile",
  tagline: "Everyone in the club",
  get sharePicture() {
    const [session, shift] = [memberField("session"), memberField("shift")];
    const facts = [`${session.label} {session}`, shift.isUsual ? "{shift} shift" : `${shift.label} {shift}`];
    return { facts, most: 500 };
  },
  generatorTab: 6,
  get schema() {
    return schema();
  },
});
