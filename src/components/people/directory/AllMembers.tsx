import { type ReactNode, useCallback, useRef, memo } from "react";
import { BLOCK_SIZE, endOfListText, LONG_LIST, PAGE_SIZE } from "../../../domain/paging";
import type { DirectoryMember } from "../../../domain/directory/member-index";
import type { Paging } from "../../../hooks/useShownCount";
import { useListPlace } from "../../../hooks/scrolling/useListPlace";
import { startWhen } from "../../../domain/start/start-when";
import { useEndOfList } from "../../../hooks/scrolling/useEndOfList";
import { routes } from "../../../domain/routes";
import { servedPath } from "../../../domain/addresses/served-path";
import { memberPicture, shiftText } from "../../../domain/directory/member-words";
import { memberField } from "../../../model/member-fields";
import { EmptyState } from "../../content/states/EmptyState";
import { BlockList } from "../../content/BlockList";
import { TextLink } from "../../navigation/SiteLink";
import { Avatar } from "../../ui/Avatar";
import { Tag } from "../../ui/Tag";
import { Text } from "../../ui/Text";
import { t } from "../../../words/t";
import { Sentence } from "../../ui/Sentence";
import * as styles from "./AllMembers.module.css";

interface AllMembersProps extends Omit<MemberResultsProps, "label" | "empty"> {
  readonly isNarrowed: boolean;
}

export function AllMembers({ isNarrowed, ...props }: AllMembersProps) {
  const empty = (
    <EmptyState title={t("No members found")}>
      {isNarrowed && <p>{t("Try adjusting your search criteria or filters.")}</p>}
    </EmptyState>
  );
  return <MemberResults {...props} label={t("Members")} empty={empty} />;
}

interface MemberResultsProps {
  readonly label: string;
  readonly paging: Paging;
  /** The matching members that have been loaded. */
  readonly members: readonly DirectoryMember[];
  /** How many match in total; more than `members` while not all have been loaded. */
  readonly total: number;
  readonly isLoading: boolean;
  /** True if loading the rest has failed. */
  readonly hasFailed: boolean;
  /** Called when more is needed than has been loaded. */
  readonly onEnd?: () => void;
  readonly empty: ReactNode;
}

/** The members found, 20 at a time, or `empty`. */
function MemberResults({ label, paging, members, total, onEnd, empty, ...loading }: MemberResultsProps) {
  const { of, shown, more } = paging;
  const list = useRef<HTMLDivElement>(null);
  useListPlace(list, { of, shown, atFirst: of === "" ? PAGE_SIZE : 0 });
  const onMore = useCallback(() => {
    more(total);
    onEnd?.();
  }, [more, total, onEnd]);
  if (total === 0) return empty;
  return (
    <div ref={list}>
      <MemberScroll label={label} members={members.slice(0, shown)} total={total} more={onMore} {...loading} />
    </div>
  );
}

/** In the first screen. */
const EAGER = 6;

interface MemberScrollProps {
  readonly label: string;
  /** The members shown so far, if they have been loaded. */
  readonly members: readonly DirectoryMember[];
  readonly total: number;
  readonly isLoading: boolean;
  /** The rest could not be loaded; a message below the list says so. */
  readonly hasFailed: boolean;
  /** The same function while the list is the same. */
  readonly more: () => void;
}

/** A list that grows by 20 when the reader comes near its end. */
function MemberScroll({ label, members, total, isLoading, hasFailed, more }: MemberScrollProps) {
  const mark = useRef<HTMLParagraphElement>(null);
  const hasMore = members.length < total;
  const isFetching = useEndOfList(mark, hasMore && !isLoading && !hasFailed, more);
  return (
    <>
      {members.length > 0 && (
        <BlockList
          label={label}
          items={members}
          total={total}
          blockSize={BLOCK_SIZE}
          longList={LONG_LIST}
          blockClassName={styles.block}
        >
          {(member, place) => <MemberCard member={member} eager={place < EAGER} />}
        </BlockList>
      )}
      {/* A new element each time: moving it would count as a layout shift. */}
      {!hasFailed && (
        <p
          key={members.length === 0 ? "waiting" : "end"}
          ref={mark}
          className={styles.mark}
          data-end={!hasMore || undefined}
          {...(hasMore && startWhen("visible"))}
        >
          {endOfListText(hasMore, isLoading || isFetching)}
        </p>
      )}
    </>
  );
}

/** A link to all members, if scrolling loads nothing. */
export function AllMembersLink({ total }: { readonly total: number }) {
  return (
    <noscript>
      <p>
        <Sentence
          text={t(
            "These are the first {shown, number}. <all>All {total, plural, other {# members}}</all> are on a plain-text page that links to each profile.",
            { shown: PAGE_SIZE, total },
          )}
          parts={{ all: (words) => <a href={servedPath(routes.memberData)}>{words}</a> }}
        />
      </p>
    </noscript>
  );
}

interface MemberCardProps {
  readonly member: DirectoryMember;
  readonly eager?: boolean;
}

/** One member of /member: a light component, since there may be thousands. The whole card is a link to the profile. */
const MemberCard = memo(function MemberCard({ member, eager = false }: MemberCardProps) {
  const { id, name, session, shift, roll, handle } = member;
  return (
    <article className={styles.card}>
      <Avatar name={name} source={memberPicture(member)} eager={eager} className={styles.avatar} />
      <div className={styles.words}>
        <h2 className={styles.name}>
          <TextLink to={routes.item("members", id)}>{name}</TextLink>
        </h2>
        <p className={styles.facts}>
          {session && <Text as="span">{session}</Text>} {shift && <Text as="span">{shiftText(shift)}</Text>}{" "}
          {roll && <Text as="span">{`${memberField("roll").label} ${roll}`}</Text>}
        </p>
        {handle && (
          <p>
            <Tag tone="accent">{t("Codeforces")}</Tag>
          </p>
        )}
      </div>
    </article>
  );
});
