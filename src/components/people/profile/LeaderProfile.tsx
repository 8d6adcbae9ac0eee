import { graphql } from "gatsby";
import { portfolioTarget } from "../../../domain/people/portfolio";
import { routes } from "../../../domain/routes";
import { Tag } from "../../ui/Tag";
import { Profile } from "./Profile";
import { Work } from "./Work";

interface LeaderProfileProps {
  readonly leader: Queries.LeaderProfileFragment;
}

/** The profile of somebody who leads the club, or led it: a past leader is not active, whatever the file says. */
export function LeaderProfile({ leader }: LeaderProfileProps) {
  const { name, position, image, portfolio, linkedin, facebook, github, achievements, projects } = leader;
  const past = "tenure" in leader ? leader : undefined;
  // Only the current team has pages that frame a portfolio.
  const portfolioLink = portfolio && !past ? portfolioTarget(name, portfolio) : portfolio;
  const isActive = !past && "isActive" in leader && leader.isActive !== false;
  return (
    <Profile
      name={name}
      position={position}
      picture={image}
      back={{ to: routes.list("team"), label: "Team" }}
      badge={!isActive && <Tag tone="highlight">Past Leader</Tag>}
      facts={[
        { label: "Department", value: leader.department },
        { label: "Session", value: leader.session },
        { label: "Served", value: past?.tenure },
        { label: "Now", value: past?.currentRole },
      ]}
      tags={{ label: "Skills", lines: leader.skills }}
      links={[
        { label: "Portfolio", to: portfolioLink },
        { label: "LinkedIn", to: linkedin },
        { label: "Facebook", to: facebook },
        { label: "GitHub", to: github },
      ]}
      email={leader.email}
      phone={leader.phone}
      bio={leader.bio}
      fullBio={leader.fullBio}
    >
      <Work achievements={achievements} projects={projects} />
    </Profile>
  );
}

/** @public Gatsby collects it. */
export const leaderProfile = graphql`
  fragment LeaderProfile on Leader {
    jsonId
    name
    position
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
    }
    ... on PastLeader {
      tenure
      currentRole
    }
  }
`;
