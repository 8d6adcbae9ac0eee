import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { routes } from "../../domain/routes";
import { type GalleryPost, HIGHLIGHT_TIME, SCROLL_DELAY, SCROLL_OFFSET } from "../../domain/gallery/gallery";
import { chunkAround, type PostChunk } from "../../domain/gallery/gallery-chunks";
import { useLoading } from "../../hooks/loading/useLoading";
import { scrollBehavior } from "../../hooks/motion/reduced-motion";
import { EmptyState } from "../content/states/EmptyState";
import { ButtonLink } from "../navigation/ButtonLink";
import { SiteLink } from "../navigation/SiteLink";
import { classes } from "../ui/classes";
import { PostCard } from "./PostCard";
import { type GallerySource, findPost } from "./usePostFeed";
import { t } from "../../words/t";
import * as buttons from "../ui/controls/button.module.css";
import * as styles from "./GalleryPage.module.css";

interface SharedPostProps {
  readonly id: number;
  readonly posts: readonly GalleryPost[];
  readonly chunks: GallerySource["chunks"];
}

/** The post in the address, and a link to all posts. */
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
      {shared.status === "loading" && <p role="status">{t("Loading the post...")}</p>}
      {shared.status === "missing" && <MissingPost id={id} />}
      {shared.status === "failed" && (
        <EmptyState title={t("The post could not be loaded")}>
          <p>{t("Check your connection, or read it on its own page.")}</p>
          <ButtonLink to={routes.item("posts", id)}>{t("Open the post")}</ButtonLink>
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
  // The reader may have scrolled far down when the fragment changes.
  useEffect(() => {
    // In braces, since new browsers return a promise, which an effect must not.
    window.scrollTo(0, 0);
  }, [id]);
  return (
    <EmptyState title={t("Post Not Found")}>
      <p>{t("There is no post {id} in the gallery. It may have been removed.", { id })}</p>
      <ViewAllLink />
    </EmptyState>
  );
}

function ViewAllLink() {
  return (
    <SiteLink to={routes.list("posts")} className={buttons.button}>
      {t("View All Posts")}
    </SiteLink>
  );
}

type FoundPost =
  { readonly status: "found"; readonly post: GalleryPost } | { readonly status: "loading" | "missing" | "failed" };

/** The post with an id: from the page if it is there, otherwise from its file. */
function useSharedPost(id: number, posts: readonly GalleryPost[], chunks: readonly PostChunk[]): FoundPost {
  const present = posts.find((post) => post.id === id);
  const isListed = chunkAround(id, chunks) !== undefined;
  const load = useCallback(async () => (await findPost(id, chunks)) ?? "missing", [id, chunks]);
  const { data: found, failure } = useLoading(load, !present && isListed);

  if (present) return { status: "found", post: present };
  if (!isListed || found === "missing") return { status: "missing" };
  if (failure) return { status: "failed" };
  return found ? { status: "found", post: found } : { status: "loading" };
}

/** After 500 ms, scrolls to an element, 80 px below the top of the window, and highlights it for 1 s. */
function useSpotlight(element: RefObject<HTMLElement | null>): boolean {
  const [isHighlighted, setHighlighted] = useState(true);

  useEffect(() => {
    const scrolling = setTimeout(() => {
      const top = (element.current?.getBoundingClientRect().top ?? 0) + window.scrollY - SCROLL_OFFSET;
      window.scrollTo({ top, behavior: scrollBehavior() });
    }, SCROLL_DELAY);
    const dimming = setTimeout(() => setHighlighted(false), HIGHLIGHT_TIME);
    return () => {
      clearTimeout(scrolling);
      clearTimeout(dimming);
    };
  }, [element]);

  return isHighlighted;
}
