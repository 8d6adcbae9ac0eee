import { z } from "zod";
import { groups } from "../fields/simple-fields";
import { link } from "../fields/link-fields";
import { text } from "../fields/text-fields";
import { defineSingleton } from "../kind";

/** The entries of one menu. */
function menu(label: string, hint: string) {
  return groups({
    label,
    hint: `${hint} If empty, the usual links are used.`,
    most: 30,
    fields: {
      label: text({ label: "Label", hint: "What the link says.", example: "Projects" }),
      link: link({
        label: "Link",
        hint: "Where it leads: a path of this site, or a link.",
        example: "/events",
        sitePath: true,
      }),
    },
  }).optional();
}

export const menus = defineSingleton({
  file: "site/menus.json",
  typeName: "Menus",
  label: "Menus",
  description:
    "The links in the bar, the quick links and the footer, in order. Links to kinds that have no items, or are switched off, are left out.",
  required: false,
  schema: z.object({
    header: menu("Bar", "The links at the top of every page."),
    quickLinks: menu("Quick links", "The links of the menu in the bar."),
    footer: menu("Footer", "The links at the bottom of every page."),
    quickLinksLabel: text({
      label: "Label of the quick links",
      hint: "The text of the button that opens their menu.",
      example: "Quick Links",
    }).optional(),
    joinLabel: text({
      label: "Label of the join button",
      hint: "What the button in the bar says.",
      example: "Join Us",
    }).optional(),
  }),
});
