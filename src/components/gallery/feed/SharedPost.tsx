import { useEffect, useRef } from "react";
import { routes } from "../../../domain/routes";
import { EmptyState } from "../../content/states/EmptyState";
import { ButtonLink } from "../../navigation/ButtonLink";
import { SiteLink } from "../../navigation/SiteLink";
import * as buttons from "../../ui/controls/button.module.css";
import { classes } from "../../ui/classes";
import { PostCard } from "../PostCard";
import type { GalleryPost } from "../../../domain/gallery/gallery-post";
import { useSharedPost } from "./useSharedPost";
import type { GallerySource } from "./usePostFeed";
import { useSpotlight } from "./useSpotlight";
import * as styles from "./SharedPost.module.css";

interface SharedPostProps {
  readonly id: number;
  /** The posts that are already there. */
  readonly posts: readonly GalleryPost[];
  readonly chunks: GallerySource["chunks"];
}

/** The one post that the address names, and the way to all of them. */
export function SharedPost({ id, posts, chunks }: SharedPostProps) {
  const shared = useSharedPost(id, posts, chunks);
  return (
    <div className={styles.shared}>
      {shared.status === "found" && (
        <>
          <ViewAllLink />
          <SpotlitPost key={id} post={shared.post} />
        </>
      )}
      {shared.status === "loading" && <p role="status">Loading the post...</p>}
      {shared.status === "missing" && <MissingPost id={id} />}
      {shared.status === "failed" && (
        <EmptyState title="The post could not be loaded">
          <p>Check your connection, or read it on its own page.</p>
          <ButtonLink to={routes.item("posts", id)}>Open the post</ButtonLink>
          <ViewAllLink />
        </EmptyState>
      )}
    </div>
  );
}

function SpotlitPost({ post }: { readonly post: GalleryPost }) {
  const element = useRef<HTMLDivElement>(null);
  const isHighlighted = useSpotlight(element);
  return (
    <div ref={element} className={classes(styles.post, isHighlighted && styles.highlighted)}>
      <PostCard post={post} eager />
    </div>
  );
}

function MissingPost({ id }: { readonly id: number }) {
  // The reader may be far below when the fragment changes.
  useEffect(() => {
    // New browsers return a promise, which an effect must not return.
    window.scrollTo(0, 0);
  }, [id]);
  return (
    <EmptyState title="Post Not Found">
      <p>There is no post {id} in the gallery. It may have been removed.</p>
      <ViewAllLink />
    </EmptyState>
  );
}

function ViewAllLink() {
  return (
    <SiteLink to={routes.list("posts")} className={buttons.button}>
      View All Posts
    </SiteLink>
  );
}
