import type { PageProps } from "gatsby";
import { GalleryPage } from "../components/gallery/GalleryPage";
import { galleryOf } from "../components/gallery/structured-posts";
import type { GallerySource } from "../components/gallery/usePostFeed";
import { Seo } from "../components/seo/Seo";
import { routes } from "../domain/routes";
import { useClub } from "../hooks/useClub";

interface GalleryContext {
  readonly source: GallerySource;
  readonly nextId: number | null;
}

export default function GalleryTemplate({ pageContext }: PageProps<object, GalleryContext>) {
  const { source, nextId } = pageContext;
  const club = useClub();
  return (
    <>
      <Seo
        title="Gallery"
        description={`Pictures and videos of the contests, workshops and meetings of ${club.name}, the newest first.`}
        path={routes.list("posts")}
        structuredData={[galleryOf(club, routes.list("posts"), "Gallery", source.posts)]}
      />
      <GalleryPage source={source} nextId={nextId} />
    </>
  );
}
