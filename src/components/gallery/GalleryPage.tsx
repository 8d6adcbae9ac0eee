import { useRef } from "react";
import { postIdIn, BATCH_SIZE, BLOCK_SIZE, LONG_LIST } from "../../domain/gallery/gallery";
import { routes } from "../../domain/routes";
import { useAddress } from "../../hooks/useAddress";
import { leadsSomewhere } from "../../domain/settings/offered";
import { startWhen } from "../../domain/start/start-when";
import { useListPlace } from "../../hooks/scrolling/useListPlace";
import { useNearBottom } from "../../hooks/scrolling/useNearBottom";
import { useInteractive } from "../../hooks/useNow";
import { AddressDependent } from "../content/AddressDependent";
import { EmptyState } from "../content/states/EmptyState";
import { PageHeader } from "../content/page/PageHeader";
import { SiteLink } from "../navigation/SiteLink";
import { BlockList } from "../content/BlockList";
import { RetryButton } from "../content/states/FailedPart";
import { SharedPost } from "./SharedPost";
import { type GallerySource, usePostFeed, GALLERY, type PostFeed as Feed } from "./usePostFeed";
import { PostCard } from "./PostCard";
import { t } from "../../words/t";
import { Sentence } from "../ui/Sentence";
import * as styles from "./GalleryPage.module.css";

interface GalleryPageProps {
  readonly source: GallerySource;
  readonly nextId: number | null;
}

/** The gallery: all posts, or the one in the address. */
export function GalleryPage({ source, nextId }: GalleryPageProps) {
  const feed = usePostFeed(source);
  const selected = postIdIn(useAddress().replace(/^[^#]*/, ""));
  return (
    <>
      <PageHeader title={t("Gallery")} place="post" command="ls -t">
        <p>
          {leadsSomewhere(routes.list("blog")) ? (
            <Sentence
              text={t(
                "What the club has been doing, in pictures and videos. Longer reads are in <blog>our blog</blog>.",
              )}
              parts={{ blog: (words) => <SiteLink to={routes.list("blog")}>{words}</SiteLink> }}
            />
          ) : (
            t("What the club has been doing, in pictures and videos.")
          )}
        </p>
      </PageHeader>
      <div className="container">
        <AddressDependent reads={[]} fragment="\d+">
          {selected !== undefined ? (
            <SharedPost id={selected} posts={feed.posts} chunks={source.chunks} />
          ) : source.total === 0 ? (
            <EmptyState title={t("No posts yet")}>{t("Come back soon.")}</EmptyState>
          ) : (
            <PostFeed feed={feed} total={source.total} nextId={nextId} />
          )}
        </AddressDependent>
      </div>
    </>
  );
}

interface PostFeedProps {
  readonly feed: Feed;
  readonly total: number;
  /** The first post that is not in the HTML of the page: readers without JavaScript continue there. */
  readonly nextId: number | null;
}

const unreached = t("The next posts could not be loaded.");

const messages: Readonly<Record<Feed["status"], string | undefined>> = {
  ready: undefined,
  loading: t("Loading more posts..."),
  complete: t("You've reached the end of our gallery!"),
  unreachable: unreached,
  outdated: unreached,
};

/** The posts, newest first; more are loaded as the reader comes near the end. */
function PostFeed({ feed: { posts, status, loadMore }, total, nextId }: PostFeedProps) {
  const list = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const of = useInteractive() ? GALLERY : undefined;
  useListPlace(list, { of, shown: posts.length, atFirst: BATCH_SIZE });
  useNearBottom(end, status === "ready", loadMore);
  const failure = status === "unreachable" || status === "outdated" ? status : undefined;
  return (
    <div ref={list}>
      <BlockList
        label={t("Posts")}
        items={posts}
        total={total}
        blockSize={BLOCK_SIZE}
        longList={LONG_LIST}
        className={styles.list}
        blockClassName={styles.block}
        isBusy={status === "loading"}
      >
        {(post, place) => <PostCard post={post} eager={place === 0} />}
      </BlockList>
      {/* A new element after each batch: moving it would count as a layout shift. */}
      <div key={posts.length} ref={end} className={styles.end} {...(status === "ready" && startWhen("visible"))}>
        <p role="status">{messages[status]}</p>
        {failure && <RetryButton failure={failure} onRetry={loadMore} />}
        {status === "ready" && nextId !== null && (
          <SiteLink
            to={routes.item("posts", nextId)}
            {...startWhen("intent")}
            onClick={(event) => {
              event.preventDefault();
              loadMore();
            }}
          >
            {t("More posts")}
          </SiteLink>
        )}
      </div>
    </div>
  );
}
