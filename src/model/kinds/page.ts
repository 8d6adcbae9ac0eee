import { z } from "zod";
import { choice } from "../fields/simple-fields";
import { longText, text } from "../fields/text-fields";
import { defineKind } from "../kind";
import { t } from "../../words/t";

export const page = defineKind({
  folder: "pages",
  typeName: "Page",
  format: "markdown",
  singular: t("Page"),
  plural: t("Pages"),
  description: t(
    "Standalone pages, such as a constitution or a privacy policy. The name of the file is the address: /privacy.",
  ),
  body: { label: t("Text"), hint: t("The page. Its headings are placed below the title.") },
  template: "page",
  schema: z.object({
    title: text({ label: t("Title"), hint: t("The headline."), example: "Privacy" }),
    description: longText({
      label: t("Description"),
      hint: t("One or two sentences below the title, and for search engines."),
      example: "What this site stores about you.",
    }).optional(),
    menu: choice({
      label: t("Menu"),
      hint: t("The menu that links to the page. If empty, no menu does."),
      choices: ["header", "quick links", "footer"],
      example: "footer",
    }).optional(),
    menuLabel: text({
      label: t("Label in the menu"),
      hint: t("What the link says. If empty, the title."),
      example: "Privacy",
    }).optional(),
  }),
});
