import { useRef } from "react";
import { blocksOf } from "../../../domain/gallery/blocks";
import { BLOCK_SIZE, LONG_LIST } from "../../../domain/gallery/gallery";
import { routes } from "../../../domain/routes";
import { startWhen } from "../../../domain/start/start-when";
import { useNearBottom } from "../../../hooks/scrolling/useNearBottom";
import { ListBlock } from "../../content/ListBlock";
import { RetryButton } from "../../content/states/RetryButton";
import { SiteLink } from "../../navigation/SiteLink";
import { PostCard } from "../PostCard";
import type { PostFeed as Feed } from "./usePostFeed";
import * as styles from "./PostFeed.module.css";

interface PostFeedProps {
  readonly feed: Feed;
  /** How many posts there are. */
  readonly total: number;
  /** The first post that the page's HTML does not hold: where readers without JavaScript go on. */
  readonly nextId: number | null;
}

/** The posts, newest first, more of them as the reader comes near the end. */
export function PostFeed({ feed: { posts, status, loadMore }, total, nextId }: PostFeedProps) {
  const end = useRef<HTMLDivElement>(null);
  useNearBottom(end, status === "ready", loadMore);
  const failure = status === "unreachable" || status === "outdated" ? status : undefined;
  return (
    <>
      <div role="list" aria-label="Posts" className={styles.list} aria-busy={status === "loading"}>
        {blocksOf(posts, BLOCK_SIZE).map((block, index) => (
          <ListBlock
            key={index}
            items={block}
            start={index * BLOCK_SIZE}
            total={total}
            isLong={posts.length > LONG_LIST}
            className={styles.block}
          >
            {(post, place) => <PostCard post={post} eager={place === 0} />}
          </ListBlock>
        ))}
      </div>
      {/* After each batch another one: it appears below the posts instead of moving. */}
      <div key={posts.length} ref={end} className={styles.end} {...(status === "ready" && startWhen("visible"))}>
        <p role="status">
          {status === "loading" && "Loading more posts..."}
          {status === "complete" && "You've reached the end of our gallery!"}
          {failure && "The next posts could not be loaded."}
        </p>
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
            Older posts
          </SiteLink>
        )}
      </div>
    </>
  );
}
