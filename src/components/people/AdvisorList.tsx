import { graphql } from "gatsby";
import { mailLink } from "../../domain/people/person-description";
import { routes } from "../../domain/routes";
import { LinkedText } from "../navigation/LinkedText";
import { CardList } from "../content/cards/CardList";
import { PageHeader } from "../content/page/PageHeader";
import { PersonCard } from "./PersonCard";
import { PersonFacts, PersonLinks, PersonTags } from "./person-parts";
import { t } from "../../words/t";

export function AdvisorList({ advisors }: { readonly advisors: readonly Queries.AdvisorCardFragment[] }) {
  return (
    <>
      <PageHeader title={t("Advisors")} place="advisors">
        <p>{t("The teachers who guide the club.")}</p>
      </PageHeader>
      <CardList items={advisors} empty={t("No advisors yet")}>
        {(advisor, eager) => <AdvisorCard advisor={advisor} eager={eager} />}
      </CardList>
    </>
  );
}

interface AdvisorCardProps {
  readonly advisor: Queries.AdvisorCardFragment;
  readonly eager?: boolean;
}

function AdvisorCard({ advisor, eager = false }: AdvisorCardProps) {
  const { jsonId, name, designation, image, bio, specialization, education, email, linkedin, facebook } = advisor;
  return (
    <PersonCard
      name={name}
      pronouns={advisor.pronouns}
      position={designation}
      picture={image}
      profile={routes.item("advisors", jsonId)}
      heading="h2"
      eager={eager}
    >
      {bio && <LinkedText as="p">{bio}</LinkedText>}
      <PersonTags label={t("Specialization")} tags={specialization} />
      <PersonFacts facts={[{ label: t("Education"), value: education }]} />
      <PersonLinks
        name={name}
        links={[
          { label: t("Contact"), to: mailLink(email) },
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
    pronouns
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
