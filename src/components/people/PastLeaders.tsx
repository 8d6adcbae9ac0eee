import { useId } from "react";
import type { PastTerm } from "../../domain/people/past-terms";
import { teamGroups } from "../../domain/people/team-groups";
import { EmptyState } from "../content/states/EmptyState";
import { LeaderCard } from "./LeaderCard";
import { LeaderGroups } from "./LeaderGroups";
import { Text } from "../ui/Text";
import * as styles from "./PastLeaders.module.css";

interface PastLeadersProps {
  readonly terms: readonly PastTerm<Queries.LeaderCardFragment>[];
  /** The only term to show; empty: all. */
  readonly chosen: string;
  readonly onChoose: (term: string) => void;
}

/** Those who led the club, by their terms, with a picker; all of them are shown without JavaScript. */
export function PastLeaders({ terms, chosen, onChoose }: PastLeadersProps) {
  const id = useId();
  if (terms.length === 0) return <EmptyState title="No past leaders yet" />;
  const named = terms.flatMap(({ term }) => term ?? []);
  return (
    <>
      {named.length > 1 && (
        <div className={styles.picker} data-pagefind-ignore="">
          <label htmlFor={id}>Term</label>
          <select id={id} value={chosen} onChange={(event) => onChoose(event.target.value)}>
            <option value="">All terms</option>
            {named.map((term) => (
              <Text as="option" key={term} value={term}>
                {term}
              </Text>
            ))}
          </select>
        </div>
      )}
      {terms.map(({ term, entries }) => (
        <div key={term ?? ""} className={styles.term} data-shown={chosen === "" || term === chosen || undefined}>
          {named.length > 0 && <Text as="h3">{term ?? "Other leaders"}</Text>}
          <LeaderGroups
            groups={teamGroups(entries, ({ place }) => place)}
            level={named.length > 0 ? "h4" : "h3"}
            keyOf={(entry) => `${entry.leader.jsonId}-${entries.indexOf(entry)}`}
          >
            {({ leader, profile, role, now }, level) => (
              <LeaderCard leader={leader} profile={profile} past={{ role, now }} level={level} />
            )}
          </LeaderGroups>
        </div>
      ))}
    </>
  );
}
