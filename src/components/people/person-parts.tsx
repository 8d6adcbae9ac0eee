import { isSafeTarget } from "../../model/values/link-target";
import { LabelledFacts, type LabelledFact } from "../content/facts/LabelledFacts";
import { SiteLink } from "../navigation/SiteLink";
import { Text } from "../ui/Text";
import { Tag } from "../ui/Tag";
import { t } from "../../words/t";
import { Sentence } from "../ui/Sentence";
import * as styles from "./person.module.css";

export function PersonFacts({ facts }: { readonly facts: readonly LabelledFact[] }) {
  return <LabelledFacts facts={facts} className={styles.facts} />;
}

export interface PersonLink {
  readonly label: string;
  readonly to: string | null | undefined;
}

interface PersonLinksProps {
  readonly name: string;
  readonly links: readonly PersonLink[];
}

/** Links to a person's pages on other sites, if known. */
export function PersonLinks({ name, links }: PersonLinksProps) {
  const known = links.filter(({ to }) => to && isSafeTarget(to));
  return known.length === 0 ? null : (
    <ul role="list" className={styles.links}>
      {known.map(({ label, to }, index) => (
        <li key={index}>
          <SiteLink to={to ?? ""}>
            <Sentence
              text={t("<label/><hidden> of <name/></hidden>")}
              parts={{
                label: <Text>{label}</Text>,
                hidden: (words) => (
                  <span className="visually-hidden">
                    <Sentence text={words} parts={{ name: <Text>{name}</Text> }} />
                  </span>
                ),
              }}
            />
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

export function PersonTags({ label, tags }: { readonly label: string; readonly tags: readonly string[] }) {
  return tags.length === 0 ? null : (
    <ul role="list" aria-label={label} className={styles.tags}>
      {tags.map((tag, index) => (
        <li key={index}>
          <Tag>{tag}</Tag>
        </li>
      ))}
    </ul>
  );
}

export function Pronouns({ children }: { readonly children: string }) {
  return (
    <p className={styles.pronouns}>
      <Sentence
        text={t("<hidden>Pronouns: </hidden><pronouns/>")}
        parts={{
          hidden: (words) => <span className="visually-hidden">{words}</span>,
          pronouns: <Text>{children}</Text>,
        }}
      />
    </p>
  );
}
