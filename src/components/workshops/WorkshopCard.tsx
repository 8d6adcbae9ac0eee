import { graphql } from "gatsby";
import { routes } from "../../domain/routes";
import { Card } from "../content/Card";
import { Facts } from "../content/Facts";
import { pictureSource } from "../content/picture-source";
import { scheduleFacts } from "../content/schedule-facts";
import { StatusTag } from "../events/StatusTag";
import { ButtonLink } from "../navigation/ButtonLink";
import { SiteLink } from "../navigation/SiteLink";
import { WorkshopBadges } from "./WorkshopBadges";

interface WorkshopCardProps {
  readonly workshop: Queries.WorkshopCardFragment;
  readonly now: Date;
  readonly eager?: boolean;
}

/** One workshop of /workshop; 'Register' stands there only while registration is open. */
export function WorkshopCard({ workshop, now, eager = false }: WorkshopCardProps) {
  const { jsonId, title, date, time, participants, description, image } = workshop;
  const path = routes.workshop(jsonId);
  return (
    <Card
      title={<SiteLink to={path}>{title}</SiteLink>}
      picture={pictureSource(image)}
      eager={eager}
      tags={
        <>
          <StatusTag item={workshop} now={now} />
          <WorkshopBadges workshop={workshop} />
        </>
      }
      actions={
        <>
          <ButtonLink to={path}>
            Learn More<span className="visually-hidden"> about {title}</span>
          </ButtonLink>
          {workshop.registrationOpen === true && (
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
export const workshopCard = graphql`
  fragment WorkshopCard on Workshop {
    jsonId
    title
    date
    time
    duration
    level
    participants
    description
    status
    registrationOpen
    image {
      ...CardPicture
    }
  }
`;
