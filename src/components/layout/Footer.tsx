import { useState, type ReactNode } from "react";
import type { Club } from "../../hooks/useClub";
import { ContactLinks } from "../content/facts/ContactLinks";
import { pictureSource } from "../content/picture-source";
import { SiteLink } from "../navigation/SiteLink";
import { Dialog } from "../ui/dialog/Dialog";
import { ClubLogo } from "./ClubLogo";
import { footerLinks } from "./navigation-links";
import * as styles from "./Footer.module.css";
import { isSocialNetwork, socialNetworks } from "../../model/social-networks";

interface FooterProps {
  readonly club: Club;
  /** What is shown below everything else. */
  readonly children?: ReactNode;
}

/** The footer of every page: quick links, contact, social pages, and the logo, which can be enlarged. */
export function Footer({ club, children }: FooterProps) {
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
                onClick={() => setShowsLogo(true)}
              />
            )}
            <ClubLogo club={club} className={styles.logo} small />
            <span className={styles.name}>{club.shortName}</span>
          </div>
          {club.description && <p>{club.description}</p>}
          {club.institution && (
            <p>
              A club of{" "}
              {club.institution.url ? (
                <SiteLink to={club.institution.url}>{club.institution.name}</SiteLink>
              ) : (
                club.institution.name
              )}
            </p>
          )}
        </div>
        <nav aria-label="Footer">
          <h2 className={styles.heading}>Quick links</h2>
          <ul role="list" className={styles.links}>
            {footerLinks().map(({ to, label }) => (
              <li key={`${to} ${label}`}>
                <SiteLink to={to}>{label}</SiteLink>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          {hasContact && <h2 className={styles.heading}>Contact</h2>}
          <ContactLinks email={club.email} phone={club.phone} />
          {club.address && (
            <address className={styles.address}>
              {club.mapUrl ? <SiteLink to={club.mapUrl}>{club.address}</SiteLink> : club.address}
            </address>
          )}
          {social.length > 0 && (
            <ul role="list" className={styles.social} aria-label="Social pages">
              {social.map(({ to, name }) => (
                <li key={name}>
                  <SiteLink to={to}>{name}</SiteLink>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      <p className={`container ${styles.copyright ?? ""}`}>
        © {club.foundedYear && `${club.foundedYear} `}
        {club.name}
      </p>
      {children}
      {showsLogo && (
        <Dialog label={`Logo of ${club.name}`} onClose={() => setShowsLogo(false)}>
          <div className={styles.dialog}>
            <ClubLogo club={club} alt={`Logo of ${club.name}`} className={styles.bigLogo} />
            <p className={styles.name}>{club.name}</p>
          </div>
        </Dialog>
      )}
    </footer>
  );
}
