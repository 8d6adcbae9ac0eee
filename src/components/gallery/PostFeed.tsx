import { routes } from "../../domain/routes";
import { useNearBottom } from "../../hooks/useNearBottom";
import { SiteLink } from "../navigation/SiteLink";
import * as buttons from "../ui/button.module.css";
import { PostCard } from "./PostCard";
import type { PostFeed as Feed } from "./usePostFeed";
import * as styles from "./PostFeed.module.css";

interface PostFeedProps {
  readonly feed: Feed;
  /** The first post that the page's HTML does not hold: where readers without JavaScript go on. */
  readonly nextId: number | null;
}

/** The posts, newest first, more of them as the reader comes near the end. */
export function PostFeed({ feed: { posts, status, loadMore }, nextId }: PostFeedProps) {
  useNearBottom(status === "ready", loadMore);
  return (
    <>
      <ol role="list" className={styles.list} aria-busy={status === "loading"}>
        {posts.map((post, index) => (
          <li key={post.id}>
            <PostCard post={post} eager={index === 0} />
          </li>
        ))}
      </ol>
      {/* After each batch another one: it appears below the posts instead of moving. */}
      <div key={posts.length} className={styles.end} data-more={status !== "complete" || undefined}>
        <p role="status">
          {status === "loading" && "Loading more posts..."}
          {status === "complete" && "You've reached the end of our gallery!"}
          {status === "failed" && "The next posts could not be loaded."}
        </p>
        {status === "failed" && (
          <button type="button" className={buttons.button} onClick={loadMore}>
            Try again
          </button>
        )}
        {status === "ready" && nextId !== null && (
          <SiteLink
            to={routes.post(nextId)}
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
