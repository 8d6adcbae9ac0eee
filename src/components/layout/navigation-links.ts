import { routes } from "../../domain/routes";
import type { Club } from "../../hooks/useClub";

export interface NavigationLink {
  readonly to: string;
  readonly label: string;
}

/** The links of the bar (docs/behaviour.md#every-page). */
export const mainLinks: readonly NavigationLink[] = [
  { to: routes.list("events"), label: "Events" },
  { to: routes.list("workshops"), label: "Workshop" },
  { to: routes.list("notices"), label: "Notice" },
  { to: routes.list("posts"), label: "Post" },
  { to: routes.list("team"), label: "Team" },
];

/** The links of the Quick Links dropdown (docs/behaviour.md#every-page). */
export function quickLinks({ shortName, competitiveProgrammingUrl }: Club): readonly NavigationLink[] {
  return [
    { to: routes.list("members"), label: "Members" },
    { to: routes.list("advisors"), label: "Advisors" },
    { to: routes.list("posts"), label: "Posts" },
    { to: routes.discord, label: "Discord" },
    ...(competitiveProgrammingUrl ? [{ to: competitiveProgrammingUrl, label: `${shortName}-CF` }] : []),
    { to: routes.list("sub-communities"), label: "Sub Community" },
    { to: routes.list("blog"), label: "Blog" },
  ];
}

/** The links of the footer, including the blog. */
export const footerLinks: readonly NavigationLink[] = [
  { to: routes.home, label: "Home" },
  { to: routes.list("events"), label: "Events" },
  { to: routes.list("workshops"), label: "Workshop" },
  { to: routes.list("notices"), label: "Notice" },
  { to: routes.list("team"), label: "Team" },
  { to: routes.list("advisors"), label: "Advisors" },
  { to: routes.list("members"), label: "Members" },
  { to: routes.list("posts"), label: "Gallery" },
  { to: routes.list("sub-communities"), label: "Sub Community" },
  { to: routes.registration, label: "Registration" },
  { to: routes.discord, label: "Discord" },
  { to: routes.list("blog"), label: "Blog" },
];
