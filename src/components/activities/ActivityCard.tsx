import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { routes } from "../../domain/routes";
import type { Schedule } from "../../domain/time/schedule";
import { Card } from "../content/cards/Card";
import { Facts } from "../content/facts/Facts";
import { scheduleFacts } from "../content/facts/schedule-facts";
import { pictureSource } from "../content/picture-source";
import { ButtonLink } from "../navigation/ButtonLink";
import { SiteLink } from "../navigation/SiteLink";
import { Text } from "../ui/Text";

interface ActivityCardProps {
  readonly activity: Queries.ActivityCardFragment & Schedule;
  /** The path of its page. */
  readonly path: string;
  /** The words of the link to its page. */
  readonly more: string;
  readonly tags: ReactNode;
  readonly canRegister: boolean;
  readonly eager?: boolean;
}

/** One event or workshop of a list. */
export function ActivityCard({ activity, path, more, tags, canRegister, eager = false }: ActivityCardProps) {
  const { title, description, image } = activity;
  return (
    <Card
      heading={
        <SiteLink to={path}>
          <Text>{title}</Text>
        </SiteLink>
      }
      picture={pictureSource(image)}
      eager={eager}
      tags={tags}
      actions={
        <>
          <ButtonLink to={path}>
            {more}
            <span className="visually-hidden">
              {" "}
              about <Text>{title}</Text>
            </span>
          </ButtonLink>
          {canRegister && (
            <ButtonLink primary to={routes.list("members")}>
              Register
              <span className="visually-hidden">
                {" "}
                for <Text>{title}</Text>
              </span>
            </ButtonLink>
          )}
        </>
      }
    >
      <Facts facts={scheduleFacts(activity)} />
      {description && <Text as="p">{description}</Text>}
    </Card>
  );
}

/** @public Gatsby collects it. */
export const activityCard = graphql`
  fragment ActivityCard on Activity {
    jsonId
    title
    date
    endDate
    time
    everyDay
    participants
    description
    status
    image {
      ...CardPicture
    }
  }
`;
