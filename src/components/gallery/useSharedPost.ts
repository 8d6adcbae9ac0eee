import { useEffect, useState } from "react";
import { chunkAround, type PostChunk } from "../../domain/gallery-chunks";
import type { GalleryPost } from "./gallery-post";
import { loadChunk } from "./load-chunk";

/** A post looked up by its id. */
export type SharedPost =
  { readonly status: "found"; readonly post: GalleryPost } | { readonly status: "loading" | "missing" | "failed" };

/** The post of an id: one that is there already, else from the file that holds it. */
export function useSharedPost(id: number, posts: readonly GalleryPost[], chunks: readonly PostChunk[]): SharedPost {
  const present = posts.find((post) => post.id === id);
  const chunk = chunkAround(id, chunks);
  const [answer, setAnswer] = useState<{ readonly id: number; readonly shared: SharedPost }>();

  useEffect(() => {
    if (present || !chunk) return undefined;
    let isCurrent = true;
    const settle = (shared: SharedPost) => isCurrent && setAnswer({ id, shared });
    loadChunk(chunk).then(
      (loaded) => {
        const post = loaded.find((candidate) => candidate.id === id);
        settle(post ? { status: "found", post } : { status: "missing" });
      },
      () => settle({ status: "failed" }),
    );
    return () => {
      isCurrent = false;
    };
  }, [id, present, chunk]);

  if (present) return { status: "found", post: present };
  if (!chunk) return { status: "missing" };
  return answer?.id === id ? answer.shared : { status: "loading" };
}
