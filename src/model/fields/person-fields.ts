import { bool, groups, int, numberId } from "./simple-fields";
import { image, link, sitePage } from "./link-fields";
import { email as emailField, lines, longText, markdown, phone as phoneField, text } from "./text-fields";
import { memberField } from "../member-fields";
import { clubSettings } from "../build-info";
import { linkList, socialLink } from "./shared-fields";
import { imageSize } from "../values/media";
import { type FieldInfo, yearsOfTerm } from "../schema/field-info";
import { t } from "../../words/t";

export const personId = (label: string, example: string) =>
  numberId({
    label,
    hint: t("A unique number: the name of the file, and part of the profile's address. Never change it."),
    example,
  });

export const fullName = text({
  label: t("Full name"),
  hint: t("As the page should show it."),
  example: "Nusrat Jahan",
  isName: true,
});

export const department = text({
  label: t("Department"),
  hint: t("The department."),
  example: "Computer Technology",
}).optional();

export const portrait = image({
  label: t("Image"),
  hint: t("A square picture, 1:1, {size}. If empty, the initials are shown.", { size: imageSize }),
  example: "../media/nusrat-jahan.jpg",
}).optional();

export const bio = longText({
  label: t("Bio"),
  hint: t("One or two sentences for the card."),
  example: "Writes C++ by day and explains it in the evening.",
}).optional();

export const fullBio = markdown({
  label: t("Full bio"),
  hint: t("The full text of the profile."),
  example: "Nusrat joined the club in her first semester.",
}).optional();

export const achievements = lines({
  label: t("Achievements"),
  hint: t("The most important first."),
  example: "Second place in the division contest 2025",
}).optional();

export const projects = lines({
  label: t("Projects"),
  hint: t("What they built."),
  example: "Bus timetable app",
}).optional();

export const email = emailField({
  label: t("E-mail"),
  hint: t("Shown as a link that opens an e-mail."),
  example: "nusrat@example.org",
  isPersonal: true,
  formGroup: "contact",
}).optional();

export const phone = phoneField({
  label: t("Phone"),
  hint: t("Shown as a link that starts a call."),
  example: "+880 1700-000001",
  isPersonal: true,
  formGroup: "contact",
}).optional();

export const linkedin = socialLink(
  "LinkedIn",
  t("Their LinkedIn profile."),
  "https://www.linkedin.com/in/nusrat-example",
);
export const github = socialLink("GitHub", t("Their GitHub profile."), "https://github.com/nusrat-example");
export const facebook = socialLink("Facebook", t("Their Facebook profile."), "https://www.facebook.com/nusrat.example");
export const portfolio = socialLink(t("Portfolio"), t("Their own website."), "https://nusrat.example.org");

const personFields = (options: Pick<FieldInfo, "mayBeGone"> = {}) => ({
  name: text({ label: t("Name"), hint: t("As the page should show it."), example: "Nusrat Jahan", isName: true }),
  profile: sitePage({
    label: t("Profile"),
    hint: t("The path of their profile on this site."),
    example: "/profile/member/1",
    ...options,
  }).optional(),
});

const peopleWith = (options?: Pick<FieldInfo, "mayBeGone">) =>
  groups({
    label: t("People"),
    hint: t("Who took part. Those with a profile on this site are linked to it."),
    fields: personFields(options),
  }).optional();

export const involvedPeople = peopleWith();

/** One member who left must not stop the build through hundreds of rows. */
export const peopleOfRow = peopleWith({ mayBeGone: true });

export const speakers = groups({
  label: t("Speakers"),
  hint: t("Who speaks. A name alone is enough. Profiles on this site list the talks of their people."),
  takesTexts: true,
  fields: {
    ...personFields(),
    link: link({
      label: t("Link"),
      hint: t("Their own page, if they have no profile here."),
      example: "https://nusrat.example.org",
    }).optional(),
    image: portrait,
  },
}).optional();

export const pronouns = text({
  label: t("Pronouns"),
  hint: t("Shown beside the name, if they want to."),
  example: "she/her",
  isName: true,
}).optional();

export const personLinks = linkList(t("Further pages of this person, each with the text of its link."), {
  label: "Blog",
  url: "https://nusrat.example.org/blog",
});

export function leaderFields() {
  const { teamGroups } = clubSettings();
  return {
    name: fullName,
    pronouns,
    position: text({ label: t("Position"), hint: t("Their position in the club."), example: "President" }).optional(),
    department,
    session: text({
      label: memberField("session").label,
      hint: t("The years of study."),
      example: "2023-2024",
      years: yearsOfTerm,
    }).optional(),
    image: portrait,
    bio,
    fullBio,
    skills: lines({ label: t("Skills"), hint: t("What they are good at."), example: "C++" }).optional(),
    email,
    phone,
    linkedin,
    github,
    portfolio,
    facebook,
    links: personLinks,
    group: text({
      label: t("Group"),
      hint: t("The part of the team that they belong to. The settings name the order of the groups."),
      ...(teamGroups.length > 0 && { suggestions: teamGroups }),
      example: teamGroups[0] ?? "Executives",
      wordList: "teamGroups",
    }).optional(),
    rank: int({
      label: t("Rank||place in an order"),
      hint: t("Their place within the group: 1 is the first. Those without one come after the others, by id."),
      example: "1",
    }).optional(),
    projects,
    achievements,
    isActive: bool({ label: t("Active"), hint: t("On: currently in the team.") }).optional(),
    roles: groups({
      label: t("Earlier roles"),
      hint: t(
        "What they were in earlier terms, if they led the club for more than one. `npm run new-term` adds to it.",
      ),
      fields: {
        term: text({ label: t("Term"), hint: t("When they served."), example: "2024-2025", years: yearsOfTerm }),
        position: text({ label: t("Position"), hint: t("What they were."), example: "Secretary" }).optional(),
      },
    }).optional(),
  };
}
