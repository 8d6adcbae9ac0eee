import { footerLinks } from "../../layout/navigation-links";
import { SiteLink } from "../../navigation/SiteLink";
import { Text } from "../../ui/Text";
import * as styles from "../SearchPage.module.css";

/** The sections of the site, for readers who have not searched yet, or can't without JavaScript. */
export function SectionLinks() {
  return (
    <nav aria-label="Sections" className={styles.sections}>
      <p className={styles.unscripted}>The search runs in your browser and needs JavaScript, which is off.</p>
      <h2 className={styles.heading}>Or go straight to</h2>
      <ul role="list">
        {footerLinks().map(({ to, label }) => (
          <li key={to}>
            <SiteLink to={to}>
              <Text>{label}</Text>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
