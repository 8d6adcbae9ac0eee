import type { TermPage } from "../../domain/people/team-lists";
import { routes } from "../../domain/routes";
import { BackLink } from "../content/page/BackLink";
import { PageHeader } from "../content/page/PageHeader";
import { YearLinks } from "../content/page/YearLinks";
import { classes } from "../ui/classes";
import { Section } from "../ui/Section";
import { type Entries, TermLeaders } from "./LeaderGroups";
import { t } from "../../words/t";
import * as styles from "./TeamLists.module.css";

interface TermLinksProps {
  readonly pages: readonly TermPage[];
  readonly current?: string;
}

export function TermLinks({ pages, current }: TermLinksProps) {
  const names = new Map(pages.map(({ slug, term }) => [slug, term ?? t("Other leaders")]));
  return (
    <YearLinks
      title={t("Past leaders by term")}
      folder="team"
      years={[...names.keys()]}
      current={current}
      nameOf={(slug) => names.get(slug) ?? slug}
    />
  );
}

interface TermListProps extends Required<TermLinksProps> {
  readonly title: string;
  readonly entries: Entries;
}

/** The page of one term, for clubs with many terms. */
export function TermList({ title, entries, pages, current }: TermListProps) {
  return (
    <>
      <PageHeader title={title} place={`team/${current}`}>
        <BackLink to={routes.list("team")}>{t("Back to Team")}</BackLink>
      </PageHeader>
      <div className={classes("container", styles.list)} data-shown>
        <Section title={t("Past Leaders")}>
          <TermLeaders entries={entries} level="h3" />
        </Section>
        <TermLinks pages={pages} current={current} />
      </div>
    </>
  );
}
