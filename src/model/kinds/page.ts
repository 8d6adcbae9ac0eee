import { z } from "zod";
import { choice } from "../fields/simple-fields";
import { longText, text } from "../fields/text-fields";
import { defineKind } from "../kind";

export const page = defineKind({
  folder: "pages",
  typeName: "Page",
  idKind: "slug",
  format: "markdown",
  singular: "Page",
  plural: "Pages",
  description:
    "Standalone pages, such as a constitution or a privacy policy. The name of the file is the address: /privacy.",
  body: { label: "Text", hint: "The page. Its headings are placed below the title." },
  template: "page",
  schema: z.object({
    title: text({ label: "Title", hint: "The headline.", example: "Privacy" }),
    description: longText({
      label: "Description",
      hint: "One or two sentences below the title, and for search engines.",
      example: "What this site stores about you.",
    }).optional(),
    menu: choice({
      label: "Menu",
      hint: "The menu that links to the page. If empty, no menu does.",
      choices: ["header", "quick links", "footer"],
      example: "footer",
    }).optional(),
    menuLabel: text({
      label: "Label in the menu",
      hint: "What the link says. If empty, the title.",
      example: "Privacy",
    }).optional(),
  }),
});
