import { useId, Fragment, type ReactNode } from "react";
import { leadersOf } from "../../domain/people/leader-roles";
import { pastTerms, type PastTerm, readTeamView, readTerm, teamAddress } from "../../domain/people/team-lists";
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
  const term = readTerm(
    query,
    terms.flatMap((each) => each.term ?? []),
  );
  return (
    <>
      <PageHeader title={t("Our Team")} place="team">
        <p>{t("Those who lead the club, and those who led it before.")}</p>
      </PageHeader>
      <AddressDependent reads={["view", "term"]}>
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

interface PastLeadersProps {
  readonly terms: readonly PastTerm<Queries.LeaderCardFragment>[];
  /** The only term to show; empty: all. */
  readonly chosen: string;
  readonly onChoose: (term: string) => void;
}

/** Those who led the club, by their terms, with a picker; all of them are shown without JavaScript. */
export function PastLeaders({ terms, chosen, onChoose }: PastLeadersProps) {
  const id = useId();
  if (terms.length === 0) return <EmptyState title={t("No past leaders yet")} />;
  const named = terms.flatMap(({ term }) => term ?? []);
  return (
    <>
      {named.length > 1 && (
        <div className={styles.picker} data-pagefind-ignore="">
          <label htmlFor={id}>{t("Term")}</label>
          <select id={id} value={chosen} onChange={(event) => onChoose(event.target.value)}>
            <option value="">{t("All terms")}</option>
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
          {named.length > 0 && <Text as="h3">{term ?? t("Other leaders")}</Text>}
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
