import { graphql } from "gatsby";
import { officialCount } from "../../domain/results/placing";
import { resultKindText } from "../../domain/results/result-words";
import { routes } from "../../domain/routes";
import { dateText } from "../../domain/time/date-text";
import { type Fact, Facts } from "../content/facts/Facts";
import { LinksSection } from "../content/LinksSection";
import { DetailPage } from "../content/page/DetailPage";
import { TagList } from "../content/TagList";
import { ButtonLink } from "../navigation/ButtonLink";
import { Prose } from "../ui/Prose";
import { Section } from "../ui/Section";
import { Tag } from "../ui/Tag";
import { Standings } from "./Standings";
import { t } from "../../words/t";

interface ResultDetailsProps {
  readonly result: Queries.ResultDetailsFragment;
  /** Profiles that its rows name but that no longer exist. */
  readonly goneProfiles?: readonly string[] | undefined;
}

export function ResultDetails({ result, goneProfiles = [] }: ResultDetailsProps) {
  const { title, date, kind, status, event, url, best, rows, description, links, tags } = result;
  const count = officialCount(result);
  const facts: Fact[] = [
    { icon: "calendar", label: t("Date"), value: dateText(date) },
    ...(rows.length === 0 || count === null
      ? []
      : [{ icon: "people" as const, label: t("Participants"), value: participantsText(count) }]),
    ...(best === null
      ? []
      : [{ icon: "star" as const, label: t("Place"), value: t("Our best: {place}", { place: best }) }]),
  ];
  return (
    <DetailPage
      title={title}
      back={{ to: routes.list("results"), label: t("Back to Results") }}
      tags={
        <>
          {kind && <Tag>{resultKindText(kind)}</Tag>}
          {status === "provisional" && <Tag tone="highlight">{t("Provisional")}</Tag>}
        </>
      }
      summary={
        <>
          <Facts facts={facts} />
          {status === "provisional" && <p>{t("These results may still change.")}</p>}
          <TagList tags={tags} />
          {event && <ButtonLink to={routes.item("events", event)}>{t("The event")}</ButtonLink>}
          {url && <ButtonLink to={url}>{t("On the site of the judge")}</ButtonLink>}
        </>
      }
    >
      {rows.length > 0 && <Standings result={result} goneProfiles={goneProfiles} />}
      {description && (
        <Section title={t("About This Contest")}>
          <Prose html={description.html} />
        </Section>
      )}
      <LinksSection links={links} />
    </DetailPage>
  );
}

function participantsText(count: number): string {
  return t("{count, plural, one {# participant} other {# participants}}", { count });
}

/** @public Gatsby collects it. */
export const resultDetails = graphql`
  fragment ResultDetails on Result {
    ...Standings
    jsonId
    title
    date
    kind
    status
    event
    url
    best
    participants
    contestId
    description {
      html
    }
    links {
      label
      url {
        url
      }
    }
    tags
  }
`;
