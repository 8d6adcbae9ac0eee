import { atLeast } from "../../domain/text/amounts";
import { Claims } from "./Claims";
import { Hero } from "./Hero";
import { LatestInsights } from "./LatestInsights";
import { NextUp } from "./NextUp";
import { Skills } from "./Skills";
import { Stats } from "./Stats";
import { Upcoming } from "./Upcoming";
import { isUsed } from "../../model/parts";

/** The first page: who the club is, what it does, what comes next. */
export function HomePage({ data }: { readonly data: Queries.HomePageQuery }) {
  const { club, home, site } = data;
  const clubName = club?.name ?? "";
  const asOf = site?.siteMetadata.asOf ?? "";
  const activities = data.allEvent.totalCount + data.allWorkshop.totalCount;
  const takesPlace = isUsed("events") || isUsed("workshops");
  const stats = [
    { value: orNothing(data.allMember.totalCount), label: "Active Members" },
    { value: orNothing(data.hosted), label: "Events Hosted" },
    { value: home?.awardsWon ?? "", label: "Awards Won" },
    { value: home?.projectsBuilt ?? "", label: "Projects Built" },
  ].filter(({ value }) => value !== "");
  return (
    <>
      <Hero
        clubName={clubName}
        title={home?.heroTitle}
        text={home?.heroText}
        terminal={home?.terminal ?? []}
        next={<NextUp entries={data.upcoming} asOf={asOf} />}
      />
      <Stats stats={stats} />
      <Skills skills={home?.skills ?? []} />
      {(takesPlace || isUsed("upcoming")) && <Upcoming entries={data.upcoming} asOf={asOf} isNew={activities === 0} />}
      <LatestInsights posts={data.allPost.nodes} />
      <Claims clubName={clubName} foundedYear={club?.foundedYear ?? null} claims={club?.claims ?? null} />
    </>
  );
}

/** A new club has no members and no events yet. */
function orNothing(count: number): string {
  return count > 0 ? atLeast(count) : "";
}
