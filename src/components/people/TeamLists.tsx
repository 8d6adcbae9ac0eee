import { Fragment, type ReactNode } from "react";
import { leadersOf } from "../../domain/people/leader-roles";
import { pastTerms, type PastTerm, readTeamView, teamAddress } from "../../domain/people/team-lists";
import { teamGroups, type TeamGroup } from "../../domain/people/team-groups";
import { useAddressQuery } from "../../hooks/useAddress";
import { AddressDependent } from "../content/AddressDependent";
import { EmptyState } from "../content/states/EmptyState";
import { PageHeader } from "../content/page/PageHeader";
import { ChoiceButtons } from "../ui/controls/ChoiceButtons";
import { classes } from "../ui/classes";
import { Section } from "../ui/Section";
import { Text } from "../ui/Text";
import { CardGrid } from "../content/cards/CardGrid";
import { LeaderCard } from "./LeaderCard";
import { t } from "../../words/t";
import * as styles from "./TeamLists.module.css";

interface TeamListsProps {
  readonly current: readonly Queries.LeaderCardFragment[];
  readonly past: readonly Queries.LeaderCardFragment[];
}

const lists = [
  { value: "current", label: t("Current Team") },
  { value: "past", label: t("Past Leaders") },
] as const;

/** In the first screen of a wide window. */
const EAGER = 3;

/** The page of those who lead the club and those who led it; both are shown without JavaScript. */
export function TeamLists({ current, past }: TeamListsProps) {
  const [query, changeQuery] = useAddressQuery();
  const view = readTeamView(query);
  const terms = pastTerms(leadersOf(current, past));
  return (
    <>
      <PageHeader title={t("Our Team")} place="team">
        <p>{t("Those who lead the club, and those who led it before.")}</p>
      </PageHeader>
      <AddressDependent reads={["view"]}>
        <div className="container">
          <ChoiceButtons
            label={t("Show")}
            choices={lists}
            chosen={view}
            onChoose={(choice) => changeQuery(teamAddress(choice), "replace")}
          />
        </div>
        <div className={classes("container", styles.list)} data-shown={view === "current" || undefined}>
          <Section title={t("Current Team")}>
            {current.length === 0 ? (
              <EmptyState title={t("No team members yet")} />
            ) : (
              <LeaderGroups groups={teamGroups(current, (leader) => leader)} level="h3" keyOf={({ jsonId }) => jsonId}>
                {(leader, level, place) => <LeaderCard leader={leader} level={level} eager={place < EAGER} />}
              </LeaderGroups>
            )}
          </Section>
        </div>
        <div className={classes("container", styles.list)} data-shown={view === "past" || undefined}>
          <Section title={t("Past Leaders")}>
            <PastLeaders terms={terms} />
          </Section>
        </div>
      </AddressDependent>
    </>
  );
}

/** Those who led the club, by their terms, of which the newest is open. */
function PastLeaders({ terms }: { readonly terms: readonly PastTerm<Queries.LeaderCardFragment>[] }) {
  if (terms.length === 0) return <EmptyState title={t("No past leaders yet")} />;
  const hasTerms = terms.some(({ term }) => term !== null);
  return terms.map(({ term, entries }, index) => {
    const groups = (
      <LeaderGroups
        groups={teamGroups(entries, ({ place }) => place)}
        level={hasTerms ? "h4" : "h3"}
        keyOf={(entry) => `${entry.leader.jsonId}-${entries.indexOf(entry)}`}
      >
        {({ leader, profile, role, now }, level) => (
          <LeaderCard leader={leader} profile={profile} past={{ role, now }} level={level} />
        )}
      </LeaderGroups>
    );
    if (!hasTerms) return <Fragment key="">{groups}</Fragment>;
    return (
      <details key={term ?? ""} className={styles.term} open={index === 0}>
        <summary>
          <Text as="h3">{term ?? t("Other leaders")}</Text>
        </summary>
        {groups}
      </details>
    );
  });
}

/** The level of the heading of a card; a group has the one above. */
type Level = "h3" | "h4" | "h5";

interface LeaderGroupsProps<T> {
  readonly groups: readonly TeamGroup<T>[];
  /** The level of the headings of the groups, and that of the names if there are no groups. */
  readonly level: "h3" | "h4";
  readonly keyOf: (person: T) => string | number;
  /** The card of someone, with the level of its heading and the place on the page, from 0. */
  readonly children: (person: T, level: Level, place: number) => ReactNode;
}

/** Cards of leaders, under the names of their groups if they have any. */
function LeaderGroups<T>({ groups, level, keyOf, children }: LeaderGroupsProps<T>) {
  const hasGroups = groups.some(({ name }) => name !== null);
  const cardLevel = hasGroups ? (level === "h3" ? "h4" : "h5") : level;
  const Heading = level;
  const places = new Map(groups.flatMap(({ people }) => people).map((person, place) => [person, place]));
  return groups.map(({ name, people }) => {
    const cards = (
      <CardGrid>
        {people.map((person) => (
          <li key={keyOf(person)}>{children(person, cardLevel, places.get(person) ?? 0)}</li>
        ))}
      </CardGrid>
    );
    if (!hasGroups) return <Fragment key="">{cards}</Fragment>;
    return (
      <div key={name ?? ""} className={styles.group}>
        <Text as={Heading}>{name ?? t("Others")}</Text>
        {cards}
      </div>
    );
  });
}
