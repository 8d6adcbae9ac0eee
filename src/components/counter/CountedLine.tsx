import { servedPath } from "../../domain/addresses/served-path";
import type { Counter } from "../../model/club-settings";
import { TextLink } from "../navigation/SiteLink";
import { Sentence } from "../ui/Sentence";
import { t } from "../../words/t";

const names = { goatcounter: "GoatCounter", plausible: "Plausible", umami: "Umami" } satisfies Record<
  Counter["service"],
  string
>;

interface CountedLineProps extends Pick<Counter, "service" | "address"> {
  /** The path of its style sheet on the site. */
  readonly styles: string;
}

/** Says at the end of each page that its readers are counted, and where; outside the part that React renders. */
export function CountedLine({ service, address, styles }: CountedLineProps) {
  return (
    <>
      <link rel="stylesheet" href={servedPath(styles)} />
      <p className="container counted">
        <Sentence
          text={t(
            "Visits are counted by {service} at <place/>, without cookies, and not if your browser asks not to be followed.",
            { service: names[service] },
          )}
          parts={{ place: <TextLink to={address}>{new URL(address).host}</TextLink> }}
        />
      </p>
    </>
  );
}
