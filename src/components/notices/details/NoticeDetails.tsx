import { graphql } from "gatsby";
import { categoryText } from "../../../domain/text/category-text";
import { capitalised } from "../../../domain/text/letters";
import { dateText } from "../../../domain/time/date-text";
import { routes } from "../../../domain/routes";
import { useNow } from "../../../hooks/useNow";
import { isRealDate } from "../../../model/values/calendar-date";
import { DetailPage } from "../../content/page/DetailPage";
import { LabelledFacts } from "../../content/facts/LabelledFacts";
import { TextSection } from "../../content/TextList";
import { ButtonLink } from "../../navigation/ButtonLink";
import { CopyLinkButton } from "../../share/CopyLinkButton";
import { Icon } from "../../ui/Icon";
import { Prose } from "../../ui/Prose";
import { Section } from "../../ui/Section";
import { Tag } from "../../ui/Tag";
import { type Neighbour, PreviousNext } from "../../content/page/PreviousNext";
import { NoticeTags } from "../NoticeTags";
import { t } from "../../../words/t";
import { Attachments } from "./Attachments";
import * as buttons from "../../ui/controls/button.module.css";

interface NoticeDetailsProps {
  readonly notice: Queries.NoticeDetailsFragment;
  readonly previous: Queries.NeighbourNoticeFragment | null;
  readonly next: Queries.NeighbourNoticeFragment | null;
  /** ISO 8601 */
  readonly asOf: string;
}

const priorityWords: Readonly<Record<string, string>> = {
  low: t("Low||priority"),
  medium: t("Medium||priority"),
  high: t("High||priority"),
  urgent: t("Urgent"),
};

export function NoticeDetails({ notice, previous, next, asOf }: NoticeDetailsProps) {
  const now = useNow(asOf);
  const { deadline, downloadUrl } = notice;
  return (
    <>
      <DetailPage
        title={notice.title}
        subtitle={notice.description}
        back={{ to: routes.list("notices"), label: t("Back to Notices") }}
        tags={
          <>
            <NoticeTags notice={notice} now={now} />
            {notice.category && <Tag tone="accent">{capitalised(categoryText(notice.category))}</Tag>}
          </>
        }
        summary={
          <>
            <LabelledFacts
              facts={[
                { label: t("Published"), value: dateText(notice.date) },
                { label: t("Expires"), value: notice.expiryDate && dateText(notice.expiryDate) },
                { label: t("Deadline"), value: deadline && isRealDate(deadline) ? dateText(deadline) : deadline },
                { label: t("Fees"), value: notice.fees },
                {
                  label: t("Priority"),
                  value: notice.priority && (priorityWords[notice.priority] ?? capitalised(notice.priority)),
                },
                { label: t("Author"), value: notice.author },
              ]}
            />
            <div className={buttons.row}>
              {downloadUrl?.url && (
                <ButtonLink primary to={downloadUrl.url} newTab>
                  <Icon name="download" />
                  {` ${t("Download")}`}
                </ButtonLink>
              )}
              <CopyLinkButton />
            </div>
          </>
        }
      >
        {notice.content && (
          <Section title={t("Notice")}>
            <Prose html={notice.content.html} />
          </Section>
        )}
        {notice.fullDescription && (
          <Section title={t("Details")}>
            <Prose html={notice.fullDescription.html} />
          </Section>
        )}
        <TextSection title={t("Eligibility")} lines={notice.eligibility} checked />
        <Attachments attachments={notice.attachments} />
      </DetailPage>
      <NeighbourNotices previous={previous} next={next} />
    </>
  );
}

/** @public Gatsby collects it. */
export const noticeDetails = graphql`
  fragment NoticeDetails on Notice {
    jsonId
    title
    description
    date
    content {
      html
    }
    fullDescription {
      html
    }
    category
    priority
    author
    expiryDate
    isActive
    eligibility
    fees
    deadline
    downloadUrl {
      url
    }
    attachments {
      name
      type
      url {
        url
      }
    }
  }
`;

interface NeighbourNoticesProps {
  readonly previous: Queries.NeighbourNoticeFragment | null;
  readonly next: Queries.NeighbourNoticeFragment | null;
}

/** Links to the previous and the next notice of the list, newest first. */
function NeighbourNotices({ previous, next }: NeighbourNoticesProps) {
  return (
    <div className="container">
      <PreviousNext kind="notice" previous={neighbour(previous)} next={neighbour(next)} />
    </div>
  );
}

function neighbour(notice: Queries.NeighbourNoticeFragment | null): Neighbour | null {
  return notice && { path: routes.item("notices", notice.jsonId), title: notice.title };
}

/** @public Gatsby collects it. */
export const neighbourNotice = graphql`
  fragment NeighbourNotice on Notice {
    jsonId
    title
  }
`;
