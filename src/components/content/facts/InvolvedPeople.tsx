import { TextLink } from "../../navigation/SiteLink";
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
          <TextLink to={profile}>{name}</TextLink>
        </li>
      ))}
    </ul>
  );
}
