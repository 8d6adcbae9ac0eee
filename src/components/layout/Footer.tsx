import { type ReactNode, useState } from "react";
import type { Club } from "../../hooks/useClub";
import { ContactLinks } from "../content/facts/ContactLinks";
import { pictureSource } from "../content/picture-source";
import { TextLink } from "../navigation/SiteLink";
import { Dialog } from "../ui/dialog/Dialog";
import { ClubLogo } from "./ClubLogo";
import { footerLinks } from "./navigation-links";
import { isSocialNetwork, socialNetworks } from "../../model/site/social-networks";
import { Text } from "../ui/Text";
import { useLanguageOf } from "../../hooks/page-context";
import { inDigits } from "../../domain/text/amounts";
import { t } from "../../words/t";
import { Sentence } from "../ui/Sentence";
import * as styles from "./Footer.module.css";

interface FooterProps {
  readonly club: Club;
  readonly year?: number;
  readonly children?: ReactNode;
}

/** The footer of every page: quick links, contact, social pages, and the logo, which opens in large. */
export function Footer({ club, year, children }: FooterProps) {
  const languageOf = useLanguageOf();
  const [showsLogo, setShowsLogo] = useState(false);
  const social = Object.keys(socialNetworks)
    .filter(isSocialNetwork)
    .flatMap((network) => {
      const to = club.social?.[network];
      return to ? [{ to, name: socialNetworks[network] }] : [];
    });
  const hasContact = Boolean(club.email ?? club.phone ?? club.address) || social.length > 0;
  const logoOfClub = t("Logo of {club}", { club: club.name });
  return (
    <footer className={styles.footer}>
      <div className={`container ${styles.columns ?? ""}`}>
        <div className={styles.about}>
          <div className={styles.brand}>
            {pictureSource(club.logo) && (
              <button
                type="button"
                className={styles.logoButton}
                aria-label={t("{club}: show the logo", { club: club.shortName })}
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
              <Sentence
                text={t("A club of <institution/>")}
                parts={{ institution: <TextLink to={club.institution.url}>{club.institution.name}</TextLink> }}
              />
            </p>
          )}
        </div>
        <nav aria-label={t("Footer")}>
          <h2 className={styles.heading}>{t("Quick links")}</h2>
          <ul role="list" className={styles.links}>
            {footerLinks().map(({ to, label }) => (
              <li key={`${to} ${label}`}>
                <TextLink to={to}>{label}</TextLink>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          {hasContact && <h2 className={styles.heading}>{t("Contact")}</h2>}
          <ContactLinks email={club.email} phone={club.phone} />
          {club.address && (
            <address className={styles.address}>
              <TextLink to={club.mapUrl}>{club.address}</TextLink>
            </address>
          )}
          {social.length > 0 && (
            <ul role="list" className={styles.social} aria-label={t("Social pages")}>
              {social.map(({ to, name }) => (
                <li key={name}>
                  <TextLink to={to}>{name}</TextLink>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      <p className={`container ${styles.copyright ?? ""}`}>
        {`© ${yearsOf(club.foundedYear, year)}`}
        <Text>{club.name}</Text>
      </p>
      {children}
      {showsLogo && (
        <Dialog label={logoOfClub} onClose={() => setShowsLogo(false)}>
          <div className={styles.dialog}>
            <ClubLogo club={club} alt={logoOfClub} className={styles.bigLogo} />
            <Text as="p" className={styles.name}>
              {club.name}
            </Text>
          </div>
        </Dialog>
      )}
    </footer>
  );
}

/** '2020–2026 ' */
function yearsOf(first: number | null, last: number | undefined): string {
  if (!first) return "";
  return last !== undefined && last > first ? `${inDigits(first)}–${inDigits(last)} ` : `${inDigits(first)} `;
}
