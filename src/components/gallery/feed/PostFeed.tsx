import { useRef } from "react";
import { BATCH_SIZE, BLOCK_SIZE, LONG_LIST } from "../../../domain/gallery/gallery";
import { routes } from "../../../domain/routes";
import { startWhen } from "../../../domain/start/start-when";
import { useListPlace } from "../../../hooks/scrolling/useListPlace";
import { useNearBottom } from "../../../hooks/scrolling/useNearBottom";
import { useInteractive } from "../../../hooks/useInteractive";
import { BlockList } from "../../content/BlockList";
import { RetryButton } from "../../content/states/RetryButton";
import { SiteLink } from "../../navigation/SiteLink";
import { PostCard } from "../PostCard";
import { GALLERY, type PostFeed as Feed } from "./usePostFeed";
import * as styles from "./PostFeed.module.css";

interface PostFeedProps {
  readonly feed: Feed;
  /** How many posts there are. */
  readonly total: number;
  /** The first post that the page's HTML does not hold: where readers without JavaScript go on. */
  readonly nextId: number | null;
}

const unreached = "The next posts could not be loaded.";

const messages: Readonly<Record<Feed["status"], string | undefined>> = {
  ready: undefined,
  loading: "Loading more posts...",
  complete: "You've reached the end of our gallery!",
  unreachable: unreached,
  outdated: unreached,
};

/** The posts, newest first, more of them as the reader comes near the end. */
export function PostFeed({ feed: { posts, status, loadMore }, total, nextId }: PostFeedProps) {
  const list = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const of = useInteractive() ? GALLERY : undefined;
  useListPlace(list, { of, shown: posts.length, atFirst: BATCH_SIZE });
  useNearBottom(end, status === "ready", loadMore);
  const failure = status === "unreachable" || status === "outdated" ? status : undefined;
  return (
    <div ref={list}>
      <BlockList
        label="Posts"
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
      {/* After each batch another one: it appears below the posts instead of moving. */}
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
            More posts
          </SiteLink>
        )}
      </div>
    </div>
  );
}
