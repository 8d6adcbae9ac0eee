import { graphql } from "gatsby";
import { parseUrl } from "../../model/values/parse-url";
import { pictureSource } from "../content/picture-source";
import { TextSection } from "../content/TextList";
import { SiteLink, TextLink } from "../navigation/SiteLink";
import { Avatar } from "../ui/Avatar";
import { Section } from "../ui/Section";
import { t } from "../../words/t";
import * as styles from "./Speakers.module.css";

interface SpeakersProps {
  readonly speakers: readonly Queries.SpeakerFragment[];
}

/** The speakers: just names, as in any list, unless more is known about someone. */
export function Speakers({ speakers }: SpeakersProps) {
  if (speakers.every(({ profile, link, image }) => !profile && !link && !image))
    return <TextSection title={t("Speakers")} lines={speakers.map(({ name }) => name)} />;
  return (
    <Section title={t("Speakers")}>
      <ul role="list" className={styles.speakers}>
        {speakers.map(({ name, profile, link, image }, index) => (
          <li key={index} className={styles.speaker}>
            <Avatar name={name} source={pictureSource(image)} className={styles.face} />
            <span className={styles.words}>
              <TextLink to={profile ?? link}>{name}</TextLink>{" "}
              {profile && link && <SiteLink to={link}>{parseUrl(link)?.hostname || link}</SiteLink>}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** @public Gatsby collects it. */
export const speaker = graphql`
  fragment Speaker on EventSpeakers {
    name
    profile
    link
    image {
      ...PersonPicture
    }
  }
`;
