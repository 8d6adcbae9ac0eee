import { routes } from "../../domain/routes";
import { ButtonLink } from "../navigation/ButtonLink";
import * as buttons from "../ui/button.module.css";
import { Prompt } from "../ui/Prompt";
import * as styles from "./Hero.module.css";
import { Terminal } from "./Terminal";

interface HeroProps {
  readonly clubName: string;
  readonly title: string | null | undefined;
  readonly text: string | null | undefined;
  readonly terminal: readonly string[];
}

/** The first screen: who the club is and four ways further. */
export function Hero({ clubName, title, text, terminal }: HeroProps) {
  return (
    <section className={styles.hero}>
      <div className={`container ${styles.grid ?? ""}`}>
        <div className={styles.words}>
          <Prompt place="~" command="./welcome" />
          <h1>{title ?? clubName}</h1>
          {text && <p className={styles.text}>{text}</p>}
          <div className={buttons.row}>
            <ButtonLink primary to={routes.joinUs}>
              Join Our Club
            </ButtonLink>
            <ButtonLink to={routes.events}>Explore Events</ButtonLink>
            <ButtonLink to={routes.team}>Our Team</ButtonLink>
            <ButtonLink to={routes.members}>Our Members</ButtonLink>
          </div>
        </div>
        {terminal.length > 0 && <Terminal lines={terminal} />}
      </div>
    </section>
  );
}
