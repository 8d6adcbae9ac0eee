import { useCallback, useEffect, useState } from "react";
import { LOAD_DELAY } from "../../domain/gallery";
import { batchAfter, type PostChunk } from "../../domain/gallery-chunks";
import type { GalleryPost } from "./gallery-post";
import { loadChunk } from "./load-chunk";

/** What a page knows of the gallery from the start. */
export interface GallerySource {
  /** The first batch. */
  readonly posts: readonly GalleryPost[];
  /** How many posts there are. */
  readonly total: number;
  /** Where all of them are, newest first. */
  readonly chunks: readonly PostChunk[];
}

export interface PostFeed {
  readonly posts: readonly GalleryPost[];
  readonly status: "ready" | "loading" | "failed" | "complete";
  /** Asks for the next batch; does nothing while one is on its way. */
  readonly loadMore: () => void;
}

/** How far each visit has come, so that Back finds the list, and with it the place in it, again. */
const visits = new Map<string, readonly GalleryPost[]>();

function pause(duration: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, duration));
}

/**
 * The posts of the gallery, a batch more at every call, each after at least 500 ms.
 *
 * @param visit the key of the entry in the browser's history
 */
export function usePostFeed({ posts: firstBatch, total, chunks }: GallerySource, visit: string): PostFeed {
  const [posts, setPosts] = useState(() => visits.get(visit) ?? firstBatch);
  const [status, setStatus] = useState<PostFeed["status"]>(() => (posts.length < total ? "ready" : "complete"));
  const loadMore = useCallback(
    () => setStatus((before) => (before === "ready" || before === "failed" ? "loading" : before)),
    [],
  );

  useEffect(() => {
    if (status !== "loading") return undefined;
    let isCurrent = true;
    const lastId = posts.at(-1)?.id ?? Infinity;
    Promise.all([batchAfter(lastId, chunks, loadChunk), pause(LOAD_DELAY)]).then(
      ([batch]) => {
        if (!isCurrent) return;
        const more = [...posts, ...batch];
        visits.set(visit, more);
        setPosts(more);
        setStatus(batch.length === 0 || more.length >= total ? "complete" : "ready");
      },
      () => isCurrent && setStatus("failed"),
    );
    return () => {
      isCurrent = false;
    };
  }, [status, posts, chunks, total, visit]);

  return { posts, status, loadMore };
}
