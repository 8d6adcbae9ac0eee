import { graphql } from "gatsby";
import type { Talk } from "../../../domain/people/talks";
import { routes } from "../../../domain/routes";
import { Profile, Work } from "./Profile";
import { Talks } from "./Talks";
import { t } from "../../../words/t";

interface AdvisorProfileProps {
  readonly advisor: Queries.AdvisorProfileFragment;
  readonly talks?: readonly Talk[] | undefined;
}

export function AdvisorProfile({ advisor, talks }: AdvisorProfileProps) {
  const { name, designation, image, portfolio, linkedin, facebook, achievements, projects, courses } = advisor;
  return (
    <Profile
      name={name}
      pronouns={advisor.pronouns}
      otherLinks={advisor.links}
      position={designation}
      picture={image}
      back={{ to: routes.list("advisors"), label: t("Advisors") }}
      facts={[
        { label: t("Department"), value: advisor.department },
        { label: t("Education"), value: advisor.education },
        { label: t("Experience"), value: advisor.experience },
        { label: t("Office"), value: advisor.office },
      ]}
      tags={{ label: t("Specialization"), lines: advisor.specialization }}
      links={[
        { label: t("Portfolio"), to: advisor.portfolioPage ?? portfolio },
        { label: "LinkedIn", to: linkedin },
        { label: "Facebook", to: facebook },
      ]}
      email={advisor.email}
      phone={advisor.phone}
      bio={advisor.bio}
      fullBio={advisor.fullBio}
    >
      <Talks talks={talks} />
      <Work achievements={achievements} projects={projects} courses={courses} />
    </Profile>
  );
}

/** @public Gatsby collects it. */
export const advisorProfile = graphql`
  fragment AdvisorProfile on Advisor {
    jsonId
    name
    pronouns
    designation
    department
    bio
    fullBio {
      html
    }
    specialization
    education
    experience
    achievements
    projects
    courses
    email
    phone
    office
    linkedin
    facebook
    portfolio
    portfolioPage
    links {
      label
      url {
        url
      }
    }
    image {
      ...Portrait
    }
  }
`;
