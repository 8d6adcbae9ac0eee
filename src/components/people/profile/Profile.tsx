import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { mailLink, phoneLink } from "../../../domain/people/person-description";
import { routes } from "../../../domain/routes";
import { LinkedText } from "../../navigation/LinkedText";
import { BackLink } from "../../content/page/BackLink";
import type { LabelledFact } from "../../content/facts/LabelledFacts";
import { Sections } from "../../content/page/Sections";
import { pictureSource, type ContentPicture } from "../../content/picture-source";
import { TextSection } from "../../content/TextList";
import { Avatar } from "../../ui/Avatar";
import { Prose } from "../../ui/Prose";
import { Section } from "../../ui/Section";
import type { ShownLink } from "../../content/LinksSection";
import { SiteLink } from "../../navigation/SiteLink";
import { Text } from "../../ui/Text";
import { Pronouns, PersonFacts, PersonLinks, type PersonLink, PersonTags } from "../person-parts";
import { t } from "../../../words/t";
import { Sentence } from "../../ui/Sentence";
import * as detail from "../../content/page/DetailPage.module.css";
import * as styles from "./Profile.module.css";

interface ProfileProps {
  readonly name: string;
  readonly pronouns: string | null;
  readonly position?: string | null;
  readonly picture: ContentPicture | null;
  readonly back: { readonly to: string; readonly label: string };
  readonly badge?: ReactNode;
  readonly facts: readonly LabelledFact[];
  readonly tags?: { readonly label: string; readonly lines: readonly string[] };
  readonly links: readonly PersonLink[];
  /** Further links of the person. */
  readonly otherLinks: readonly ShownLink[];
  readonly email?: string | null;
  readonly phone?: string | null;
  readonly bio?: string | null;
  readonly fullBio?: { readonly html: string } | null;
  readonly children?: ReactNode;
}

/** The page of one person of the club, with all that is known about them. */
export function Profile(props: ProfileProps) {
  const { name, pronouns, position, picture, back, badge, facts, tags, links, otherLinks, children } = props;
  const { email, phone, bio, fullBio } = props;
  const about = fullBio ? (
    <Prose html={fullBio.html} />
  ) : (
    bio && (
      <LinkedText as="p" className={styles.bio}>
        {bio}
      </LinkedText>
    )
  );
  return (
    <article className={`container ${detail.page ?? ""}`}>
      <nav aria-label={t("Back||links to where a reader came from")} className={styles.back}>
        <BackLink to={back.to}>{back.label}</BackLink>
        <BackLink to={routes.home}>{t("Home")}</BackLink>
      </nav>
      <header className={styles.header}>
        <Avatar name={name} source={pictureSource(picture)} eager className={styles.portrait} />
        <div className={styles.summary}>
          <Text as="h1" className={detail.title}>
            {name}
          </Text>
          {pronouns && <Pronouns>{pronouns}</Pronouns>}
          {position && (
            <Text as="p" className={styles.position}>
              {position}
            </Text>
          )}
          {badge && <p>{badge}</p>}
          <PersonFacts
            facts={[
              ...facts,
              {
                label: t("Email"),
                value: email && (
                  <ContactLink text={t("<hidden>Email </hidden><name/>")} to={mailLink(email)} shown={email} />
                ),
              },
              {
                label: t("Phone"),
                value: phone && (
                  <ContactLink text={t("<hidden>Phone </hidden><name/>")} to={phoneLink(phone)} shown={phone} />
                ),
              },
            ]}
          />
          {tags && <PersonTags label={tags.label} tags={tags.lines} />}
          <PersonLinks
            name={name}
            links={[...links, ...otherLinks.map(({ label, url }) => ({ label, to: url.url }))]}
          />
        </div>
      </header>
      <Sections className={detail.sections}>
        {about && <Section title={t("About")}>{about}</Section>}
        {children}
      </Sections>
    </article>
  );
}

interface ContactLinkProps {
  /** The text before and after the address or number. */
  readonly text: string;
  /** Undefined: the text is not a single address or number. */
  readonly to: string | undefined;
  readonly shown: string;
}

/** It includes its type, since a screen reader's list of links does not include the label beside it. */
function ContactLink({ text, to, shown }: ContactLinkProps) {
  return to === undefined ? (
    <Text>{shown}</Text>
  ) : (
    <SiteLink to={to}>
      <Sentence
        text={text}
        parts={{
          hidden: (words) => <span className="visually-hidden">{words}</span>,
          name: <Text>{shown}</Text>,
        }}
      />
    </SiteLink>
  );
}

/** @public Gatsby collects it. */
export const portrait = graphql`
  fragment Portrait on ContentFile {
    pictureUrl
    picture {
      gatsbyImageData(size: PORTRAIT)
    }
  }
`;

interface WorkProps {
  readonly achievements: readonly string[];
  readonly projects: readonly string[];
  readonly courses?: readonly string[];
}

/** Achievements, projects and courses of a person; empty sections are left out. */
export function Work({ achievements, projects, courses = [] }: WorkProps) {
  return (
    <>
      <TextSection title={t("Key Achievements")} lines={achievements} />
      <TextSection title={t("Projects")} lines={projects} />
      <TextSection title={t("Courses Teaching")} lines={courses} />
    </>
  );
}
