import { CardGrid } from "../content/CardGrid";
import { EmptyState } from "../content/EmptyState";
import { PageHeader } from "../content/PageHeader";
import { AdvisorCard } from "./AdvisorCard";

/** In the first screen of a wide window. */
const EAGER = 3;

/** The page of all advisors. */
export function AdvisorList({ advisors }: { readonly advisors: readonly Queries.AdvisorCardFragment[] }) {
  return (
    <>
      <PageHeader title="Advisors" place="advisors">
        <p>The teachers who guide the club.</p>
      </PageHeader>
      {advisors.length === 0 ? (
        <div className="container">
          <EmptyState title="No advisors yet">Come back soon.</EmptyState>
        </div>
      ) : (
        <CardGrid>
          {advisors.map((advisor, index) => (
            <li key={advisor.jsonId}>
              <AdvisorCard advisor={advisor} eager={index < EAGER} />
            </li>
          ))}
        </CardGrid>
      )}
    </>
  );
}
