import { bool, groups, int, numberId } from "./simple-fields";
import { image, sitePage } from "./link-fields";
import { email as emailField, lines, longText, markdown, phone as phoneField, text } from "./text-fields";
import { memberField } from "../member-fields";
import { clubSettings } from "../build-constants";
import { linkList, socialLink } from "./shared-fields";
import { imageSize } from "../values/media";
import { yearsOfTerm } from "../schema/field-info";

/** The id of a person, as the model calls them. The fields below are what people of the club have in common. */
export const personId = (who: string, example: string) =>
  numberId({
    label: `${who} ID`,
    hint: "A unique number: the name of the file, and part of the profile's address. Never change it.",
    example,
    markedInGenerator: true,
  });

export const fullName = text({
  label: "Full name",
  hint: "As the page should show it.",
  example: "Nusrat Jahan",
  markedInGenerator: true,
});

export const department = text({
  label: "Department",
  hint: "The department.",
  example: "Computer Technology",
}).optional();

export const portrait = image({
  label: "Image",
  hint: `A square picture, 1:1, ${imageSize}. If empty, the initials are shown.`,
  example: "../media/nusrat-jahan.jpg",
}).optional();

export const bio = longText({
  label: "Bio",
  hint: "One or two sentences for the card.",
  example: "Writes C++ by day and explains it in the evening.",
}).optional();

export const fullBio = markdown({
  label: "Full bio",
  hint: "The full text of the profile.",
  example: "Nusrat joined the club in her first semester.",
}).optional();

export const achievements = lines({
  label: "Achievements",
  hint: "The most important first.",
  example: "Second place in the division contest 2025",
}).optional();

export const projects = lines({ label: "Projects", hint: "What they built.", example: "Bus timetable app" }).optional();

export const email = emailField({
  label: "E-mail",
  hint: "Shown as a link that opens an e-mail.",
  example: "nusrat@example.org",
  isPersonal: true,
}).optional();

export const phone = phoneField({
  label: "Phone",
  hint: "Shown as a link that starts a call.",
  example: "+880 1700-000001",
  isPersonal: true,
}).optional();

export const linkedin = socialLink("LinkedIn", "Their LinkedIn profile.", "https://www.linkedin.com/in/nusrat-example");
export const github = socialLink("GitHub", "Their GitHub profile.", "https://github.com/nusrat-example");
export const facebook = socialLink("Facebook", "Their Facebook profile.", "https://www.facebook.com/nusrat.example");
export const portfolio = socialLink("Portfolio", "Their own website.", "https://nusrat.example.org");

/** Those who took part in something, of the club or not. */
export const involvedPeople = groups({
  label: "People",
  hint: "Who took part. Those with a profile on this site are linked to it.",
  fields: {
    name: text({ label: "Name", hint: "As the page should show it.", example: "Nusrat Jahan" }),
    profile: sitePage({
      label: "Profile",
      hint: "The path of their profile on this site.",
      example: "/profile/member/1",
    }).optional(),
  },
}).optional();

export const pronouns = text({
  label: "Pronouns",
  hint: "Shown beside the name, if they want to.",
  example: "she/her",
}).optional();

/** Pages of a person elsewhere besides those that have a field of their own. */
export const personLinks = linkList("Further pages of theirs, each with the words of its link.", {
  label: "Blog",
  url: "https://nusrat.example.org/blog",
});

/** The fields that the current team and past leaders share. */
export function leaderFields() {
  const { teamGroups } = clubSettings();
  return {
    name: fullName,
    pronouns,
    position: text({ label: "Position", hint: "Their position in the club.", example: "President" }).optional(),
    department,
    session: text({
      label: memberField("session").label,
      hint: "The years of study.",
      example: "2023-2024",
      years: yearsOfTerm,
    }).optional(),
    image: portrait,
    bio,
    fullBio,
    skills: lines({ label: "Skills", hint: "What they are good at.", example: "C++" }).optional(),
    email,
    phone,
    linkedin,
    github,
    portfolio,
    facebook,
    links: personLinks,
    group: text({
      label: "Group",
      hint: "The part of the team that they belong to. The settings name the order of the groups.",
      ...(teamGroups.length > 0 && { suggestions: teamGroups }),
      example: teamGroups[0] ?? "Executives",
    }).optional(),
    rank: int({
      label: "Rank",
      hint: "Their place within the group: 1 is the first. Those without one come after the others, by id.",
      example: "1",
    }).optional(),
    projects,
    achievements,
    isActive: bool({ label: "Active", hint: "On: currently in the team." }).optional(),
    roles: groups({
      label: "Earlier roles",
      hint: "What they were in earlier terms, if they led the club for more than one. `npm run new-term` adds to it.",
      fields: {
        term: text({ label: "Term", hint: "When they served.", example: "2024-2025", years: yearsOfTerm }),
        position: text({ label: "Position", hint: "What they were.", example: "Secretary" }).optional(),
      },
    }).optional(),
  };
}
