import { Fragment, type ReactNode } from "react";
import type { PastTerm } from "../../domain/people/team-lists";
import { teamGroups, type TeamGroup } from "../../domain/people/team-groups";
import { CardGrid } from "../content/cards/CardGrid";
import { Text } from "../ui/Text";
import { LeaderCard } from "./LeaderCard";
import { t } from "../../words/t";
import * as styles from "./TeamLists.module.css";

/** The heading level of a card; that of a group is one higher. */
type Level = "h3" | "h4" | "h5";

interface LeaderGroupsProps<T> {
  readonly groups: readonly TeamGroup<T>[];
  /** The heading level of groups, or of names if there are no groups. */
  readonly level: "h3" | "h4";
  readonly keyOf: (person: T) => string | number;
  /** The card of a person, with its heading level and its index on the page. */
  readonly children: (person: T, level: Level, place: number) => ReactNode;
}

/** Cards of leaders, under the names of their groups if they have any. */
export function LeaderGroups<T>({ groups, level, keyOf, children }: LeaderGroupsProps<T>) {
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

export type Entries = PastTerm<Queries.LeaderCardFragment>["entries"];

/** The leaders of one term. */
export function TermLeaders({ entries, level }: { readonly entries: Entries; readonly level: "h3" | "h4" }) {
  return (
    <LeaderGroups
      groups={teamGroups(entries, ({ place }) => place)}
      level={level}
      keyOf={(entry) => `${entry.leader.jsonId}-${entries.indexOf(entry)}`}
    >
      {({ leader, profile, role, now }, cardLevel) => (
        <LeaderCard leader={leader} profile={profile} past={{ role, now }} level={cardLevel} />
      )}
    </LeaderGroups>
  );
}
