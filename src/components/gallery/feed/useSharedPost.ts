import { useEffect, useState } from "react";
import { chunkAround, type PostChunk } from "../../../domain/gallery/gallery-chunks";
import type { GalleryPost } from "../gallery-post";
import { findPost } from "./find-posts";

/** A post looked up by its id. */
export type SharedPost =
  { readonly status: "found"; readonly post: GalleryPost } | { readonly status: "loading" | "missing" | "failed" };

/** The post of an id: one that is there already, else from the file that holds it. */
export function useSharedPost(id: number, posts: readonly GalleryPost[], chunks: readonly PostChunk[]): SharedPost {
  const present = posts.find((post) => post.id === id);
  const isListed = chunkAround(id, chunks) !== undefined;
  const [answer, setAnswer] = useState<{ readonly id: number; readonly shared: SharedPost }>();

  useEffect(() => {
    if (present || !isListed) return undefined;
    let isCurrent = true;
    const settle = (shared: SharedPost) => isCurrent && setAnswer({ id, shared });
    findPost(id, chunks).then(
      (post) => settle(post ? { status: "found", post } : { status: "missing" }),
      () => settle({ status: "failed" }),
    );
    return () => {
      isCurrent = false;
    };
  }, [id, present, isListed, chunks]);

  if (present) return { status: "found", post: present };
  if (!isListed) return { status: "missing" };
  return answer?.id === id ? answer.shared : { status: "loading" };
}
