import { graphql } from "gatsby";
import { leadersOf, roleLines } from "../../../domain/people/leader-roles";
import { memberField } from "../../../model/member-fields";
import { routes } from "../../../domain/routes";
import { TextSection } from "../../content/TextList";
import { Tag } from "../../ui/Tag";
import type { Talk } from "../../../domain/people/talks";
import type { ProfilePlacing } from "../../../domain/results/profile-placings";
import { Placings } from "../../results/Placings";
import { Profile, Work } from "./Profile";
import { Talks } from "./Talks";
import { t } from "../../../words/t";

interface LeaderProfileProps {
  readonly leader: Queries.LeaderProfileFragment;
  /** Their roles over the years, one line per term; absent: the role in their own file. */
  readonly roles?: readonly string[];
  /** The page that lists them; absent: /team. */
  readonly list?: string;
  readonly placings?: readonly ProfilePlacing[] | undefined;
  readonly talks?: readonly Talk[] | undefined;
}

export function LeaderProfile({ leader, roles, list = routes.list("team"), placings, talks }: LeaderProfileProps) {
  const { name, position, image, portfolio, linkedin, facebook, github, achievements, projects } = leader;
  const past = "tenure" in leader ? leader : undefined;
  // Only the current team has portfolio pages.
  const portfolioPage = "portfolioPage" in leader ? leader.portfolioPage : null;
  return (
    <Profile
      name={name}
      pronouns={leader.pronouns}
      otherLinks={leader.links}
      position={position}
      picture={image}
      back={{ to: list, label: t("Team") }}
      badge={isPastLeader(leader) && <Tag tone="highlight">{t("Past Leader")}</Tag>}
      facts={[
        { label: t("Group"), value: leader.group },
        { label: t("Department"), value: leader.department },
        { label: memberField("session").label, value: leader.session },
        { label: t("Served"), value: past?.tenure },
        { label: t("Now"), value: past?.currentRole },
      ]}
      tags={{ label: t("Skills"), lines: leader.skills }}
      links={[
        { label: t("Portfolio"), to: portfolioPage ?? portfolio },
        { label: "LinkedIn", to: linkedin },
        { label: "Facebook", to: facebook },
        { label: "GitHub", to: github },
      ]}
      email={leader.email}
      phone={leader.phone}
      bio={leader.bio}
      fullBio={leader.fullBio}
    >
      <TextSection title={t("Roles over the Years")} lines={roles ?? ownRoles(leader)} />
      <Placings placings={placings} />
      <Talks talks={talks} />
      <Work achievements={achievements} projects={projects} />
    </Profile>
  );
}

function ownRoles(leader: Queries.LeaderProfileFragment): string[] {
  const isPast = isPastLeader(leader);
  return leadersOf(isPast ? [] : [leader], isPast ? [leader] : []).flatMap(roleLines);
}

/** @public Gatsby collects it. */
export const leaderProfile = graphql`
  fragment LeaderProfile on Leader {
    jsonId
    name
    pronouns
    position
    group
    department
    session
    bio
    fullBio {
      html
    }
    skills
    email
    phone
    linkedin
    github
    portfolio
    facebook
    projects
    achievements
    image {
      ...Portrait
    }
    ... on TeamMember {
      isActive
      portfolioPage
      links {
        label
        url {
          url
        }
      }
      roles {
        term
        position
      }
    }
    ... on PastLeader {
      tenure
      currentRole
      links {
        label
        url {
          url
        }
      }
      roles {
        term
        position
      }
    }
  }
`;

/** True if someone no longer leads the club: any past leader, or someone who left the team. */
export function isPastLeader(leader: Queries.LeaderProfileFragment): boolean {
  return "tenure" in leader || ("isActive" in leader && leader.isActive === false);
}
