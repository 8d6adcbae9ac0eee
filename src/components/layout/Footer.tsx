import { type ReactNode, useState } from "react";
import type { Club } from "../../hooks/useClub";
import { ContactLinks } from "../content/facts/ContactLinks";
import { pictureSource } from "../content/picture-source";
import { SiteLink } from "../navigation/SiteLink";
import { Dialog } from "../ui/dialog/Dialog";
import { ClubLogo } from "./ClubLogo";
import { footerLinks } from "./navigation-links";
import { isSocialNetwork, socialNetworks } from "../../model/site/social-networks";
import { Text } from "../ui/Text";
import { useLanguageOf } from "../../hooks/page-context";
import * as styles from "./Footer.module.css";

interface FooterProps {
  readonly club: Club;
  /** Shown below everything else. */
  readonly children?: ReactNode;
}

/** The footer of every page: quick links, contact, social pages, and the logo, which can be enlarged. */
export function Footer({ club, children }: FooterProps) {
  const languageOf = useLanguageOf();
  const [showsLogo, setShowsLogo] = useState(false);
  const social = Object.keys(socialNetworks)
    .filter(isSocialNetwork)
    .flatMap((network) => {
      const to = club.social?.[network];
      return to ? [{ to, name: socialNetworks[network] }] : [];
    });
  const hasContact = Boolean(club.email ?? club.phone ?? club.address) || social.length > 0;
  return (
    <footer className={styles.footer}>
      <div className={`container ${styles.columns ?? ""}`}>
        <div className={styles.about}>
          <div className={styles.brand}>
            {pictureSource(club.logo) && (
              <button
                type="button"
                className={styles.logoButton}
                aria-label={`${club.shortName}: show the logo`}
                {...languageOf(club.shortName)}
                onClick={() => setShowsLogo(true)}
              />
            )}
            <ClubLogo club={club} className={styles.logo} small />
            <Text as="span" className={styles.name}>
              {club.shortName}
            </Text>
          </div>
          {club.description && <Text as="p">{club.description}</Text>}
          {club.institution && (
            <p>
              {"A club of "}
              {club.institution.url ? (
                <SiteLink to={club.institution.url}>
                  <Text>{club.institution.name}</Text>
                </SiteLink>
              ) : (
                <Text>{club.institution.name}</Text>
              )}
            </p>
          )}
        </div>
        <nav aria-label="Footer">
          <h2 className={styles.heading}>Quick links</h2>
          <ul role="list" className={styles.links}>
            {footerLinks().map(({ to, label }) => (
              <li key={`${to} ${label}`}>
                <SiteLink to={to}>
                  <Text>{label}</Text>
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          {hasContact && <h2 className={styles.heading}>Contact</h2>}
          <ContactLinks email={club.email} phone={club.phone} />
          {club.address && (
            <address className={styles.address}>
              {club.mapUrl ? (
                <SiteLink to={club.mapUrl}>
                  <Text>{club.address}</Text>
                </SiteLink>
              ) : (
                <Text>{club.address}</Text>
              )}
            </address>
          )}
          {social.length > 0 && (
            <ul role="list" className={styles.social} aria-label="Social pages">
              {social.map(({ to, name }) => (
                <li key={name}>
                  <SiteLink to={to}>
                    <Text>{name}</Text>
                  </SiteLink>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      <p className={`container ${styles.copyright ?? ""}`}>
        {club.foundedYear ? `© ${club.foundedYear} ` : "© "}
        <Text>{club.name}</Text>
      </p>
      {children}
      {showsLogo && (
        <Dialog label={`Logo of ${club.name}`} onClose={() => setShowsLogo(false)}>
          <div className={styles.dialog}>
            <ClubLogo club={club} alt={`Logo of ${club.name}`} className={styles.bigLogo} />
            <Text as="p" className={styles.name}>
              {club.name}
            </Text>
          </div>
        </Dialog>
      )}
    </footer>
  );
}
