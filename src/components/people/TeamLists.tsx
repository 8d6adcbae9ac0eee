import { leadersOf } from "../../domain/people/leader-roles";
import { pastTerms } from "../../domain/people/past-terms";
import { readTeamView, readTerm, teamAddress } from "../../domain/people/team-view";
import { teamGroups } from "../../domain/people/team-groups";
import { useAddressQuery } from "../../hooks/useAddress";
import { AddressDependent } from "../content/AddressDependent";
import { EmptyState } from "../content/states/EmptyState";
import { PageHeader } from "../content/page/PageHeader";
import { ChoiceButtons } from "../ui/controls/ChoiceButtons";
import { classes } from "../ui/classes";
import { Section } from "../ui/Section";
import { LeaderCard } from "./LeaderCard";
import { LeaderGroups } from "./LeaderGroups";
import { PastLeaders } from "./PastLeaders";
import * as styles from "./TeamLists.module.css";

interface TeamListsProps {
  readonly current: readonly Queries.LeaderCardFragment[];
  readonly past: readonly Queries.LeaderCardFragment[];
}

const lists = [
  { value: "current", label: "Current Team" },
  { value: "past", label: "Past Leaders" },
] as const;

/** In the first screen of a wide window. */
const EAGER = 3;

/** The page of those who lead the club and those who led it; both are shown without JavaScript. */
export function TeamLists({ current, past }: TeamListsProps) {
  const [query, changeQuery] = useAddressQuery();
  const view = readTeamView(query);
  const terms = pastTerms(leadersOf(current, past));
  const term = readTerm(
    query,
    terms.flatMap((each) => each.term ?? []),
  );
  return (
    <>
      <PageHeader title="Our Team" place="team">
        <p>Those who lead the club, and those who led it before.</p>
      </PageHeader>
      <AddressDependent reads={["view", "term"]}>
        <div className="container">
          <ChoiceButtons
            label="Show"
            choices={lists}
            chosen={view}
            onChoose={(choice) => changeQuery(teamAddress(choice), "replace")}
          />
        </div>
        <div className={classes("container", styles.list)} data-shown={view === "current" || undefined}>
          <Section title="Current Team">
            {current.length === 0 ? (
              <EmptyState title="No team members yet" />
            ) : (
              <LeaderGroups groups={teamGroups(current, (leader) => leader)} level="h3" keyOf={({ jsonId }) => jsonId}>
                {(leader, level, place) => <LeaderCard leader={leader} level={level} eager={place < EAGER} />}
              </LeaderGroups>
            )}
          </Section>
        </div>
        <div className={classes("container", styles.list)} data-shown={view === "past" || undefined}>
          <Section title="Past Leaders">
            <PastLeaders
              terms={terms}
              chosen={term}
              onChoose={(choice) => changeQuery(teamAddress("past", choice), "replace")}
            />
          </Section>
        </div>
      </AddressDependent>
    </>
  );
}
