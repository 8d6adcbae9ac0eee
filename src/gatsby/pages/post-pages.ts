import type { CreatePagesArgs } from "gatsby";
import { BATCH_SIZE, type GalleryPost, type GalleryItem } from "../../domain/gallery/gallery";
import { routes } from "../../domain/routes";
import { post } from "../../model/kinds/post";
import { neighbour, titleSuffixes, templateFile } from "./page-context";
import { writePostChunks } from "../../outputs/data-files";
import type { SiteFiles } from "../../outputs/writing/site-files";
import { pictureSource, type ContentPicture } from "../../components/content/picture-source";
import { newestPostFirst } from "../../domain/activities/newest-first";
import { isVideo } from "../../model/values/media";
import { largePicture } from "../../outputs/site";
import { queryNodesInBatches } from "../query-nodes";

/** The gallery with its first batch, a page for each post, and the files with all of them. */
export async function createPostPages({ graphql, actions }: CreatePagesArgs, output: SiteFiles): Promise<void> {
  const posts = await queryPosts(graphql);
  const chunks = await writePostChunks(output, posts);
  actions.createPage({
    path: routes.list("posts"),
    component: templateFile("gallery"),
    context: {
      source: { posts: posts.slice(0, BATCH_SIZE), total: posts.length, chunks },
      nextId: posts[BATCH_SIZE]?.id ?? null,
    },
  });
  const suffixes = titleSuffixes(posts.map(({ id, title }) => ({ id: String(id), title })));
  const component = templateFile(post.template);
  posts.forEach((post, index) =>
    actions.createPage({
      path: routes.item("posts", post.id),
      component,
      context: {
        post,
        titleSuffix: suffixes.get(String(post.id)) ?? "",
        previous: neighbour("posts", posts[index - 1]),
        next: neighbour("posts", posts[index + 1]),
      },
    }),
  );
}

interface MediaNode {
  readonly alt: string | null;
  readonly type: string | null;
  readonly small: ContentPicture | null;
  readonly full: ContentPicture | null;
  readonly thumbnail: ContentPicture | null;
  readonly poster: ContentPicture | null;
}

interface PostNode extends Omit<GalleryPost, "id" | "description" | "media"> {
  readonly jsonId: number;
  readonly description: { readonly html: string } | null;
  readonly media: readonly MediaNode[];
}

const small = `{
  pictureUrl
  picture { gatsbyImageData(size: POST_TILE) }
}`;

// Not a page query, which would put the whole list into the HTML of /post, and again into its data.
const fields = `
  jsonId
  title
  date
  category
  tags
  description { html }
  media {
    alt
    type
    small: src ${small}
    full: src ${largePicture}
    thumbnail ${small}
    poster: thumbnail ${largePicture}
  }
`;

/** All posts with the fields of their cards, newest first. */
async function queryPosts(graphql: CreatePagesArgs["graphql"]): Promise<GalleryPost[]> {
  const nodes = await queryNodesInBatches<PostNode>(graphql, "Post", fields);
  return nodes.map(galleryPost).sort(newestPostFirst);
}

function galleryPost({ jsonId, title, date, category, tags, description, media }: PostNode): GalleryPost {
  return {
    id: jsonId,
    title,
    description: description?.html || null,
    date,
    category,
    tags,
    media: media.flatMap(itemOf),
  };
}

function itemOf({ alt, type, small, full, thumbnail, poster }: MediaNode): GalleryItem[] {
  const address = full?.pictureUrl ?? "";
  const words = alt ?? "";
  if (address !== "" && isVideo({ src: address, type }))
    return [{ alt: words, video: address, thumbnail: pictureSource(thumbnail), poster: pictureSource(poster)?.src }];
  const [inGrid, inViewer] = [pictureSource(small), pictureSource(full)];
  return inGrid && inViewer ? [{ alt: words, thumbnail: inGrid, full: inViewer }] : [];
}
