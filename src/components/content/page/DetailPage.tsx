import { graphql } from "gatsby";
import type { ReactNode } from "react";
import type { PictureSource } from "../../../domain/picture-source";
import { Picture } from "../../ui/Picture";
import { BackLink } from "./BackLink";
import { Sections } from "./Sections";
import { Text } from "../../ui/Text";
import * as styles from "./DetailPage.module.css";

interface DetailPageProps {
  readonly title: string;
  readonly subtitle?: string | null;
  readonly back: { readonly to: string; readonly label: string };
  readonly picture?: PictureSource | undefined;
  readonly tags?: ReactNode;
  readonly summary: ReactNode;
  readonly children: ReactNode;
}

/** The page of one event, workshop or notice: its head, then its sections. */
export function DetailPage({ title, subtitle, back, picture, tags, summary, children }: DetailPageProps) {
  return (
    <article className={`container ${styles.page ?? ""}`}>
      <BackLink to={back.to}>{back.label}</BackLink>
      <header className={styles.header} data-picture={picture !== undefined || undefined}>
        {picture && <Picture source={picture} alt="" eager className={styles.picture} />}
        <div className={styles.summary}>
          {tags && (
            <div className={styles.tags} data-pagefind-ignore="">
              {tags}
            </div>
          )}
          <Text as="h1" className={styles.title}>
            {title}
          </Text>
          {subtitle && (
            <Text as="p" className={styles.subtitle}>
              {subtitle}
            </Text>
          )}
          {summary}
        </div>
      </header>
      <Sections className={styles.sections}>{children}</Sections>
    </article>
  );
}

/** @public Gatsby collects it. */
export const detailPicture = graphql`
  fragment DetailPicture on ContentFile {
    pictureUrl
    picture {
      gatsbyImageData(size: DETAIL)
      share: resize(width: 1200, height: 630, toFormat: JPG) {
        src
      }
    }
  }
`;
