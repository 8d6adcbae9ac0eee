import { routes } from "../../domain/routes";
import { PageHero } from "../content/page/PageHero";
import { ButtonLink } from "../navigation/ButtonLink";
import { Terminal } from "./Terminal";

interface HeroProps {
  readonly clubName: string;
  readonly title: string | null | undefined;
  readonly text: string | null | undefined;
  readonly terminal: readonly string[];
}

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
          <ButtonLink to={routes.list("events")}>Explore Events</ButtonLink>
          <ButtonLink to={routes.list("team")}>Our Team</ButtonLink>
          <ButtonLink to={routes.list("members")}>Our Members</ButtonLink>
        </>
      }
    >
      {terminal.length > 0 && <Terminal lines={terminal} />}
    </PageHero>
  );
}
