import { SiteLink } from "../../navigation/SiteLink";
import { Text } from "../../ui/Text";
import { t } from "../../../words/t";
import * as styles from "./InvolvedPeople.module.css";

interface InvolvedPeopleProps {
  readonly people: readonly { readonly name: string; readonly profile: string | null }[];
}

export function InvolvedPeople({ people }: InvolvedPeopleProps) {
  return people.length === 0 ? null : (
    <ul role="list" className={styles.people} aria-label={t("People")}>
      {people.map(({ name, profile }, index) => (
        <li key={index}>
          {profile === null ? (
            <Text>{name}</Text>
          ) : (
            <SiteLink to={profile}>
              <Text>{name}</Text>
            </SiteLink>
          )}
        </li>
      ))}
    </ul>
  );
}
