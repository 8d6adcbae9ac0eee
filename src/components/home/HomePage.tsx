import { graphql } from "gatsby";
import { Fragment, type ReactNode } from "react";
import { atLeast } from "../../domain/text/amounts";
import { isUsed } from "../../model/parts";
import { upcomingAt, upcomingChange } from "../../domain/activities/upcoming";
import { validUntil } from "../../domain/start/start-when";
import { dayAtClub } from "../../domain/time/club-time";
import { dateText, shortDayText, startTimeText } from "../../domain/time/date-text";
import { useNow } from "../../hooks/useNow";
import { NextContests } from "../contests/NextContests";
import { TextLink } from "../navigation/SiteLink";
import { Text } from "../ui/Text";
import { Claims, Stats, Skills } from "./Claims";
import { Hero } from "./Hero";
import { LatestInsights } from "./LatestInsights";
import { Upcoming } from "./Upcoming";
import { commaText } from "../../words/comma-text";
import { t } from "../../words/t";
import { Sentence } from "../ui/Sentence";

interface HomePageProps {
  readonly data: Queries.HomeContentFragment;
  /** The names of the sections to show, in order; those that have no content are left out. */
  readonly sections: readonly string[];
  /** Sections that not every club has, by name. */
  readonly more?: Readonly<Record<string, ReactNode>>;
  readonly pictures?: ReactNode;
}

export function HomePage({ data, sections, more, pictures }: HomePageProps) {
  const { club, home, site } = data;
  const clubName = club?.name ?? "";
  const asOf = site?.siteMetadata.asOf ?? "";
  const activities = data.allEvent.totalCount + data.allWorkshop.totalCount;
  const takesPlace = isUsed("events") || isUsed("workshops");
  const stats = [
    { value: orNothing(data.allMember.totalCount), label: t("Active Members") },
    { value: orNothing(data.hosted), label: t("Events Hosted") },
    { value: home?.awardsWon ?? "", label: t("Awards Won") },
    { value: home?.projectsBuilt ?? "", label: t("Projects Built") },
  ].filter(({ value }) => value !== "");
  const parts: Readonly<Record<string, ReactNode>> = {
    hero: (
      <Hero
        clubName={clubName}
        title={home?.heroTitle}
        text={home?.heroText}
        terminal={home?.terminal ?? []}
        level={sections[0] === "hero" ? "h1" : "h2"}
        next={<NextUp entries={data.upcoming} asOf={asOf} />}
        pictures={pictures}
      />
    ),
    stats: <Stats stats={stats} />,
    skills: <Skills skills={home?.skills ?? []} />,
    upcoming: (
      <>
        {(takesPlace || isUsed("upcoming")) && (
          <Upcoming entries={data.upcoming} asOf={asOf} isNew={activities === 0} />
        )}
        <div className="container">
          <NextContests list={data.contests} asOf={asOf} />
        </div>
      </>
    ),
    insights: <LatestInsights posts={data.allPost.nodes} />,
    claims: <Claims clubName={clubName} foundedYear={club?.foundedYear ?? null} claims={club?.claims ?? null} />,
    ...more,
  };
  return sections.map((name) => <Fragment key={name}>{parts[name]}</Fragment>);
}

/** A new club has no members and no events yet. */
function orNothing(count: number): string {
  return count > 0 ? atLeast(count) : "";
}

/** @public Gatsby collects it. */
export const homeContent = graphql`
  fragment HomeContent on Query {
    site {
      siteMetadata {
        asOf
      }
    }
    club {
      name
      foundedYear
      claims {
        members
        eventsPerYear
        rating
        reviews
      }
    }
    home {
      heroTitle
      heroText
      awardsWon
      projectsBuilt
      skills {
        title
        description
      }
      terminal
    }
    allMember {
      totalCount
    }
    allEvent {
      totalCount
    }
    allWorkshop {
      totalCount
    }
    hosted
    upcoming {
      ...UpcomingEntry
    }
    contests {
      ...NextContests
    }
    allPost(sort: { jsonId: DESC }, limit: 3) {
      nodes {
        ...Insight
      }
    }
  }
`;

interface NextUpProps {
  readonly entries: readonly Queries.UpcomingEntryFragment[];
  /** ISO 8601 */
  readonly asOf: string;
}

/** The next event or workshop, in one line; nothing if there is none. */
export function NextUp({ entries, asOf }: NextUpProps) {
  const now = useNow(asOf);
  const [next] = upcomingAt(entries, now);
  if (!next) return null;
  const { title, link } = next;
  const date = next.date ?? "";
  const isThisYear = date.startsWith(dayAtClub(now).slice(0, 4));
  const when = commaText([isThisYear ? shortDayText(date) : dateText(date), startTimeText(next.time)]);
  return (
    <p data-pagefind-ignore="" {...validUntil(upcomingChange(entries, now))}>
      <Sentence
        text={t("Next: <title/>, <when/>")}
        parts={{
          title: <TextLink to={link}>{title}</TextLink>,
          when: <Text>{when}</Text>,
        }}
      />
    </p>
  );
}
