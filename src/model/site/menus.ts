import { z } from "zod";
import { groups } from "../fields/simple-fields";
import { link } from "../fields/link-fields";
import { text } from "../fields/text-fields";
import { defineSingleton } from "../kind";
import { t } from "../../words/t";

function menu(label: string, hint: string) {
  return groups({
    label,
    hint: t("{hint} If empty, the usual links are used.", { hint }),
    most: 30,
    fields: {
      label: text({ label: t("Label"), hint: t("What the link says."), example: "Projects" }),
      link: link({
        label: t("Link"),
        hint: t("Where it leads: a path of this site, or a link."),
        example: "/events",
        sitePath: true,
      }),
    },
  }).optional();
}

export const menus = defineSingleton({
  file: "site/menus.json",
  typeName: "Menus",
  label: t("Menus"),
  description: t(
    "The links in the bar, the quick links and the footer, in order. Links to kinds that have no items, or are switched off, are left out.",
  ),
  required: false,
  schema: z.object({
    header: menu(t("Bar"), t("The links at the top of every page.")),
    quickLinks: menu(t("Quick links"), t("The links of the menu in the bar.")),
    footer: menu(t("Footer"), t("The links at the bottom of every page.")),
    quickLinksLabel: text({
      label: t("Label of the quick links"),
      hint: t("The text of the button that opens their menu."),
      example: "Quick Links",
    }).optional(),
    joinLabel: text({
      label: t("Label of the join button"),
      hint: t("What the button in the bar says."),
      example: "Join Us",
    }).optional(),
  }),
});
