import { useRef } from "react";
import { archiveYears } from "../../../domain/year-pages";
import {
  pageOf,
  type NoticePage,
  firstView,
  formatNoticeView,
  type NoticeView,
  parseNoticeView,
} from "../../../domain/notices/notice-list";
import { newNotices } from "../../../domain/notices/seen-notices";
import { pinnedFirst } from "../../../domain/notices/notice-state";
import { useSeenNotices } from "../../../hooks/notices/useSeenNotices";
import { useAddressQuery } from "../../../hooks/useAddress";
import { useNow } from "../../../hooks/useNow";
import { dateText } from "../../../domain/time/date-text";
import { routes } from "../../../domain/routes";
import { AddressDependent } from "../../content/AddressDependent";
import { PhoneFold } from "../../content/PhoneFold";
import { EmptyState } from "../../content/states/EmptyState";
import { PageHeader } from "../../content/page/PageHeader";
import { YearLinks } from "../../content/page/YearLinks";
import { TextLink } from "../../navigation/SiteLink";
import { Section } from "../../ui/Section";
import { Text } from "../../ui/Text";
import { Icon } from "../../ui/Icon";
import { NoticeTable } from "../NoticeTable";
import { NoticeControls } from "./NoticeControls";
import { SeenNote } from "./SeenNote";
import { t } from "../../../words/t";
import * as buttons from "../../ui/controls/button.module.css";
import * as styles from "./NoticeList.module.css";

interface NoticeListProps {
  /** The newest first. */
  readonly notices: readonly Queries.NoticeRowFragment[];
  /** ISO 8601 */
  readonly asOf: string;
}

/** The page of all notices; the address holds the search and the page number. */
export function NoticeList({ notices, asOf }: NoticeListProps) {
  const now = useNow(asOf);
  const [addressQuery, changeAddress] = useAddressQuery();
  const listing = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const view = parseNoticeView(addressQuery);
  const listed = pinnedFirst(notices, now);
  const found = pageOf(listed, view);
  const ids = notices.map(({ jsonId }) => jsonId);
  const seen = useSeenNotices();
  const years = archiveYears(notices);

  const change = (changes: Partial<NoticeView>, step: "push" | "replace") =>
    changeAddress(formatNoticeView({ ...view, ...changes }), step);
  const clearSearch = () => {
    change({ query: firstView.query, page: firstView.page }, "replace");
    // The button disappears, so move the focus first.
    field.current?.focus();
  };
  const turnTo = (page: number) => {
    change({ page }, "push");
    // Readers should see the beginning of the next page, not its end.
    if ((listing.current?.getBoundingClientRect().top ?? 0) < 0) listing.current?.scrollIntoView();
  };

  return (
    <>
      <PageHeader title={t("Notices")} place="notices" command="ls -lt">
        <p>{t("Announcements and files to download, the newest first.")}</p>
      </PageHeader>
      <div ref={listing} className={`container ${styles.listing ?? ""}`}>
        {notices.length === 0 ? (
          <EmptyState title={t("No notices yet")}>{t("Come back soon.")}</EmptyState>
        ) : (
          <>
            <AddressDependent reads={["q", "page", "size"]}>
              <div className={styles.filters}>
                <PhoneFold needsScripts chosen={[view.query]}>
                  <NoticeControls
                    view={view}
                    field={field}
                    // A whole search is one entry of the history, not one per key.
                    onSearch={(query) =>
                      change({ query, page: firstView.page }, view.query === "" ? "push" : "replace")
                    }
                    onSize={(size) => change({ size, page: firstView.page }, "push")}
                  />
                </PhoneFold>
              </div>
              {found.total === 0 ? (
                <EmptyState title={t("No notices found")}>
                  <p>{t("No title contains these words. Try fewer or different ones.")}</p>
                  <button type="button" className={buttons.button} onClick={clearSearch}>
                    {t("Clear search")}
                  </button>
                </EmptyState>
              ) : (
                <NoticeTable
                  notices={found.notices}
                  first={found.from}
                  now={now}
                  fresh={new Set(seen && newNotices(ids, seen))}
                />
              )}
              <NoticePager found={found} onTurn={turnTo} />
              <YearLinks title={t("All notices by year")} folder="notices" years={years} />
            </AddressDependent>
            <SeenNote ids={ids} />
            {years.length === 0 && <OtherNotices notices={listed.slice(firstView.size)} />}
          </>
        )}
      </div>
    </>
  );
}

interface OtherNoticesProps {
  readonly notices: readonly Pick<Queries.NoticeRowFragment, "jsonId" | "title" | "date">[];
}

/** The notices that are not in the table of the HTML, for readers without JavaScript, who can't turn pages. */
function OtherNotices({ notices }: OtherNoticesProps) {
  return notices.length === 0 ? null : (
    <noscript>
      <Section title={t("More notices")}>
        <ul role="list" className={styles.others}>
          {notices.map(({ jsonId, title, date }) => (
            <li key={jsonId}>
              <Text>{dateText(date)}</Text> <TextLink to={routes.item("notices", jsonId)}>{title}</TextLink>
            </li>
          ))}
        </ul>
      </Section>
    </noscript>
  );
}

interface NoticePagerProps {
  readonly found: NoticePage<unknown>;
  readonly onTurn: (page: number) => void;
}

function NoticePager({ found, onTurn }: NoticePagerProps) {
  const { page, pages, from, to, total } = found;
  const isFirst = page <= 1;
  const isLast = page >= pages;
  return (
    <nav aria-label={t("Pages of notices")} className={styles.pager}>
      <p role="status">{t("Showing {from} to {to} of {count} results", { from, to, count: total })}</p>
      <div className={styles.buttons}>
        {/* Not `disabled` on the last page: a disabled button loses the focus. */}
        <button
          type="button"
          className={buttons.button}
          aria-disabled={isFirst || undefined}
          onClick={() => !isFirst && onTurn(page - 1)}
        >
          <Icon name="arrow-left" />
          {` ${t("Previous")}`}
        </button>
        <button
          type="button"
          className={buttons.button}
          aria-disabled={isLast || undefined}
          onClick={() => !isLast && onTurn(page + 1)}
        >
          {`${t("Next")} `}
          <Icon name="arrow-right" />
        </button>
      </div>
    </nav>
  );
}
