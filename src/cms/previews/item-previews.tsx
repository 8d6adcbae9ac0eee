import { ArticleDetails } from "../../components/blog/ArticleDetails";
import { EventDetails } from "../../components/events/EventDetails";
import { PostDetails } from "../../components/gallery/PostDetails";
import { courseOf } from "../../components/my-class/course-of-node";
import { CourseView } from "../../components/my-class/course/CourseView";
import { NoticeDetails } from "../../components/notices/details/NoticeDetails";
import { PageText } from "../../components/pages/PageText";
import type { OwnMarks } from "../../components/problems/ProblemRow";
import { ProjectDetails } from "../../components/projects/ProjectDetails";
import { ResultDetails } from "../../components/results/ResultDetails";
import { SheetDetails } from "../../components/sheets/SheetDetails";
import { WorkshopDetails } from "../../components/workshops/WorkshopDetails";
import { noProgress } from "../../domain/my-class/stored-progress";
import { noMarks } from "../../domain/problems/marks";
import { bestPlaceText } from "../../domain/results/placing";
import { attachmentName } from "../../domain/text/markup";
import { article } from "../../model/kinds/article";
import { course } from "../../model/kinds/course";
import type { Folder } from "../../model/descriptors";
import { event } from "../../model/kinds/event";
import { notice } from "../../model/kinds/notice";
import { page } from "../../model/kinds/page";
import { post } from "../../model/kinds/post";
import { project } from "../../model/kinds/project";
import { result } from "../../model/kinds/result";
import { sheet } from "../../model/kinds/sheet";
import { isVideo } from "../../model/values/media";
import { workshop } from "../../model/kinds/workshop";
import { listPreviews } from "./list-previews";
import { peoplePreviews } from "./people-previews";
import {
  articleOf,
  fileOf,
  galleryOf,
  htmlOf,
  shortTextOf,
  linksOf,
  pictureOf,
  previewOf,
  sharedParts,
  type Preview,
  type AddressOf,
  type SharedFields,
} from "./preview-files";

const unmarked: OwnMarks = { marks: noMarks, onMark: () => undefined };

export const itemPreviews = {
  events: previewOf(event, (fields, addressOf, now) => (
    <EventDetails
      asOf={now}
      event={{
        ...fields,
        ...pageParts(fields, addressOf),
        speakers: fields.speakers.map((each) => ({ ...each, image: pictureOf(each.image, addressOf) })),
      }}
    />
  )),
  workshops: previewOf(workshop, (fields, addressOf, now) => (
    <WorkshopDetails asOf={now} workshop={{ ...fields, ...pageParts(fields, addressOf) }} />
  )),
  notices: previewOf(notice, (fields, addressOf, now) => (
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
  )),
  posts: previewOf(post, (fields, addressOf) => {
    const media = fields.media.map((each) => {
      const source = { src: addressOf(each.src) };
      const thumbnail = each.thumbnail === null ? undefined : { src: addressOf(each.thumbnail) };
      return isVideo(each)
        ? { alt: each.alt ?? "", video: source.src, thumbnail, poster: thumbnail?.src }
        : { alt: each.alt ?? "", thumbnail: source, full: source };
    });
    const description = htmlOf(fields.description, addressOf)?.html ?? null;
    return <PostDetails previous={null} next={null} post={{ ...fields, description, media }} />;
  }),
  projects: previewOf(project, (fields, addressOf) => (
    <ProjectDetails project={{ ...fields, ...pageParts(fields, addressOf) }} />
  )),
  results: previewOf(result, (fields, addressOf) => (
    <ResultDetails
      result={{
        ...fields,
        jsonId: fields.id,
        best: bestPlaceText(fields),
        description: htmlOf(fields.description, addressOf),
        links: linksOf(fields.links, addressOf),
      }}
    />
  )),
  sheets: previewOf(sheet, (fields, addressOf) => (
    <SheetDetails
      own={unmarked}
      sheet={{
        ...fields,
        jsonId: fields.id,
        description: htmlOf(fields.description, addressOf),
        problems: fields.problems.map((problem) => ({ ...problem, ...answersOf(problem, addressOf) })),
      }}
    />
  )),
  ...peoplePreviews,
  ...listPreviews,
  courses: previewOf(course, (fields, addressOf) => {
    const modules = fields.modules.map((module) => ({
      ...module,
      text: htmlOf(module.text, addressOf),
      resources: linksOf(module.resources, addressOf),
      practice: module.practice.map((problem) => ({
        ...problem,
        ...answersOf(problem, addressOf),
      })),
      quiz: module.quiz.map((question) => ({
        ...question,
        question: shortTextOf(question.question, addressOf),
        options: question.options.map((option) => shortTextOf(option, addressOf)),
        explanation: question.explanation === null ? null : shortTextOf(question.explanation, addressOf),
        explanations: question.explanations.map((reason) => shortTextOf(reason, addressOf)),
      })),
    }));
    const shown = courseOf({ ...fields, jsonId: fields.id, image: pictureOf(fields.image, addressOf), modules });
    return (
      <CourseView course={shown} index={0} progress={noProgress} onChange={() => undefined} own={unmarked} isKept />
    );
  }),
  blog: previewOf(article, (fields, addressOf, _now, body) => {
    const picture = pictureOf(fields.featuredImage, addressOf);
    return (
      <ArticleDetails
        article={{
          ...fields,
          jsonId: "",
          featuredImage: picture,
          authorImage: pictureOf(fields.authorImage, addressOf),
          body: articleOf(body, addressOf),
        }}
        authorPath={null}
        related={[]}
        previous={null}
        next={null}
      />
    );
  }),
  pages: previewOf(page, (fields, addressOf, _now, body) => (
    <PageText page={{ ...fields, jsonId: "page", body: articleOf(body, addressOf) }} />
  )),
} satisfies Readonly<Record<Folder, Preview>>;

type Answers = Readonly<Record<"hint" | "solution", string | null>>;

function answersOf({ hint, solution }: Answers, addressOf: AddressOf) {
  return { hint: htmlOf(hint, addressOf), solution: htmlOf(solution, addressOf) };
}

interface PageFields extends SharedFields<string> {
  readonly fullDescription: string | null;
  readonly gallery: Parameters<typeof galleryOf>[0];
}

function pageParts(fields: PageFields, addressOf: AddressOf) {
  return {
    ...sharedParts(fields, addressOf),
    fullDescription: htmlOf(fields.fullDescription, addressOf),
    gallery: galleryOf(fields.gallery, addressOf),
  };
}
