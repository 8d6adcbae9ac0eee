import { graphql } from "gatsby";
import { itemElementId } from "../../domain/element-ids";
import { sponsorsByTier, sponsorsChange } from "../../domain/sponsors/sponsors";
import { validUntil } from "../../domain/start/start-when";
import { useNow } from "../../hooks/useNow";
import { GroupedList } from "../content/GroupedList";
import { PageHeader } from "../content/page/PageHeader";
import { EmptyState } from "../content/states/EmptyState";
import { TextLink } from "../navigation/SiteLink";
import { Text } from "../ui/Text";
import { SponsorLogo } from "./SponsorLogo";
import { t } from "../../words/t";
import * as styles from "./SponsorList.module.css";

interface SponsorListProps {
  readonly sponsors: readonly Queries.SponsorEntryFragment[];
  /** ISO 8601 */
  readonly asOf: string;
}

/** The page of the current sponsors, as of when it is read, by tier. */
export function SponsorList({ sponsors, asOf }: SponsorListProps) {
  const now = useNow(asOf);
  const tiers = sponsorsByTier(sponsors, now);
  return (
    <>
      <PageHeader title={t("Sponsors")} place="sponsors" command="cat THANKS">
        <p>{t("Those who support us. Thank you.")}</p>
      </PageHeader>
      <div className="container" {...validUntil(sponsorsChange(sponsors, now))}>
        {tiers.length === 0 && <EmptyState title={t("No sponsors yet")}>{t("Come back soon.")}</EmptyState>}
        <GroupedList groups={tiers} others={t("Other sponsors")} className={styles.list}>
          {(sponsor, level) => (
            <li key={sponsor.jsonId} id={itemElementId(sponsor.jsonId)}>
              <SponsorEntry sponsor={sponsor} level={level} />
            </li>
          )}
        </GroupedList>
      </div>
    </>
  );
}

interface SponsorEntryProps {
  readonly sponsor: Queries.SponsorEntryFragment;
  readonly level?: "h2" | "h3";
}

/** One sponsor: the logo, the name, which is a link to the website, and how they help. */
export function SponsorEntry({ sponsor, level = "h3" }: SponsorEntryProps) {
  const { name, url, description } = sponsor;
  const Heading = level;
  return (
    <article className={styles.entry}>
      <div className={styles.ground}>
        <SponsorLogo sponsor={sponsor} isNamed />
      </div>
      <div className={styles.words}>
        <Heading className={styles.name}>
          <TextLink to={url}>{name}</TextLink>
        </Heading>
        {description && <Text as="p">{description}</Text>}
      </div>
    </article>
  );
}

/** @public Gatsby collects it. */
export const sponsorEntry = graphql`
  fragment SponsorEntry on Sponsor {
    ...SponsorLogo
    jsonId
    url
    tier
    description
    from
    until
  }
`;
