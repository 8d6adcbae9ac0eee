import { TextLink } from "../navigation/SiteLink";
import { Section } from "../ui/Section";
import { t } from "../../words/t";
import * as styles from "./TextList.module.css";

export interface ShownLink {
  readonly label: string;
  /** Its address is null if its file can't be published. */
  readonly url: { readonly url: string | null };
}

interface LinksSectionProps {
  readonly links: readonly ShownLink[];
  readonly title?: string;
}

export function LinksSection({ links, title = t("Links") }: LinksSectionProps) {
  if (links.length === 0) return null;
  return (
    <Section title={title}>
      <ul className={styles.list}>
        <LinkItems links={links} />
      </ul>
    </Section>
  );
}

export function LinkItems({ links }: { readonly links: readonly ShownLink[] }) {
  return links.map(({ label, url: { url } }, index) => (
    <li key={index}>
      <TextLink to={url}>{label}</TextLink>
    </li>
  ));
}
