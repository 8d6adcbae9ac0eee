import { z } from "zod";
import { choices, groups } from "../fields/simple-fields";
import { describedPicture } from "../fields/shared-fields";
import { lines, longText, text } from "../fields/text-fields";
import { homeSections, usualSections } from "./home-sections";
import { defineSingleton } from "../kind";

export const home = defineSingleton({
  file: "site/home.json",
  typeName: "Home",
  label: "Home page",
  description: "The texts of the home page.",
  required: false,
  schema: z.object({
    heroTitle: text({
      label: "Hero title",
      hint: "The first words that a reader sees.",
      example: "We learn by building",
    }).optional(),
    heroText: longText({ label: "Hero text", hint: "Two or three sentences.", example: "Come as you are." }).optional(),
    awardsWon: text({ label: "Awards won", hint: "As the page should show it.", example: "12+" }).optional(),
    projectsBuilt: text({ label: "Projects built", hint: "As the page should show it.", example: "50+" }).optional(),
    skills: groups({
      label: "Skills",
      hint: "The skill cards, usually twelve.",
      fields: {
        title: text({ label: "Title", hint: "The skill.", example: "Robotics" }).optional(),
        description: longText({
          label: "Description",
          hint: "What the club does there.",
          example: "Boards that move.",
        }).optional(),
      },
    }).optional(),
    terminal: lines({
      label: "Terminal",
      hint: "The lines of the terminal, in order.",
      example: "$ whoami",
    }).optional(),
    heroImages: groups({
      label: "Hero pictures",
      hint: "Shown beside the first words in place of the terminal, or below both.",
      fields: describedPicture,
    }).optional(),
    sections: choices({
      label: "Sections",
      hint: `The parts of the page, in this order. If empty: ${usualSections.join(", ")}.`,
      choices: homeSections,
      example: "hero",
    }).optional(),
  }),
});
