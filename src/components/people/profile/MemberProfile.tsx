import { graphql } from "gatsby";
import { portfolioTarget } from "../../../domain/people/portfolio";
import { memberField } from "../../../model/member-fields";
import { routes } from "../../../domain/routes";
import { Tag } from "../../ui/Tag";
import { Profile } from "./Profile";
import { isRanked } from "../../../domain/ratings/ranked";
import { isUsed } from "../../../model/parts";

/** The profile of a club member. */
export function MemberProfile({ member }: { readonly member: Queries.MemberProfileFragment }) {
  const { name, session, shift, roll, image, portfolio, linkedin, facebook, github, codeforces } = member;
  return (
    <Profile
      name={name}
      pronouns={member.pronouns}
      otherLinks={member.links}
      position="Club Member"
      picture={image}
      back={{ to: routes.list("members"), label: "Members" }}
      badge={isRanked(member) && <Tag tone="accent">Competitive programmer</Tag>}
      facts={[
        { label: memberField("session").label, value: session },
        { label: memberField("shift").label, value: shift },
        { label: memberField("roll").label, value: roll },
      ]}
      links={[
        { label: "Portfolio", to: portfolio && portfolioTarget(name, portfolio) },
        { label: "LinkedIn", to: linkedin },
        { label: "Facebook", to: facebook },
        { label: "GitHub", to: github },
        { label: "Codeforces", to: isUsed("codeforces") ? codeforces : null },
      ]}
    />
  );
}

/** @public Gatsby collects it. */
export const memberProfile = graphql`
  fragment MemberProfile on Member {
    jsonId
    name
    pronouns
    session
    shift
    roll
    portfolio
    linkedin
    facebook
    github
    codeforces
    iscp
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
