import { CardList } from "../content/cards/CardList";
import { PageHeader } from "../content/page/PageHeader";
import { AdvisorCard } from "./AdvisorCard";

/** The page of all advisors. */
export function AdvisorList({ advisors }: { readonly advisors: readonly Queries.AdvisorCardFragment[] }) {
  return (
    <>
      <PageHeader title="Advisors" place="advisors">
        <p>The teachers who guide the club.</p>
      </PageHeader>
      <CardList items={advisors} empty="No advisors yet">
        {(advisor, eager) => <AdvisorCard advisor={advisor} eager={eager} />}
      </CardList>
    </>
  );
}
