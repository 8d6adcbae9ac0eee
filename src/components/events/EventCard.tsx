import { graphql } from "gatsby";
import { routes } from "../../domain/routes";
import { startsInFuture } from "../../domain/schedule";
import { Card } from "../content/Card";
import { Facts } from "../content/Facts";
import { pictureSource } from "../content/picture-source";
import { scheduleFacts } from "../content/schedule-facts";
import { ButtonLink } from "../navigation/ButtonLink";
import { SiteLink } from "../navigation/SiteLink";
import { StatusTag } from "./StatusTag";

interface EventCardProps {
  readonly event: Queries.EventCardFragment;
  readonly now: Date;
  readonly eager?: boolean;
}

/** One event of /events; 'Register' stands there only while the event lies in the future. */
export function EventCard({ event, now, eager = false }: EventCardProps) {
  const { jsonId, title, date, time, participants, description, image } = event;
  const path = routes.event(jsonId);
  return (
    <Card
      title={<SiteLink to={path}>{title}</SiteLink>}
      picture={pictureSource(image)}
      eager={eager}
      tags={<StatusTag item={event} now={now} />}
      actions={
        <>
          <ButtonLink to={path}>
            Read More<span className="visually-hidden"> about {title}</span>
          </ButtonLink>
          {event.status !== "cancelled" && startsInFuture(event, now) && (
            <ButtonLink primary to={routes.members}>
              Register<span className="visually-hidden"> for {title}</span>
            </ButtonLink>
          )}
        </>
      }
    >
      <Facts facts={scheduleFacts({ date, time, participants })} />
      {description && <p>{description}</p>}
    </Card>
  );
}

/** @public Gatsby collects it. */
export const eventCard = graphql`
  fragment EventCard on Event {
    jsonId
    title
    date
    time
    participants
    description
    status
    image {
      ...CardPicture
    }
  }
`;
