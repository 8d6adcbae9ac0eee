import { useCallback, useEffect, useState } from "react";
import { LOAD_DELAY, type GalleryPost } from "../../domain/gallery/gallery";
import { type PostChunk, batchAfter, chunkAround, postFormat } from "../../domain/gallery/gallery-chunks";
import { failureOf, type LoadingFailure } from "../../hooks/loading/fetch-file";
import { keptListPlace } from "../../hooks/scrolling/useListPlace";
import { useInteractive } from "../../hooks/useNow";
import { dataFile } from "../../hooks/loading/data-file";

export interface GallerySource {
  readonly posts: readonly GalleryPost[];
  readonly total: number;
  readonly chunks: readonly PostChunk[];
}

export interface PostFeed {
  readonly posts: readonly GalleryPost[];
  readonly status: "ready" | "loading" | "complete" | LoadingFailure;
  /** Loads the next batch; does nothing while one is loading. */
  readonly loadMore: () => void;
}

/** The name of the list in the history. A single post is not kept there. */
export const GALLERY = "posts";

function pause(duration: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, duration));
}

/**
 * The posts of the gallery; each call adds a batch, after at least 500 ms. A reader who comes back gets as many as
 * before, without a pause.
 */
export function usePostFeed({ posts: firstBatch, total, chunks }: GallerySource): PostFeed {
  const [posts, setPosts] = useState(firstBatch);
  const [status, setStatus] = useState<PostFeed["status"]>(posts.length < total ? "ready" : "complete");
  const isInteractive = useInteractive();
  const [shownBefore, setShownBefore] = useState<number>();
  if (isInteractive && shownBefore === undefined) setShownBefore(keptListPlace(GALLERY)?.shown ?? 0);
  const isReturning = shownBefore !== undefined && posts.length < shownBefore;
  if (status === "ready" && isReturning) setStatus("loading");
  const loadMore = useCallback(() => setStatus((before) => (before === "complete" ? before : "loading")), []);

  useEffect(() => {
    if (status !== "loading") return undefined;
    let isCurrent = true;
    const lastId = posts.at(-1)?.id ?? Infinity;
    Promise.all([postsAfter(lastId, chunks), pause(isReturning ? 0 : LOAD_DELAY)]).then(
      ([batch]) => {
        if (!isCurrent) return;
        const more = [...posts, ...batch];
        setPosts(more);
        setStatus(more.length >= total ? "complete" : "ready");
      },
      (error: unknown) => isCurrent && setStatus(failureOf(error)),
    );
    return () => {
      isCurrent = false;
    };
  }, [status, posts, chunks, total, isReturning]);

  return { posts, status, loadMore };
}

const postFile = dataFile(postFormat.parse);

function postsAfter(id: number, chunks: readonly PostChunk[]): Promise<readonly GalleryPost[]> {
  return batchAfter(id, chunks, ({ url }) => postFile.load(url));
}

export async function findPost(id: number, chunks: readonly PostChunk[]): Promise<GalleryPost | undefined> {
  const chunk = chunkAround(id, chunks);
  const posts = chunk ? await postFile.load(chunk.url) : [];
  return posts.find((post) => post.id === id);
}
