import { z } from "zod";
import { image, link } from "../fields/link-fields";
import { longText, fileId, text } from "../fields/text-fields";
import { date } from "../fields/time-fields";
import { defineKind } from "../kind";
import { t } from "../../words/t";

export const sponsor = defineKind({
  folder: "sponsors",
  typeName: "Sponsor",
  singular: t("Sponsor"),
  plural: t("Sponsors"),
  listDetails: ["tier", "until"],
  description: t("Those who support the club. Shown on /sponsors, by tier, from the first day to the last."),
  listTemplate: "sponsors",
  changesOn: ["from", "until"],
  lastDay: "until",
  tagline: t("Those who support us"),
  openDataDescription: t("The sponsors of the club that its site shows."),
  generatorTab: 10,
  schema: z.object({
    id: fileId(t("Sponsor ID"), "example-software"),
    name: text({
      label: t("Name"),
      hint: t("Their name."),
      example: "Example Software",
      isName: true,
    }),
    logo: image({
      label: t("Logo"),
      hint: t(
        "For light pages, without a frame around it. All logos are shown in about the same size. If empty, the name is shown.",
      ),
      example: "../media/example-software.svg",
    }).optional(),
    logoDark: image({
      label: t("Logo on dark pages"),
      hint: t("If empty, dark pages show the logo on a light ground."),
      example: "../media/example-software-dark.svg",
    }).optional(),
    url: link({ label: t("Website"), hint: t("Their website."), example: "https://software.example.org" }).optional(),
    tier: text({
      label: t("Tier||of sponsors"),
      hint: t("The group that they are shown in. The settings say the order of the tiers."),
      example: "Gold",
      wordList: "sponsorTiers",
    }).optional(),
    description: longText({
      label: t("Description"),
      hint: t("How they support the club, in a sentence or two."),
      example: "They lend us their meeting room.",
    }).optional(),
    from: date({
      label: t("From||a day"),
      hint: t("The first day on which they are shown."),
      example: "2026-01-01",
    }).optional(),
    until: date({
      label: t("Until||a day"),
      hint: t("The last day on which they are shown."),
      example: "2026-12-31",
      notBefore: { field: "from", severity: "error" },
    }).optional(),
  }),
});
