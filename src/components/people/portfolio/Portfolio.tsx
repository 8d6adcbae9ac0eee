import { useState } from "react";
import { frameOrigin } from "../../../domain/people/portfolio";
import { useLanguageOf } from "../../../hooks/page-context";
import { servedPath } from "../../../domain/addresses/served-path";
import { BackLink } from "../../content/page/BackLink";
import { ButtonLink } from "../../navigation/ButtonLink";
import { Text } from "../../ui/Text";
import { t } from "../../../words/t";
import { Sentence } from "../../ui/Sentence";
import * as detail from "../../content/page/DetailPage.module.css";
import * as buttons from "../../ui/controls/button.module.css";
import * as styles from "./Portfolio.module.css";

interface PortfolioProps {
  readonly name: string;
  readonly portfolio: string;
  readonly profile: string;
}

/**
 * Someone's own site: a link to it, and a frame that opens when the reader asks for it, so that no other site is
 * contacted before. The frame has no origin, no referrer and no storage.
 */
export function Portfolio({ name, portfolio, profile }: PortfolioProps) {
  const [isOpen, setOpen] = useState(false);
  const languageOf = useLanguageOf();
  const title = t("Portfolio of {name}", { name });
  const canFrame = frameOrigin(portfolio) !== undefined;
  return (
    <article className={`container ${detail.page ?? ""}`}>
      <BackLink to={profile}>
        <Text>{t("Profile of {name}", { name })}</Text>
      </BackLink>
      <header className={styles.header}>
        <Text as="h1" className={detail.title}>
          {title}
        </Text>
        <p className={styles.hint}>
          <Sentence
            text={t(
              "This is a separate site, made by <name/>. Some sites can't be shown inside others: then open it in a new tab.",
            )}
            parts={{ name: <Text>{name}</Text> }}
          />
        </p>
        <div className={buttons.row}>
          <ButtonLink primary to={portfolio}>
            {t("Open {host} in a new tab", { host: new URL(portfolio).host })}
          </ButtonLink>
          {canFrame && (
            <button type="button" className={styles.show} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {isOpen ? t("Hide the portfolio") : t("Show the portfolio here")}
            </button>
          )}
        </div>
      </header>
      {canFrame && isOpen && (
        <iframe
          className={styles.frame}
          title={title}
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
