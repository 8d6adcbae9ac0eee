import { routes } from "../../domain/routes";
import type { Club } from "../../hooks/useClub";

export interface NavigationLink {
  readonly to: string;
  readonly label: string;
}

/** The links of the bar (docs/behaviour.md#every-page). */
export const mainLinks: readonly NavigationLink[] = [
  { to: routes.events, label: "Events" },
  { to: routes.workshops, label: "Workshop" },
  { to: routes.notices, label: "Notice" },
  { to: routes.posts, label: "Post" },
  { to: routes.team, label: "Team" },
];

/** The links of the Quick Links dropdown (docs/behaviour.md#every-page). */
export function quickLinks({ shortName, competitiveProgrammingUrl }: Club): readonly NavigationLink[] {
  return [
    { to: routes.members, label: "Members" },
    { to: routes.advisors, label: "Advisors" },
    { to: routes.posts, label: "Posts" },
    { to: routes.discord, label: "Discord" },
    ...(competitiveProgrammingUrl ? [{ to: competitiveProgrammingUrl, label: `${shortName}-CF` }] : []),
    { to: routes.subCommunities, label: "Sub Community" },
    { to: routes.blog, label: "Blog" },
  ];
}

/** The links of the footer, the blog added likewise. */
export const footerLinks: readonly NavigationLink[] = [
  { to: routes.home, label: "Home" },
  { to: routes.events, label: "Events" },
  { to: routes.workshops, label: "Workshop" },
  { to: routes.notices, label: "Notice" },
  { to: routes.team, label: "Team" },
  { to: routes.advisors, label: "Advisors" },
  { to: routes.members, label: "Members" },
  { to: routes.posts, label: "Gallery" },
  { to: routes.subCommunities, label: "Sub Community" },
  { to: routes.registration, label: "Registration" },
  { to: routes.discord, label: "Discord" },
  { to: routes.blog, label: "Blog" },
];
