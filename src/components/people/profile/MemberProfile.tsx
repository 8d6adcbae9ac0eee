import { graphql } from "gatsby";
import { memberField } from "../../../model/member-fields";
import { shiftValue } from "../../../domain/directory/member-words";
import { routes } from "../../../domain/routes";
import { Tag } from "../../ui/Tag";
import type { Talk } from "../../../domain/people/talks";
import type { ProfilePlacing } from "../../../domain/results/profile-placings";
import type { ProfileRound } from "../../../domain/rounds/shown-rounds";
import { ProfileRounds } from "../../results/rounds/ProfileRounds";
import { Placings } from "../../results/Placings";
import { Profile } from "./Profile";
import { RatingPlot } from "./RatingPlot";
import type { ShownHistory } from "../../../domain/ratings/plot";
import { codeforcesHandle, isRanked } from "../../../domain/ratings/ranked";
import { isUsed } from "../../../model/parts";
import { Talks } from "./Talks";
import { t } from "../../../words/t";

interface MemberProfileProps {
  readonly member: Queries.MemberProfileFragment;
  /** Absent for members who don't take part in the leaderboard, or whose history is unknown. */
  readonly ratingHistory?: ShownHistory | undefined;
  readonly placings?: readonly ProfilePlacing[] | undefined;
  readonly talks?: readonly Talk[] | undefined;
  /** On Codeforces, the newest first. */
  readonly rounds?: readonly ProfileRound[] | undefined;
}

export function MemberProfile({ member, ratingHistory, placings, talks, rounds = [] }: MemberProfileProps) {
  const { name, session, shift, roll, image, portfolio, linkedin, facebook, github, codeforces } = member;
  return (
    <Profile
      name={name}
      pronouns={member.pronouns}
      otherLinks={member.links}
      position={t("Club Member")}
      picture={image}
      back={{ to: routes.list("members"), label: t("Members") }}
      badge={isRanked(member) && <Tag tone="accent">{t("Competitive programmer")}</Tag>}
      facts={[
        { label: memberField("session").label, value: session },
        { label: memberField("shift").label, value: shift && shiftValue(shift) },
        { label: memberField("roll").label, value: roll },
      ]}
      links={[
        { label: t("Portfolio"), to: member.portfolioPage ?? portfolio },
        { label: "LinkedIn", to: linkedin },
        { label: "Facebook", to: facebook },
        { label: "GitHub", to: github },
        { label: "Codeforces", to: isUsed("codeforces") ? codeforces : null },
      ]}
    >
      {ratingHistory && <RatingPlot history={ratingHistory} />}
      <Placings placings={placings} />
      {rounds.length > 0 && <ProfileRounds rounds={rounds} handle={codeforcesHandle(codeforces) ?? ""} />}
      <Talks talks={talks} />
    </Profile>
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
    portfolioPage
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
