import { graphql } from "gatsby";
import { mailLink } from "../../domain/people/person-description";
import type { Role } from "../../domain/people/leader-roles";
import { memberField } from "../../model/member-fields";
import { routes } from "../../domain/routes";
import { LinkedText } from "../navigation/LinkedText";
import { PersonCard } from "./PersonCard";
import { PersonFacts, PersonLinks } from "./person-parts";
import { t } from "../../words/t";

interface LeaderCardProps {
  readonly leader: Queries.LeaderCardFragment;
  readonly eager?: boolean;
  /** The id of the profile; absent: the id of the leader. */
  readonly profile?: number;
  /** Their role in an earlier term and in the current team; absent: the card shows the present. */
  readonly past?: { readonly role: Role; readonly now: string | null };
  readonly level?: "h3" | "h4" | "h5";
}

/** A current or past leader on /team; past leaders also show when they served and what they do now. */
export function LeaderCard({ leader, eager = false, profile = leader.jsonId, past, level = "h3" }: LeaderCardProps) {
  const { name, department, session, image, bio, email, github, linkedin } = leader;
  const currentRole = "currentRole" in leader ? leader.currentRole : undefined;
  return (
    <PersonCard
      name={name}
      pronouns={leader.pronouns}
      position={past ? past.role.position : leader.position}
      picture={image}
      profile={routes.item("team", profile)}
      heading={level}
      eager={eager}
    >
      <PersonFacts
        facts={[
          { label: t("Department"), value: department },
          { label: memberField("session").label, value: session },
          { label: t("Served"), value: past?.role.term },
          { label: t("Now"), value: past?.now ?? currentRole },
        ]}
      />
      {bio && <LinkedText as="p">{bio}</LinkedText>}
      <PersonLinks
        name={name}
        links={[
          { label: t("Email"), to: mailLink(email) },
          { label: "GitHub", to: github },
          { label: "LinkedIn", to: linkedin },
        ]}
      />
    </PersonCard>
  );
}

/** @public Gatsby collects it. */
export const leaderCard = graphql`
  fragment LeaderCard on Leader {
    jsonId
    name
    pronouns
    group
    rank
    position
    department
    session
    bio
    email
    github
    linkedin
    image {
      ...PersonPicture
    }
    ... on TeamMember {
      isActive
      roles {
        term
        position
      }
    }
    ... on PastLeader {
      tenure
      currentRole
      roles {
        term
        position
      }
    }
  }
`;
