import { useState } from "react";
import { frameOrigin } from "../../../domain/people/portfolio";
import { useLanguageOf } from "../../../hooks/page-context";
import { servedPath } from "../../../domain/addresses/served-path";
import { BackLink } from "../../content/page/BackLink";
import { ButtonLink } from "../../navigation/ButtonLink";
import { Text } from "../../ui/Text";
import * as detail from "../../content/page/DetailPage.module.css";
import * as buttons from "../../ui/controls/button.module.css";
import * as styles from "./Portfolio.module.css";

interface PortfolioProps {
  readonly name: string;
  /** An address of the web. */
  readonly portfolio: string;
  /** The path of the owner's profile. */
  readonly profile: string;
}

/**
 * Someone's own site: a link to it, and here inside a frame once a reader asks for it, so that
 * nothing is requested of others before. The frame has no origin of its own, no referrer and no storage.
 */
export function Portfolio({ name, portfolio, profile }: PortfolioProps) {
  const [isOpen, setOpen] = useState(false);
  const languageOf = useLanguageOf();
  const canFrame = frameOrigin(portfolio) !== undefined;
  return (
    <article className={`container ${detail.page ?? ""}`}>
      <BackLink to={profile}>
        <Text>{`Profile of ${name}`}</Text>
      </BackLink>
      <header className={styles.header}>
        <Text as="h1" className={detail.title}>{`Portfolio of ${name}`}</Text>
        <p className={styles.hint}>
          This is a separate site, made by <Text>{name}</Text>. Some sites can't be shown inside others: then open it in
          a new tab.
        </p>
        <div className={buttons.row}>
          <ButtonLink primary to={portfolio}>{`Open ${new URL(portfolio).host} in a new tab`}</ButtonLink>
          {canFrame && (
            <button type="button" className={styles.show} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {isOpen ? "Hide the portfolio" : "Show the portfolio here"}
            </button>
          )}
        </div>
      </header>
      {canFrame && isOpen && (
        <iframe
          className={styles.frame}
          title={`Portfolio of ${name}`}
          {...languageOf(name)}
          src={servedPath(portfolio)}
          sandbox="allow-scripts allow-forms allow-popups"
          referrerPolicy="no-referrer"
          loading="lazy"
        />
      )}
    </article>
  );
}
