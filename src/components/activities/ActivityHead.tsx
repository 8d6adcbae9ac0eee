import { lastInstant } from "../../domain/activities/event-status";
import { registrationTarget } from "../../domain/activities/taking-part";
import { routes } from "../../domain/routes";
import { eventNode } from "../../domain/structured-data/event";
import { textOfHtml } from "../../domain/text/markup";
import { useClub } from "../../hooks/useClub";
import { Seo } from "../seo/Seo";
import { t } from "../../words/t";

interface ActivityHeadProps {
  readonly activity: Queries.EventDetailsFragment | Queries.WorkshopDetailsFragment;
  readonly asOf: string;
  readonly titleSuffix: string;
}

/** The head of the page of an event or workshop. The application does not change it, so it need not load this code. */
export function ActivityHead(props: ActivityHeadProps) {
  return process.env.BUILD_STAGE === "build-javascript" ? null : <WrittenHead {...props} />;
}

function WrittenHead({ activity, asOf, titleSuffix }: ActivityHeadProps) {
  const club = useClub();
  const isEvent = "speakers" in activity;
  const folder = isEvent ? "events" : "workshops";
  const path = routes.item(folder, activity.jsonId);
  const image = activity.image?.picture?.share?.src ?? activity.image?.pictureUrl ?? null;
  const description = activity.description ?? textOfHtml(activity.fullDescription?.html ?? "");
  const registrationUrl = registrationTarget(activity.registrationLink, path);
  const performers = isEvent
    ? activity.speakers.map(({ name, profile, link }) => ({ name, page: profile ?? link }))
    : activity.instructor
      ? [{ name: activity.instructor }]
      : [];
  const facts = { ...activity, path, image, description, registrationUrl, performers };
  const node = eventNode(isEvent ? "Event" : "EducationEvent", facts, club, new Date(asOf));
  const names = { title: activity.title, club: club.name };
  return (
    <Seo
      title={activity.title}
      description={
        isEvent
          ? description || t("{title}, an event of {club}.", names)
          : (activity.description ?? `${t("{title}, a workshop of {club}.", names)} ${description}`)
      }
      titleSuffix={titleSuffix}
      path={path}
      date={activity.date}
      until={lastInstant(activity)}
      parents={[{ name: isEvent ? t("Events") : t("Workshops"), path: routes.list(folder) }]}
      structuredData={node ? [node] : []}
    />
  );
}
