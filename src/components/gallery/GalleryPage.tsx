import { postIdIn } from "../../domain/gallery/gallery";
import { routes } from "../../domain/routes";
import { useAddress } from "../../hooks/useAddress";
import { AddressDependent } from "../content/AddressDependent";
import { EmptyState } from "../content/states/EmptyState";
import { PageHeader } from "../content/page/PageHeader";
import { SiteLink } from "../navigation/SiteLink";
import { PostFeed } from "./feed/PostFeed";
import { SharedPost } from "./feed/SharedPost";
import { type GallerySource, usePostFeed } from "./feed/usePostFeed";
import { isUsed } from "../../model/parts";

interface GalleryPageProps {
  readonly source: GallerySource;
  /** The first post that the page's HTML does not hold. */
  readonly nextId: number | null;
}

/** The gallery: all posts, or the one that the address names. */
export function GalleryPage({ source, nextId }: GalleryPageProps) {
  const feed = usePostFeed(source);
  const selected = postIdIn(useAddress().replace(/^[^#]*/, ""));
  return (
    <>
      <PageHeader title="Gallery" place="post" command="ls -t">
        <p>
          What the club has been doing, in pictures and videos.
          {isUsed("blog") && (
            <>
              {" Longer reads are in "}
              <SiteLink to={routes.list("blog")}>our blog</SiteLink>.
            </>
          )}
        </p>
      </PageHeader>
      <div className="container">
        <AddressDependent reads={[]} fragment="\d+">
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
