import { z } from "zod";
import { bool, choice } from "./fields/choice-fields";
import { image } from "./fields/link-fields";
import { numberId } from "./fields/number-fields";
import { text } from "./fields/text-fields";
import { defineKind } from "./kind";
import { facebook, fullName, github, linkedin, portfolio } from "./fields/person-fields";
import { socialLink } from "./fields/shared-fields";

export const member = defineKind({
  folder: "members",
  typeName: "Member",
  idKind: "number",
  format: "json",
  singular: "Member",
  plural: "Members",
  description: "Everyone in the club. Shown on /member, each with a profile.",
  template: "member-profile",
  tagline: "Everyone in the club",
  sharePicture: { facts: ["Session {session}", "{shift} shift"], most: 500 },
  generatorTab: 6,
  schema: z.object({
    id: numberId({
      label: "Member ID",
      hint: "A unique number; new members start from 120. Never change it.",
      example: "120",
      markedInGenerator: true,
    }),
    name: fullName,
    session: text({
      label: "Session",
      hint: "The years of study, YYYY-YYYY.",
      example: "2023-2024",
      markedInGenerator: true,
      pattern: { regex: /^\d{4}-\d{4}$/, expected: "two years such as 2023-2024" },
    }),
    shift: choice({
      label: "Shift",
      hint: "1st or 2nd.",
      choices: ["1st", "2nd"],
      example: "1st",
      markedInGenerator: true,
    }),
    roll: text({
      label: "Roll",
      hint: "The roll number; members sign in with it.",
      example: "612345",
      markedInGenerator: true,
      isPersonal: true,
    }).optional(),
    image: image({
      label: "Profile Image",
      hint: "A square picture, 1:1, at most 5 MB, best under 2 MB. If empty, the initials are shown.",
      example: "../media/member-120.jpg",
      markedInGenerator: true,
    }).optional(),
    portfolio,
    linkedin,
    github,
    codeforces: socialLink("Codeforces", "https://codeforces.com/profile/example", "codeforces"),
    facebook,
    iscp: bool({
      label: "Competitive programmer",
      hint: "On: listed under Codeforces Rank, by the ratings of the Codeforces profile.",
      part: "codeforces",
    }).optional(),
  }),
});
