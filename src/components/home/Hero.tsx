import { routes } from "../../domain/routes";
import { isEmptyList } from "../../domain/settings/offered";
import { PageHero } from "../content/page/PageHero";
import { ButtonLink } from "../navigation/ButtonLink";
import { Terminal } from "./Terminal";

interface HeroProps {
  readonly clubName: string;
  readonly title: string | null | undefined;
  readonly text: string | null | undefined;
  readonly terminal: readonly string[];
}

const lists = [
  { to: routes.list("events"), label: "Explore Events" },
  { to: routes.list("team"), label: "Our Team" },
  { to: routes.list("members"), label: "Our Members" },
];

/** The first screen: who the club is and four links. */
export function Hero({ clubName, title, text, terminal }: HeroProps) {
  return (
    <PageHero
      place="~"
      command="./welcome"
      title={title ?? clubName}
      text={text}
      actions={
        <>
          <ButtonLink primary to={routes.joinUs}>
            Join Our Club
          </ButtonLink>
          {lists
            .filter(({ to }) => !isEmptyList(to))
            .map(({ to, label }) => (
              <ButtonLink key={to} to={to}>
                {label}
              </ButtonLink>
            ))}
        </>
      }
    >
      {terminal.length > 0 && <Terminal lines={terminal} />}
    </PageHero>
  );
}
