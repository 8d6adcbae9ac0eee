import { graphql } from "gatsby";
import { useClub } from "../../hooks/useClub";
import { inNaturalOrder } from "../../domain/text/natural-order";
import { mailLink } from "../../domain/people/person-description";
import { routes } from "../../domain/routes";
import { EmptyState } from "../content/states/EmptyState";
import { PageHeader } from "../content/page/PageHeader";
import { LinkedText } from "../navigation/LinkedText";
import { LabelledFacts } from "../content/facts/LabelledFacts";
import { TextList } from "../content/TextList";
import { ButtonLink } from "../navigation/ButtonLink";
import { Tag } from "../ui/Tag";
import { Text } from "../ui/Text";
import { classes } from "../ui/classes";
import { t } from "../../words/t";
import { ActionName } from "../ui/Sentence";
import * as styles from "./SubCommunityList.module.css";
import * as buttons from "../ui/controls/button.module.css";

export function SubCommunityList({
  communities,
}: {
  readonly communities: readonly Queries.SubCommunityPanelFragment[];
}) {
  const { email } = useClub();
  return (
    <>
      <PageHeader title={t("Sub Communities")} place="sub-communities" command="tree">
        <p>{t("Groups inside the club, each with its own subject and schedule.")}</p>
      </PageHeader>
      <div className="container">
        {communities.length === 0 ? (
          <EmptyState title={t("No sub communities yet")}>{t("Come back soon.")}</EmptyState>
        ) : (
          <ul role="list" className={styles.list}>
            {[...communities]
              .sort((a, b) => inNaturalOrder(a.name, b.name))
              .map((community) => (
                <li key={community.jsonId}>
                  <SubCommunityPanel community={community} clubEmail={email} />
                </li>
              ))}
          </ul>
        )}
      </div>
    </>
  );
}

interface SubCommunityPanelProps {
  readonly community: Queries.SubCommunityPanelFragment;
  /** Used if the sub community has no address of its own. */
  readonly clubEmail: string | null;
}

export function SubCommunityPanel({ community, clubEmail }: SubCommunityPanelProps) {
  const { name, type, description, url, members, meetingSchedule, activities, achievements } = community;
  const contact = mailLink(community.contactEmail) ?? mailLink(clubEmail);
  const lists = [
    { title: t("Activities"), lines: activities },
    { title: t("Achievements"), lines: achievements },
  ].filter(({ lines }) => lines.length > 0);
  return (
    <article className={styles.panel}>
      <div className={styles.head}>
        {type && (
          <p>
            <Tag tone="accent">{type}</Tag>
          </p>
        )}
        <Text as="h2" className={styles.name}>
          {name}
        </Text>
        {description && (
          <LinkedText as="p" className={styles.description}>
            {description}
          </LinkedText>
        )}
        <LabelledFacts
          facts={[
            { label: t("Members"), value: members },
            { label: t("Meeting schedule"), value: meetingSchedule },
          ]}
        />
      </div>
      {lists.length > 0 && (
        <div className={styles.lists}>
          {lists.map(({ title, lines }) => (
            <div key={title}>
              <Text as="h3" data-pagefind-ignore="">
                {title}
              </Text>
              <TextList lines={lines} />
            </div>
          ))}
        </div>
      )}
      <div className={`${buttons.row ?? ""} ${styles.actions ?? ""}`} data-pagefind-ignore="">
        {url && <VisitButton name={name} url={url} />}
        {contact !== undefined && (
          <ButtonLink to={contact}>
            <ActionName text={t("Contact Coordinators<hidden> of <name/></hidden>")} name={name} />
          </ButtonLink>
        )}
        <ButtonLink to={routes.list("notices")}>
          <ActionName text={t("Learn More<hidden> about <name/> in the notices</hidden>")} name={name} />
        </ButtonLink>
      </div>
    </article>
  );
}

/** @public Gatsby collects it. */
export const subCommunityPanel = graphql`
  fragment SubCommunityPanel on SubCommunity {
    jsonId
    name
    type
    description
    url
    members
    activities
    achievements
    meetingSchedule
    contactEmail
  }
`;

/** Editors write this for a website that does not exist yet (docs/behaviour.md#joining-the-club). */
const PLACEHOLDER = "#";

/** The link to a sub community's own website, or a message if there is none yet. */
function VisitButton({ name, url }: { readonly name: string; readonly url: string }) {
  const label = <ActionName text={t("Visit<hidden> <name/></hidden>")} name={name} />;
  if (url !== PLACEHOLDER)
    return (
      <ButtonLink primary newTab to={url}>
        {label}
      </ButtonLink>
    );
  return (
    <button
      type="button"
      className={classes(buttons.primary, styles.speaks)}
      onClick={() => window.alert(t("{name} website coming soon! Stay tuned for updates.", { name }))}
    >
      {label}
    </button>
  );
}
