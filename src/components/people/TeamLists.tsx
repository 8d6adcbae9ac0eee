import { readTeamView, teamAddress } from "../../domain/people/team-view";
import { useAddressQuery } from "../../hooks/useAddressQuery";
import { CardGrid } from "../content/cards/CardGrid";
import { EmptyState } from "../content/states/EmptyState";
import { PageHeader } from "../content/page/PageHeader";
import { ChoiceButtons } from "../ui/controls/ChoiceButtons";
import { classes } from "../ui/classes";
import { Section } from "../ui/Section";
import { LeaderCard } from "./LeaderCard";
import * as styles from "./TeamLists.module.css";

interface TeamListsProps {
  readonly current: readonly Queries.LeaderCardFragment[];
  readonly past: readonly Queries.LeaderCardFragment[];
}

/** In the first screen of a wide window. */
const EAGER = 3;

/** The page of those who lead the club and those who led it; both are shown without JavaScript. */
export function TeamLists({ current, past }: TeamListsProps) {
  const [query, changeQuery] = useAddressQuery();
  const view = readTeamView(query);
  const lists = [
    { value: "current", label: "Current Team", leaders: current, empty: "No team members yet" },
    { value: "past", label: "Past Leaders", leaders: past, empty: "No past leaders yet" },
  ] as const;
  return (
    <>
      <PageHeader title="Our Team" place="team">
        <p>Those who lead the club, and those who led it before.</p>
      </PageHeader>
      <div className="container">
        <ChoiceButtons
          label="Show"
          choices={lists}
          chosen={view}
          onChoose={(choice) => changeQuery(teamAddress(choice), "replace")}
        />
      </div>
      {lists.map(({ value, label, leaders, empty }) => (
        <div key={value} className={classes("container", styles.list)} data-shown={value === view || undefined}>
          <Section title={label}>
            {leaders.length === 0 ? (
              <EmptyState title={empty} />
            ) : (
              <CardGrid>
                {leaders.map((leader, index) => (
                  <li key={leader.jsonId}>
                    <LeaderCard leader={leader} eager={value === "current" && index < EAGER} />
                  </li>
                ))}
              </CardGrid>
            )}
          </Section>
        </div>
      ))}
    </>
  );
}
