import { z } from "zod";
import { choices, groups } from "../fields/simple-fields";
import { describedPicture } from "../fields/shared-fields";
import { lines, longText, text } from "../fields/text-fields";
import { homeSections, usualSections } from "./home-sections";
import { defineSingleton } from "../kind";
import { commaText } from "../../words/comma-text";
import { t } from "../../words/t";

export const home = defineSingleton({
  file: "site/home.json",
  typeName: "Home",
  label: t("Home page"),
  description: t("The texts of the home page."),
  required: false,
  schema: z.object({
    heroTitle: text({
      label: t("Hero title"),
      hint: t("The first words that a reader sees."),
      example: "We learn by building",
    }).optional(),
    heroText: longText({
      label: t("Hero text"),
      hint: t("Two or three sentences."),
      example: "Come as you are.",
    }).optional(),
    awardsWon: text({ label: t("Awards won"), hint: t("As the page should show it."), example: "12+" }).optional(),
    projectsBuilt: text({
      label: t("Projects built"),
      hint: t("As the page should show it."),
      example: "50+",
    }).optional(),
    skills: groups({
      label: t("Skills"),
      hint: t("The skill cards, usually twelve."),
      fields: {
        title: text({ label: t("Title"), hint: t("The skill."), example: "Robotics" }).optional(),
        description: longText({
          label: t("Description"),
          hint: t("What the club does there."),
          example: "Boards that move.",
        }).optional(),
      },
    }).optional(),
    terminal: lines({
      label: t("Terminal"),
      hint: t("The lines of the terminal, in order."),
      example: "$ whoami",
    }).optional(),
    heroImages: groups({
      label: t("Hero pictures"),
      hint: t("Shown beside the first words in place of the terminal, or below both."),
      fields: describedPicture,
    }).optional(),
    sections: choices({
      label: t("Sections"),
      hint: t("The parts of the page, in this order. If empty: {parts}.", { parts: commaText(usualSections) }),
      choices: homeSections,
      example: "hero",
    }).optional(),
  }),
});
