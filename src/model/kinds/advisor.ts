import { z } from "zod";
import { lines, text } from "../fields/text-fields";
import { defineKind } from "../kind";
import { achievements, bio, department, email, facebook, fullBio, fullName, linkedin, personId, personLinks, phone, portfolio, portrait, projects, pronouns } from "../fields/person-fields";

export const advisor = defineKind({
  folder: "advisors",
  typeName: "Advisor",
  idKind: "number",
  format: "json",
  singular: "Advisor",
  plural: "Advisors",
  firstFields: ["designation", "department", "image", "bio"],
  description: "Teachers who guide the club. Shown on /advisor, each with a profile.",
  template: "advisor-profile",
  tagline: "The teachers who guide the club",
  sharePicture: { facts: ["{designation}", "{department}"] },
  generatorTab: 5,
  schema: z.object({
    id: personId("Advisor", "4"),
    name: fullName,
    pronouns,
    designation: text({ label: "Designation", hint: "Their position.", example: "Chief Instructor" }).optional(),
    department,
    image: portrait,
    bio,
    fullBio,
    specialization: lines({
      label: "Specialization",
      hint: "The fields they know best.",
      example: "Operating systems",
    }).optional(),
    education: text({
      label: "Education",
      hint: "The highest degree.",
      example: "M.Sc. in Computer Science",
    }).optional(),
    experience: text({ label: "Experience", hint: "In words.", example: "12 years of teaching" }).optional(),
    achievements,
    projects,
    courses: lines({ label: "Courses", hint: "What they teach.", example: "Data Structures" }).optional(),
    email,
    phone,
    office: text({ label: "Office", hint: "Where to find them.", example: "Room 304" }).optional(),
    linkedin,
    facebook,
    portfolio,
    links: personLinks,
  }),
});
