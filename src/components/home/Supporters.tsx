import { graphql } from "gatsby";
import { sponsorsByTier, sponsorsChange } from "../../domain/sponsors/shown-sponsors";
import { trueUntil } from "../../domain/start/start-when";
import { routes } from "../../domain/routes";
import { useNow } from "../../hooks/useNow";
import { SiteLink } from "../navigation/SiteLink";
import { SponsorLogo } from "../sponsors/SponsorLogo";
import { Section } from "../ui/Section";
import * as styles from "./Supporters.module.css";

interface SupportersProps {
  readonly sponsors: readonly Queries.LinkedLogoFragment[];
  /** ISO 8601 */
  readonly asOf: string;
}

/** The logos of those who support the club as of when the page is read; nothing without any. */
export function Supporters({ sponsors, asOf }: SupportersProps) {
  const now = useNow(asOf);
  const shown = sponsorsByTier(sponsors, now).flatMap(({ items }) => items);
  if (sponsors.length === 0) return null;
  return (
    <div className="container" {...trueUntil(sponsorsChange(sponsors, now))}>
      {shown.length > 0 && (
        <Section title="Sponsors" aside={<SiteLink to={routes.list("sponsors")}>All sponsors</SiteLink>}>
          <ul role="list" className={styles.logos} data-pagefind-ignore="all">
            {shown.map((sponsor) => (
              <li key={sponsor.jsonId}>
                {sponsor.url === null ? (
                  <SponsorLogo sponsor={sponsor} />
                ) : (
                  <SiteLink to={sponsor.url}>
                    <SponsorLogo sponsor={sponsor} />
                  </SiteLink>
                )}
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  );
}

/** @public Gatsby collects it. */
export const linkedLogo = graphql`
  fragment LinkedLogo on Sponsor {
    ...SponsorLogo
    jsonId
    url
    tier
    from
    until
  }
`;
