import { graphql } from "gatsby";
import { takesRegistrations } from "../../domain/activities/activity-links";
import { routes } from "../../domain/routes";
import { ActivityCard } from "../activities/ActivityCard";
import { StatusTag } from "../activities/StatusTag";
import { WorkshopBadges } from "./WorkshopBadges";

interface WorkshopCardProps {
  readonly workshop: Queries.WorkshopCardFragment;
  readonly now: Date;
  readonly eager?: boolean;
}

/** One workshop of /workshop; 'Register' is there only while registration is open and it is not cancelled. */
export function WorkshopCard({ workshop, now, eager = false }: WorkshopCardProps) {
  return (
    <ActivityCard
      activity={workshop}
      path={routes.item("workshops", workshop.jsonId)}
      more="Learn More"
      tags={
        <>
          <StatusTag item={workshop} now={now} />
          <WorkshopBadges workshop={workshop} />
        </>
      }
      canRegister={takesRegistrations(workshop)}
      eager={eager}
    />
  );
}

/** @public Gatsby collects it. */
export const workshopCard = graphql`
  fragment WorkshopCard on Workshop {
    ...ActivityCard
    duration
    level
    registrationOpen
  }
`;
