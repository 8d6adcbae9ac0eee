import { routes } from "../../../domain/routes";
import { isOffered } from "../../../domain/settings/offered";
import { useClub } from "../../../hooks/useClub";
import { joinLabel, mainLinks, quickLinks } from "../../layout/navigation-links";
import { SiteLink } from "../../navigation/SiteLink";
import { Text } from "../../ui/Text";
import * as styles from "./SearchPalette.module.css";

/** The pages of the menu, for readers who have typed nothing yet. The arrow keys walk through them as through results. */
export function MenuPages({ onChoose }: { readonly onChoose: () => void }) {
  const join = isOffered(routes.registration) ? [{ to: routes.registration, label: joinLabel() }] : [];
  const links = [...mainLinks(), ...join, ...quickLinks(useClub())];
  const pages = links.filter(({ to }, index) => links.findIndex((other) => other.to === to) === index);
  return (
    <nav aria-label="Pages" className={styles.pages}>
      <p className={styles.hint}>Searches every page of this site. Or go straight to</p>
      <ul role="list">
        {pages.map(({ to, label }) => (
          <li key={to}>
            <SiteLink to={to} data-result="" onClick={onChoose}>
              <Text>{label}</Text>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
