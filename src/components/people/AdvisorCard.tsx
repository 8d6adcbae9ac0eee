import { graphql } from "gatsby";
import { mailLink } from "../../domain/people/contact-links";
import { routes } from "../../domain/routes";
import { PersonCard } from "./PersonCard";
import { PersonFacts } from "./PersonFacts";
import { PersonLinks } from "./PersonLinks";
import { PersonTags } from "./PersonTags";
import { Text } from "../ui/Text";

interface AdvisorCardProps {
  readonly advisor: Queries.AdvisorCardFragment;
  readonly eager?: boolean;
}

/** One advisor of /advisor. */
export function AdvisorCard({ advisor, eager = false }: AdvisorCardProps) {
  const { jsonId, name, designation, image, bio, specialization, education, email, linkedin, facebook } = advisor;
  return (
    <PersonCard
      name={name}
      position={designation}
      picture={image}
      profile={routes.item("advisors", jsonId)}
      heading="h2"
      eager={eager}
    >
      {bio && <Text as="p">{bio}</Text>}
      <PersonTags label="Specialization" tags={specialization} />
      <PersonFacts facts={[{ label: "Education", value: education }]} />
      <PersonLinks
        name={name}
        links={[
          { label: "Contact", to: mailLink(email) },
          { label: "LinkedIn", to: linkedin },
          { label: "Facebook", to: facebook },
        ]}
      />
    </PersonCard>
  );
}

/** @public Gatsby collects it. */
export const advisorCard = graphql`
  fragment AdvisorCard on Advisor {
    jsonId
    name
    designation
    bio
    specialization
    education
    email
    linkedin
    facebook
    image {
      ...PersonPicture
    }
  }
`;
