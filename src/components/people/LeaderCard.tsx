import { graphql } from "gatsby";
import { mailLink } from "../../domain/people/contact-links";
import { routes } from "../../domain/routes";
import { PersonCard } from "./PersonCard";
import { PersonFacts } from "./PersonFacts";
import { PersonLinks } from "./PersonLinks";

interface LeaderCardProps {
  readonly leader: Queries.LeaderCardFragment;
  readonly eager?: boolean;
}

/** One leader of /team, of now or before; those of before also show when they served and what they do now. */
export function LeaderCard({ leader, eager = false }: LeaderCardProps) {
  const { jsonId, name, position, department, session, image, bio, email, github, linkedin } = leader;
  const past = "tenure" in leader ? leader : undefined;
  return (
    <PersonCard
      name={name}
      position={position}
      picture={image}
      profile={routes.item("team", jsonId)}
      heading="h3"
      eager={eager}
    >
      <PersonFacts
        facts={[
          { label: "Department", value: department },
          { label: "Session", value: session },
          { label: "Served", value: past?.tenure },
          { label: "Now", value: past?.currentRole },
        ]}
      />
      {bio && <p>{bio}</p>}
      <PersonLinks
        name={name}
        links={[
          { label: "Email", to: email && mailLink(email) },
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
    ... on PastLeader {
      tenure
      currentRole
    }
  }
`;
