import type { ReactNode } from "react";
import { AchievementEntry } from "../../components/achievements/AchievementEntry";
import { ArticleDetails } from "../../components/blog/ArticleDetails";
import { EventDetails } from "../../components/events/EventDetails";
import { PostDetails } from "../../components/gallery/PostDetails";
import { NoticeDetails } from "../../components/notices/details/NoticeDetails";
import { AdvisorProfile } from "../../components/people/profile/AdvisorProfile";
import { LeaderProfile } from "../../components/people/profile/LeaderProfile";
import { MemberProfile } from "../../components/people/profile/MemberProfile";
import { PageText } from "../../components/pages/PageText";
import { ProjectDetails } from "../../components/projects/ProjectDetails";
import { QuestionEntry } from "../../components/questions/QuestionEntry";
import { ResourceEntry } from "../../components/resources/ResourceEntry";
import { SponsorEntry } from "../../components/sponsors/SponsorList";
import { SubCommunityPanel } from "../../components/sub-communities/SubCommunityPanel";
import { WorkshopDetails } from "../../components/workshops/WorkshopDetails";
import { attachmentName } from "../../domain/text/attachment-name";
import { achievement } from "../../model/achievement";
import { advisor } from "../../model/advisor";
import { article } from "../../model/article";
import type { Folder } from "../../model/descriptors";
import { event } from "../../model/event";
import { isVideo } from "../../model/values/media";
import { member } from "../../model/member";
import type { JsonObject } from "../../model/schema/json-object";
import { notice } from "../../model/notice";
import { page } from "../../model/page";
import { pastLeader } from "../../model/past-leader";
import { post } from "../../model/post";
import { project } from "../../model/project";
import { question } from "../../model/question";
import { resource } from "../../model/resource";
import { sponsor } from "../../model/sponsor";
import { subCommunity } from "../../model/sub-community";
import { teamMember } from "../../model/team-member";
import { workshop } from "../../model/workshop";
import { CoursePreview } from "./CoursePreview";
import { articleOf, fileOf, galleryOf, htmlOf, linksOf, pictureOf, type AddressOf } from "./preview-files";
import { shownFields } from "./shown-fields";
import { UpcomingPreview } from "./UpcomingPreview";

/** Draws an item that is being written with the components of its page. */
export type Preview = (item: JsonObject, addressOf: AddressOf, now: string) => ReactNode;

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
        newer={null}
        older={null}
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
    return <PostDetails newer={null} older={null} post={{ ...fields, description, media }} />;
  },
  advisors: (item, addressOf) => {
    const fields = shownFields(advisor.schema, item);
    return <AdvisorProfile advisor={{ ...fields, ...profileOf(fields, addressOf) }} />;
  },
  team: (item, addressOf) => {
    const fields = shownFields(teamMember.schema, item);
    return <LeaderProfile leader={{ ...fields, ...profileOf(fields, addressOf) }} />;
  },
  "past-leaders": (item, addressOf) => {
    const fields = shownFields(pastLeader.schema, item);
    return <LeaderProfile leader={{ ...fields, ...profileOf(fields, addressOf) }} />;
  },
  members: (item, addressOf) => {
    const fields = shownFields(member.schema, item);
    const image = pictureOf(fields.image, addressOf);
    const links = linksOf(fields.links, addressOf);
    return <MemberProfile member={{ ...fields, jsonId: fields.id, image, links }} />;
  },
  "sub-communities": (item) => {
    const fields = shownFields(subCommunity.schema, item);
    return (
      <div className="container">
        <SubCommunityPanel community={{ ...fields, jsonId: fields.id }} clubEmail={null} />
      </div>
    );
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
  achievements: (item, addressOf) => {
    const fields = shownFields(achievement.schema, item);
    return (
      <div className="container">
        <AchievementEntry
          achievement={{
            ...fields,
            jsonId: fields.id,
            description: htmlOf(fields.description, addressOf),
            image: pictureOf(fields.image, addressOf),
            links: linksOf(fields.links, addressOf),
          }}
        />
      </div>
    );
  },
  sponsors: (item, addressOf) => {
    const fields = shownFields(sponsor.schema, item);
    const logos = { logo: pictureOf(fields.logo, addressOf), logoDark: pictureOf(fields.logoDark, addressOf) };
    return (
      <div className="container">
        <SponsorEntry sponsor={{ ...fields, ...logos, jsonId: fields.id }} />
      </div>
    );
  },
  questions: (item, addressOf) => {
    const fields = shownFields(question.schema, item);
    return (
      <div className="container">
        <QuestionEntry
          isOpen
          question={{ ...fields, jsonId: fields.id, answer: htmlOf(fields.answer, addressOf) ?? { html: "" } }}
        />
      </div>
    );
  },
  resources: (item, addressOf) => {
    const fields = shownFields(resource.schema, item);
    return (
      <div className="container">
        <ResourceEntry resource={{ ...fields, jsonId: fields.id, url: fileOf(fields.url, addressOf) }} />
      </div>
    );
  },
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
        newer={null}
        older={null}
      />
    );
  },
  pages: (item, addressOf) => {
    const fields = shownFields(page.schema, item);
    const body = articleOf(typeof item.body === "string" ? item.body : "", addressOf);
    return <PageText page={{ ...fields, jsonId: "page", body }} />;
  },
} satisfies Readonly<Record<Folder, Preview>>;

interface ProfileFields {
  readonly id: number;
  readonly image: string | null;
  readonly fullBio: string | null;
  readonly links: Parameters<typeof linksOf>[0];
}

function profileOf({ id, image, fullBio, links }: ProfileFields, addressOf: AddressOf) {
  return {
    jsonId: id,
    image: pictureOf(image, addressOf),
    fullBio: htmlOf(fullBio, addressOf),
    links: linksOf(links, addressOf),
  };
}
