import type { PageProps } from "gatsby";
import { GalleryPage } from "../components/gallery/GalleryPage";
import { galleryOf } from "../components/gallery/structured-posts";
import type { GallerySource } from "../components/gallery/usePostFeed";
import { Seo } from "../components/seo/Seo";
import { routes } from "../domain/routes";
import { useClub } from "../hooks/useClub";
import { t } from "../words/t";

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
        title={t("Gallery")}
        description={t("Pictures and videos of the contests, workshops and meetings of {club}, the newest first.", {
          club: club.name,
        })}
        path={routes.list("posts")}
        structuredData={[galleryOf(club, routes.list("posts"), t("Gallery"), source.posts)]}
      />
      <GalleryPage source={source} nextId={nextId} />
    </>
  );
}
