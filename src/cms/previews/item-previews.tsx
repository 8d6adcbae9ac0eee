import { ArticleDetails } from "../../components/blog/ArticleDetails";
import { EventDetails } from "../../components/events/EventDetails";
import { PostDetails } from "../../components/gallery/PostDetails";
import { NoticeDetails } from "../../components/notices/details/NoticeDetails";
import { PageText } from "../../components/pages/PageText";
import { ProjectDetails } from "../../components/projects/ProjectDetails";
import { WorkshopDetails } from "../../components/workshops/WorkshopDetails";
import { attachmentName } from "../../domain/text/attachment-name";
import { article } from "../../model/kinds/article";
import type { Folder } from "../../model/descriptors";
import { event } from "../../model/kinds/event";
import { isVideo } from "../../model/values/media";
import { notice } from "../../model/kinds/notice";
import { page } from "../../model/kinds/page";
import { post } from "../../model/kinds/post";
import { project } from "../../model/kinds/project";
import { workshop } from "../../model/kinds/workshop";
import { CoursePreview } from "./CoursePreview";
import { listPreviews } from "./list-previews";
import { peoplePreviews } from "./people-previews";
import type { Preview } from "./preview";
import { articleOf, fileOf, galleryOf, htmlOf, linksOf, pictureOf } from "./preview-files";
import { shownFields } from "./shown-fields";
import { UpcomingPreview } from "./UpcomingPreview";

/** The page of an item of each kind, by the folder of the kind. */
export const itemPreviews = {
  events: (item, addressOf, now) => {
    const fields = shownFields(event.schema, item);
    return (
      <EventDetails
        asOf={now}
        event={{
          ...fields,
          jsonId: fields.id,
          fullDescription: htmlOf(fields.fullDescription, addressOf),
          image: pictureOf(fields.image, addressOf),
          gallery: galleryOf(fields.gallery, addressOf),
          links: linksOf(fields.links, addressOf),
        }}
      />
    );
  },
  workshops: (item, addressOf, now) => {
    const fields = shownFields(workshop.schema, item);
    return (
      <WorkshopDetails
        asOf={now}
        workshop={{
          ...fields,
          jsonId: fields.id,
          fullDescription: htmlOf(fields.fullDescription, addressOf),
          image: pictureOf(fields.image, addressOf),
          gallery: galleryOf(fields.gallery, addressOf),
          links: linksOf(fields.links, addressOf),
        }}
      />
    );
  },
  notices: (item, addressOf, now) => {
    const fields = shownFields(notice.schema, item);
    return (
      <NoticeDetails
        asOf={now}
        previous={null}
        next={null}
        notice={{
          ...fields,
          jsonId: fields.id,
          content: htmlOf(fields.content, addressOf),
          fullDescription: htmlOf(fields.fullDescription, addressOf),
          downloadUrl: pictureOf(fields.downloadUrl, addressOf),
          attachments: fields.attachments.map((each) => ({
            ...each,
            name: attachmentName(each),
            url: fileOf(each.url, addressOf),
          })),
        }}
      />
    );
  },
  posts: (item, addressOf) => {
    const fields = shownFields(post.schema, item);
    const media = fields.media.map((each) => {
      const source = { src: addressOf(each.src) };
      const thumbnail = each.thumbnail === null ? undefined : { src: addressOf(each.thumbnail) };
      return isVideo(each)
        ? { alt: each.alt ?? "", video: source.src, thumbnail, poster: thumbnail?.src }
        : { alt: each.alt ?? "", thumbnail: source, full: source };
    });
    const description = htmlOf(fields.description, addressOf)?.html ?? null;
    return <PostDetails previous={null} next={null} post={{ ...fields, description, media }} />;
  },
  projects: (item, addressOf) => {
    const fields = shownFields(project.schema, item);
    return (
      <ProjectDetails
        project={{
          ...fields,
          jsonId: fields.id,
          fullDescription: htmlOf(fields.fullDescription, addressOf),
          links: linksOf(fields.links, addressOf),
          image: pictureOf(fields.image, addressOf),
          gallery: galleryOf(fields.gallery, addressOf),
        }}
      />
    );
  },
  ...peoplePreviews,
  ...listPreviews,
  courses: (item, addressOf) => <CoursePreview item={item} addressOf={addressOf} />,
  upcoming: (item, addressOf) => <UpcomingPreview item={item} addressOf={addressOf} />,
  blog: (item, addressOf) => {
    const fields = shownFields(article.schema, item);
    const picture = pictureOf(fields.featuredImage, addressOf);
    return (
      <ArticleDetails
        article={{
          ...fields,
          jsonId: "",
          featuredImage: picture,
          authorImage: pictureOf(fields.authorImage, addressOf),
          body: articleOf(typeof item.body === "string" ? item.body : "", addressOf),
        }}
        authorPath={null}
        related={[]}
        previous={null}
        next={null}
      />
    );
  },
  pages: (item, addressOf) => {
    const fields = shownFields(page.schema, item);
    const body = articleOf(typeof item.body === "string" ? item.body : "", addressOf);
    return <PageText page={{ ...fields, jsonId: "page", body }} />;
  },
} satisfies Readonly<Record<Folder, Preview>>;
