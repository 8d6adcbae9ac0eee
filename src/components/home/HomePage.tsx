import { graphql } from "gatsby";
import { Fragment, type ReactNode } from "react";
import { atLeast } from "../../domain/text/amounts";
import { isUsed } from "../../model/parts";
import { NextContests } from "../contests/NextContests";
import { Newsletter } from "../membership/Newsletter";
import { Claims, Stats, Skills } from "./Claims";
import { Hero } from "./Hero";
import { LatestInsights } from "./LatestInsights";
import { NextUp } from "./NextUp";
import { Upcoming } from "./Upcoming";
import { sectionsInRows } from "./sections-in-rows";
import { t } from "../../words/t";
import * as styles from "./home.module.css";

interface HomePageProps {
  readonly data: Queries.HomeContentFragment;
  /** The names of the sections to show, in order; those without content are left out. */
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
  const rows = sectionsInRows(sections).map((row) => {
    const content = row.map((name) => <Fragment key={name}>{parts[name]}</Fragment>);
    if (row.length === 1) return content;
    return (
      <div key={row.join()} className={`container ${styles.sideBySide ?? ""}`}>
        {content}
      </div>
    );
  });
  return (
    <>
      {rows}
      <div className="container">
        <Newsletter to={club?.newsletterLink} />
      </div>
    </>
  );
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
      newsletterLink
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
