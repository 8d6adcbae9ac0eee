import { isSafeTarget } from "../../model/values/link-target";
import { SiteLink } from "../navigation/SiteLink";
import { Text } from "../ui/Text";
import * as styles from "./PersonLinks.module.css";

export interface PersonLink {
  readonly label: string;
  readonly to: string | null | undefined;
}

interface PersonLinksProps {
  readonly name: string;
  readonly links: readonly PersonLink[];
}

/** Links to a person's pages elsewhere, as far as they are known. */
export function PersonLinks({ name, links }: PersonLinksProps) {
  const known = links.filter(({ to }) => to && isSafeTarget(to));
  return known.length === 0 ? null : (
    <ul role="list" className={styles.links}>
      {known.map(({ label, to }, index) => (
        <li key={index}>
          <SiteLink to={to ?? ""}>
            <Text>{label}</Text>
            <span className="visually-hidden">
              {" "}
              of <Text>{name}</Text>
            </span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
