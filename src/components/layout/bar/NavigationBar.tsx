import { useCallback, useRef, useState } from "react";
import { elementIds } from "../../../domain/element-ids";
import { routes } from "../../../domain/routes";
import type { Club } from "../../../hooks/useClub";
import { useDismiss } from "../../../hooks/useDismiss";
import { leadsSomewhere } from "../../../domain/settings/offered";
import { useLanguageOf } from "../../../hooks/page-context";
import { useTheme } from "../../../hooks/useTheme";
import { ButtonLink } from "../../navigation/ButtonLink";
import { SiteLink } from "../../navigation/SiteLink";
import { SearchLauncher } from "../../search/palette/SearchLauncher";
import { Icon } from "../../ui/Icon";
import { Text } from "../../ui/Text";
import { ClubLogo } from "../ClubLogo";
import { joinLabel, mainLinks } from "../navigation-links";
import { Account } from "./Account";
import { LanguageLinks } from "./LanguageLinks";
import { NavigationItem } from "./NavigationItem";
import { QuickLinks } from "./QuickLinks";
import { t } from "../../../words/t";
import * as styles from "./NavigationBar.module.css";

/** The bar at the top; below the md breakpoint its links are behind a menu button. */
export function NavigationBar({ club, path }: { readonly club: Club; readonly path: string }) {
  const [isOpen, setOpen] = useState(false);
  const languageOf = useLanguageOf();
  const bar = useRef<HTMLElement>(null);
  const close = useCallback(() => setOpen(false), []);
  const hamburger = useRef<HTMLButtonElement>(null);
  useDismiss({ element: bar, opener: hamburger }, isOpen, close);

  return (
    <header ref={bar} className={styles.header}>
      <div className={`container ${styles.bar ?? ""}`}>
        <SiteLink
          to={routes.home}
          className={styles.brand}
          aria-label={t("{club}, home", { club: club.shortName })}
          {...languageOf(club.shortName)}
          // The link follows the direction of the page; only the name has its own.
          dir={undefined}
          onClick={close}
        >
          <ClubLogo club={club} className={styles.logo} small eager />
          {/* A name that is too long is cut at its end, in its own direction. */}
          <Text as="span" dir="auto">
            {club.shortName}
          </Text>
        </SiteLink>
        <a href={`#${elementIds.siteMenu}`} className={styles.openMenu} aria-label={t("Menu")}>
          <Icon name="menu" />
        </a>
        {/* Before the menu, so that Tab leads into it. The style sheet puts the button at the end of the bar, and shows the
            menu while it is expanded, even before React runs. */}
        <button
          ref={hamburger}
          type="button"
          className={styles.hamburger}
          aria-label={t("Menu")}
          data-tip={t("Menu")}
          aria-expanded={isOpen}
          aria-controls={elementIds.siteMenu}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name={isOpen ? "close" : "menu"} />
        </button>
        <nav id={elementIds.siteMenu} aria-label={t("Main||the menu of the site")} className={styles.menu}>
          <ul role="list" className={styles.links}>
            {mainLinks().map(({ to, label }) => (
              <li key={`${to} ${label}`}>
                <NavigationItem to={to} label={label} path={path} onChoose={close} />
              </li>
            ))}
          </ul>
          <QuickLinks club={club} path={path} onChoose={close} />
          <ButtonLink
            primary
            to={leadsSomewhere(routes.registration) ? routes.registration : routes.joinUs}
            onClick={close}
          >
            <Text>{joinLabel()}</Text>
          </ButtonLink>
          {leadsSomewhere(routes.login) && <Account path={path} onChoose={close} />}
          {process.env.GATSBY_LANGUAGES !== process.env.GATSBY_LANGUAGE && <LanguageLinks path={path} />}
        </nav>
        <SearchLauncher />
        <ThemeSwitch />
      </div>
    </header>
  );
}

const tips = { light: t("Switch to the dark theme"), dark: t("Switch to the light theme") };

/** Switches between light and dark; the choice is remembered on the device. The style sheet chooses the icon. */
export function ThemeSwitch() {
  const { theme, choose } = useTheme();
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-label={t("Dark theme")}
      aria-pressed={theme && theme === "dark"}
      data-tip={theme ? tips[theme] : t("Switch the theme")}
      data-early="theme"
      onClick={() => choose(theme === "dark" ? "light" : "dark")}
    >
      <span className={styles.moon}>
        <Icon name="moon" />
      </span>
      <span className={styles.sun}>
        <Icon name="sun" />
      </span>
    </button>
  );
}
