import type { PageProps } from "gatsby";
import type { Neighbour } from "../components/content/page/PreviousNext";
import type { GalleryPost } from "../domain/gallery/gallery";
import { PostDetails } from "../components/gallery/PostDetails";
import { galleryOf } from "../components/gallery/structured-posts";
import { Seo } from "../components/seo/Seo";
import { textOfHtml } from "../domain/text/markup";
import { routes } from "../domain/routes";
import { useClub } from "../hooks/useClub";
import { t } from "../words/t";

interface PostContext {
  readonly post: GalleryPost;
  readonly titleSuffix: string;
  readonly previous: Neighbour | null;
  readonly next: Neighbour | null;
}

export default function PostTemplate({ pageContext }: PageProps<object, PostContext>) {
  const { post, titleSuffix, previous, next } = pageContext;
  const club = useClub();
  const path = routes.item("posts", post.id);
  const words = textOfHtml(post.description ?? "");
  return (
    <>
      <Seo
        title={post.title}
        description={
          words
            ? t("{title}, in the gallery: {words}", { title: post.title, words })
            : t("{title}, in the gallery: a club activity of {club}.", { title: post.title, club: club.name })
        }
        titleSuffix={titleSuffix}
        path={path}
        date={post.date}
        parents={[{ name: t("Gallery"), path: routes.list("posts") }]}
        structuredData={[galleryOf(club, path, post.title, [post])]}
      />
      <PostDetails post={post} previous={previous} next={next} />
    </>
  );
}
