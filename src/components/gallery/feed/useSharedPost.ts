import { useCallback } from "react";
import { chunkAround, type PostChunk } from "../../../domain/gallery/gallery-chunks";
import type { GalleryPost } from "../../../domain/gallery/gallery-post";
import { useLoading } from "../../../hooks/loading/useLoading";
import { findPost } from "./post-files";

/** A post looked up by its id. */
export type SharedPost =
  { readonly status: "found"; readonly post: GalleryPost } | { readonly status: "loading" | "missing" | "failed" };

/** The post of an id: one that is already there, else from the file that holds it. */
export function useSharedPost(id: number, posts: readonly GalleryPost[], chunks: readonly PostChunk[]): SharedPost {
  const present = posts.find((post) => post.id === id);
  const isListed = chunkAround(id, chunks) !== undefined;
  const load = useCallback(async () => (await findPost(id, chunks)) ?? "missing", [id, chunks]);
  const { data: found, failure } = useLoading(load, !present && isListed);

  if (present) return { status: "found", post: present };
  if (!isListed || found === "missing") return { status: "missing" };
  if (failure) return { status: "failed" };
  return found ? { status: "found", post: found } : { status: "loading" };
}
