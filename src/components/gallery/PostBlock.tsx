import { useRef } from "react";
import { useFarHeight } from "../../hooks/useFarHeight";
import type { GalleryPost } from "./gallery-post";
import { PostCard } from "./PostCard";
import * as styles from "./PostFeed.module.css";

interface PostBlockProps {
  readonly posts: readonly GalleryPost[];
  /** The place of its first post in the gallery, from 0. */
  readonly start: number;
  readonly total: number;
}

/** Some posts of the gallery; far from the window they keep their height and nothing else. */
export function PostBlock({ posts, start, total }: PostBlockProps) {
  const element = useRef<HTMLDivElement>(null);
  const height = useFarHeight(element);
  return (
    <div ref={element} className={styles.block} style={height === undefined ? undefined : { height }}>
      {height === undefined &&
        posts.map((post, index) => (
          <div key={post.id} role="listitem" aria-posinset={start + index + 1} aria-setsize={total}>
            <PostCard post={post} eager={start + index === 0} />
          </div>
        ))}
    </div>
  );
}
