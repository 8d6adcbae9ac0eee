import { postIdIn } from "../../domain/gallery/gallery-hash";
import { routes } from "../../domain/routes";
import { useInteractive } from "../../hooks/useInteractive";
import { AddressDependent } from "../content/AddressDependent";
import { EmptyState } from "../content/states/EmptyState";
import { PageHeader } from "../content/page/PageHeader";
import { SiteLink } from "../navigation/SiteLink";
import { PostFeed } from "./feed/PostFeed";
import { SharedPost } from "./feed/SharedPost";
import { usePostFeed, type GallerySource } from "./feed/usePostFeed";
import { isKindUsed } from "../../domain/settings/offered";

interface GalleryPageProps {
  readonly source: GallerySource;
  /** The first post that the page's HTML does not hold. */
  readonly nextId: number | null;
  /** The fragment of the address, such as `#12`. */
  readonly hash: string;
  /** The key of the entry in the browser's history. */
  readonly visit: string;
}

/** The gallery: all posts, or the one that the address names. */
export function GalleryPage({ source, nextId, hash, visit }: GalleryPageProps) {
  const feed = usePostFeed(source, visit);
  const selected = useSelectedPost(hash);
  return (
    <>
      <PageHeader title="Gallery" place="post" command="ls -t">
        <p>
          What the club has been doing, in pictures and videos.
          {isKindUsed("blog") && (
            <>
              {" Longer reads are in "}
              <SiteLink to={routes.list("blog")}>our blog</SiteLink>.
            </>
          )}
        </p>
      </PageHeader>
      <div className="container">
        <AddressDependent>
          {selected !== undefined ? (
            <SharedPost id={selected} posts={feed.posts} chunks={source.chunks} />
          ) : source.total === 0 ? (
            <EmptyState title="No posts yet">Come back soon.</EmptyState>
          ) : (
            <PostFeed feed={feed} total={source.total} nextId={nextId} />
          )}
        </AddressDependent>
      </div>
    </>
  );
}

/** The server does not know the fragment: there is none until the page is interactive. */
function useSelectedPost(hash: string): number | undefined {
  const isInteractive = useInteractive();
  return isInteractive ? postIdIn(hash) : undefined;
}
