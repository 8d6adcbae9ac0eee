import { counterServices } from "../club-settings";
import { webLink } from "../fields/link-fields";
import { choice, group } from "../fields/simple-fields";
import { text } from "../fields/text-fields";
import { t } from "../../words/t";

export const counter = group({
  label: t("Counter"),
  hint: t(
    "Counts the readers of the site, without cookies; docs/counting.md compares the services. If empty, nothing is counted.",
  ),
  fields: {
    service: choice({
      label: t("Service"),
      hint: t("Who counts."),
      choices: counterServices,
      example: "goatcounter",
    }),
    address: webLink({
      label: t("Address"),
      hint: t("The service's, or that of your own server."),
      example: "https://our-club.goatcounter.com",
    }),
    site: text({
      label: t("Name of the site there"),
      hint: t("For umami the website ID. For plausible its domain there, if it differs from that of the site."),
      example: "94db1cb1-74f4-4a40-ad6c-962362670409",
      isName: true,
    }).optional(),
  },
  error: counterError,
}).optional();

/** Umami needs the id of the site there. */
function counterError({ service, site }: { readonly service: string; readonly site?: string | undefined }) {
  return service === "umami" && site === undefined
    ? { field: "site", message: t("is missing, expected the website ID that Umami shows in the settings of the site") }
    : undefined;
}
