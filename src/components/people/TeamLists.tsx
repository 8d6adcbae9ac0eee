import { Fragment, type ReactNode, useEffect, useRef } from "react";
import { leadersOf } from "../../domain/people/leader-roles";
import {
  pastTerms,
  type PastTerm,
  readOpenTerm,
  readTeamView,
  teamAddress,
  termPages,
  termSlug,
} from "../../domain/people/team-lists";
import { teamGroups } from "../../domain/people/team-groups";
import { useAddressQuery } from "../../hooks/useAddress";
import { AddressDependent } from "../content/AddressDependent";
import { EmptyState } from "../content/states/EmptyState";
import { PageHeader } from "../content/page/PageHeader";
import { ChoiceButtons } from "../ui/controls/ChoiceButtons";
import { classes } from "../ui/classes";
import { Section } from "../ui/Section";
import { Text } from "../ui/Text";
import { LeaderCard } from "./LeaderCard";
import { LeaderGroups, TermLeaders } from "./LeaderGroups";
import { TermLinks } from "./TermList";
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

/** The page of current and past leaders; without JavaScript, both are shown. */
export function TeamLists({ current, past }: TeamListsProps) {
  const [query, changeQuery] = useAddressQuery();
  const view = readTeamView(query);
  const terms = pastTerms(leadersOf(current, past));
  const pages = termPages(terms);
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
          <Section title={t("Current Team")} isSaidAbove>
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
          <Section title={t("Past Leaders")} isSaidAbove>
            <PastLeaders terms={pages.length > 0 ? terms.slice(0, 1) : terms} />
          </Section>
          <TermLinks pages={pages} />
        </div>
      </AddressDependent>
    </>
  );
}

/** Past leaders by term; the newest term is open. */
function PastLeaders({ terms }: { readonly terms: readonly PastTerm<Queries.LeaderCardFragment>[] }) {
  if (terms.length === 0) return <EmptyState title={t("No past leaders yet")} />;
  const hasTerms = terms.some(({ term }) => term !== null);
  return terms.map(({ term, entries }, index) => {
    const groups = <TermLeaders entries={entries} level={hasTerms ? "h4" : "h3"} />;
    if (!hasTerms) return <Fragment key="">{groups}</Fragment>;
    return (
      <TermDetails key={term ?? ""} term={term} isNewest={index === 0}>
        {groups}
      </TermDetails>
    );
  });
}

interface TermDetailsProps {
  readonly term: string | null;
  readonly isNewest: boolean;
  readonly children: ReactNode;
}

/** The address holds the term that was opened last, so that Back returns to it. */
function TermDetails({ term, isNewest, children }: TermDetailsProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [query, changeQuery] = useAddressQuery();
  const slug = termSlug(term);
  const isMeant = readOpenTerm(query) === slug;
  useEffect(() => {
    if (isMeant && details.current) details.current.open = true;
  }, [isMeant]);
  const remember = (isOpen: boolean) => {
    if (isOpen !== isMeant && !isNewest) changeQuery(teamAddress("past", isOpen ? slug : ""), "replace");
  };
  return (
    <details
      ref={details}
      className={styles.term}
      open={isNewest}
      onToggle={({ currentTarget: { open } }) => remember(open)}
    >
      <summary>
        <Text as="h3">{term ?? t("Other leaders")}</Text>
      </summary>
      {children}
    </details>
  );
}
