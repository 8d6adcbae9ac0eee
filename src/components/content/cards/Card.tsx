import type { ReactNode } from "react";
import type { PictureSource } from "../../../domain/picture-source";
import { Picture } from "../../ui/Picture";
import * as styles from "./Card.module.css";

interface CardProps {
  readonly heading: ReactNode;
  readonly picture?: PictureSource | undefined;
  readonly tags?: ReactNode;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
  /** True if it is in the first screen. */
  readonly eager?: boolean;
}

/** One thing of a list: a picture, a heading, a few facts and what to do next. */
export function Card({ heading, picture, tags, children, actions, eager = false }: CardProps) {
  return (
    <article className={styles.card}>
      {picture ? (
        <Picture source={picture} alt="" eager={eager} className={styles.picture} />
      ) : (
        <div className={styles.blank} aria-hidden="true" />
      )}
      <div className={styles.body}>
        {tags && <div className={styles.tags}>{tags}</div>}
        <h2 className={styles.title}>{heading}</h2>
        {children}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </article>
  );
}
