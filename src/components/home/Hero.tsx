import { routes } from "../../domain/routes";
import { PageHero } from "../content/page/PageHero";
import { ButtonLink } from "../navigation/ButtonLink";
import type { ReactNode } from "react";
import { Terminal } from "./Terminal";
import { t } from "../../words/t";

interface HeroProps {
  readonly clubName: string;
  readonly title: string | null | undefined;
  readonly text: string | null | undefined;
  readonly terminal: readonly string[];
  /** The level of the title; `h1` only if the hero is the first section. */
  readonly level?: "h1" | "h2";
  readonly next?: ReactNode;
  /** Beside the words, or below words and terminal if there is one. */
  readonly pictures?: ReactNode;
}

const lists = [
  { to: routes.list("events"), label: t("Explore Events") },
  { to: routes.list("team"), label: t("Our Team") },
  { to: routes.list("members"), label: t("Our Members") },
];

export function Hero({ clubName, title, text, terminal, level = "h1", next, pictures }: HeroProps) {
  return (
    <PageHero
      place="~"
      command="./welcome"
      title={title ?? clubName}
      level={level}
      text={text}
      actions={
        <>
          <ButtonLink primary to={routes.joinUs}>
            {t("Join Our Club")}
          </ButtonLink>
          {lists.map(({ to, label }) => (
            <ButtonLink key={to} to={to} quiet>
              {label}
            </ButtonLink>
          ))}
        </>
      }
      note={next}
    >
      {terminal.length > 0 && <Terminal lines={terminal} />}
      {pictures}
    </PageHero>
  );
}
