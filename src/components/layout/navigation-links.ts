import { routes } from "../../domain/routes";
import { clubSettings } from "../../model/build-info";
import { descriptors, foldersWith } from "../../model/descriptors";
import { type MenuLink, type PageLink } from "../../model/club-settings";
import { leadsSomewhere } from "../../domain/settings/offered";
import type { Club } from "../../hooks/useClub";
import { t } from "../../words/t";

export function mainLinks(): readonly MenuLink[] {
  return shown(clubSettings().menus.header ?? usualMainLinks, "header");
}

export function joinLabel(): string {
  return clubSettings().menus.joinLabel ?? t("Join Us");
}

export function quickLinksLabel(): string {
  return clubSettings().menus.quickLinksLabel ?? t("Quick Links");
}

export function quickLinks(club: Club): readonly MenuLink[] {
  return shown(clubSettings().menus.quickLinks ?? usualQuickLinks(club), "quick links");
}

export function footerLinks(): readonly MenuLink[] {
  return shown(clubSettings().menus.footer ?? usualFooterLinks, "footer");
}

/**
 * Includes the club's own pages that are in the menu; leaves out links to parts that are switched off and to empty
 * lists.
 */
function shown(links: readonly MenuLink[], menu: PageLink["menu"]): readonly MenuLink[] {
  const pages = clubSettings().pageLinks.filter(
    (link) => link.menu === menu && !links.some(({ to }) => to === link.to),
  );
  return [...links, ...pages].filter(({ to }) => leadsSomewhere(to));
}

/** Links to lists that not every club has. */
const optionalLinks: readonly MenuLink[] = foldersWith("isOptional").map((folder) => ({
  to: routes.list(folder),
  label: descriptors[folder].label,
}));

const usualMainLinks: readonly MenuLink[] = [
  { to: routes.list("events"), label: t("Events") },
  { to: routes.list("workshops"), label: t("Workshop||in menus") },
  { to: routes.list("notices"), label: t("Notice||in menus") },
  { to: routes.list("posts"), label: t("Post") },
  { to: routes.list("team"), label: t("Team") },
];

function usualQuickLinks({ shortName, competitiveProgrammingUrl }: Club): readonly MenuLink[] {
  return [
    { to: routes.list("members"), label: t("Members") },
    { to: routes.list("advisors"), label: t("Advisors") },
    { to: routes.list("posts"), label: t("Posts") },
    { to: routes.discord, label: t("Discord") },
    ...(competitiveProgrammingUrl ? [{ to: competitiveProgrammingUrl, label: `${shortName}-CF` }] : []),
    { to: routes.list("sub-communities"), label: t("Sub Community") },
    { to: routes.list("blog"), label: t("Blog") },
    ...optionalLinks,
  ];
}

const usualFooterLinks: readonly MenuLink[] = [
  { to: routes.home, label: t("Home") },
  { to: routes.list("events"), label: t("Events") },
  { to: routes.list("workshops"), label: t("Workshop||in menus") },
  { to: routes.list("notices"), label: t("Notice||in menus") },
  { to: routes.list("team"), label: t("Team") },
  { to: routes.list("advisors"), label: t("Advisors") },
  { to: routes.list("members"), label: t("Members") },
  { to: routes.list("posts"), label: t("Gallery") },
  { to: routes.list("sub-communities"), label: t("Sub Community") },
  { to: routes.registration, label: t("Registration") },
  { to: routes.discord, label: t("Discord") },
  { to: routes.list("blog"), label: t("Blog") },
  ...optionalLinks,
];
