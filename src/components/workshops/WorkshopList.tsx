import { newestEventFirst } from "../../domain/newest-first";
import { workshopCategory } from "../../domain/calendar/calendar-categories";
import { routes } from "../../domain/routes";
import { useNow } from "../../hooks/useNow";
import { FollowLinks } from "../calendar/FollowLinks";
import { CardGrid } from "../content/CardGrid";
import { EmptyState } from "../content/EmptyState";
import { PageHeader } from "../content/PageHeader";
import { WorkshopCard } from "./WorkshopCard";

/** In the first screen of a wide window. */
const EAGER = 3;

interface WorkshopListProps {
  readonly workshops: readonly Queries.WorkshopCardFragment[];
  /** ISO 8601 */
  readonly builtAt: string;
}

/** The page of all workshops. */
export function WorkshopList({ workshops, builtAt }: WorkshopListProps) {
  const now = useNow(builtAt);
  return (
    <>
      <PageHeader title="Workshops" place="workshops" command="man -k learning">
        <p>Hours and days of learning by doing: what they teach, when and where.</p>
        <FollowLinks
          calendar={routes.calendarOfCategory(workshopCategory)}
          others={[{ label: "The whole club", path: routes.calendar }]}
          list={routes.workshops}
        />
      </PageHeader>
      {workshops.length === 0 ? (
        <div className="container">
          <EmptyState title="No workshops yet">Come back soon.</EmptyState>
        </div>
      ) : (
        <CardGrid>
          {[...workshops].sort(newestEventFirst).map((workshop, index) => (
            <li key={workshop.jsonId}>
              <WorkshopCard workshop={workshop} now={now} eager={index < EAGER} />
            </li>
          ))}
        </CardGrid>
      )}
    </>
  );
}
