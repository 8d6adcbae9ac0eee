import type { ReactNode } from "react";
import type { PictureSource } from "../../../domain/picture-source";
import { Picture } from "../../ui/Picture";
import * as styles from "./Card.module.css";

interface CardProps {
  readonly heading: ReactNode;
  readonly level?: "h2" | "h3";
  readonly picture?: PictureSource | undefined;
  /** Shown if there is no picture; null for items that never have one. */
  readonly drawing?: ReactNode;
  readonly tags?: ReactNode;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
  readonly eager?: boolean;
}

/**
 * One item of a list: a picture, a heading, a few facts and what to do next. The whole card is a link to where its
 * heading leads.
 */
export function Card(props: CardProps) {
  const { heading, level: Heading = "h2", picture, tags, children, actions, eager = false } = props;
  const { drawing = <div className={styles.blank} aria-hidden="true" /> } = props;
  return (
    <article className={styles.card}>
      {picture ? <Picture source={picture} alt="" eager={eager} className={styles.picture} /> : drawing}
      <div className={styles.body}>
        {tags && <div className={styles.tags}>{tags}</div>}
        <Heading className={styles.title}>{heading}</Heading>
        {children}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </article>
  );
}
