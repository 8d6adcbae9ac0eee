import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { pictureSource, type ContentPicture } from "../content/picture-source";
import { ButtonLink } from "../navigation/ButtonLink";
import { TextLink } from "../navigation/SiteLink";
import { Avatar } from "../ui/Avatar";
import { Text } from "../ui/Text";
import { Pronouns } from "./person-parts";
import { ActionName } from "../ui/Sentence";
import { t } from "../../words/t";
import * as styles from "./PersonCard.module.css";

interface PersonCardProps {
  readonly name: string;
  readonly pronouns?: string | null;
  readonly position: string | null;
  readonly picture: ContentPicture | null;
  readonly profile: string;
  /** The heading level of the name. */
  readonly heading: "h2" | "h3" | "h4" | "h5";
  readonly children: ReactNode;
  readonly eager?: boolean;
}

/** One advisor or leader in a list: who they are, facts about them, and a link to the profile. */
export function PersonCard(props: PersonCardProps) {
  const { name, pronouns, position, picture, profile, heading: Heading, children, eager = false } = props;
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <Avatar name={name} source={pictureSource(picture)} eager={eager} />
        <div className={styles.words}>
          <Heading className={styles.name}>
            <TextLink to={profile}>{name}</TextLink>
          </Heading>
          {pronouns && <Pronouns>{pronouns}</Pronouns>}
          {position && (
            <Text as="p" className={styles.position}>
              {position}
            </Text>
          )}
        </div>
      </div>
      {children}
      <div className={styles.action}>
        <ButtonLink to={profile}>
          <ActionName text={t("View Profile<hidden> of <name/></hidden>")} name={name} />
        </ButtonLink>
      </div>
    </article>
  );
}

/** @public Gatsby collects it. */
export const personPicture = graphql`
  fragment PersonPicture on ContentFile {
    pictureUrl
    picture {
      gatsbyImageData(size: SMALL_PORTRAIT)
    }
  }
`;
