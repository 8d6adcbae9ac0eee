import { z } from "zod";
import { choice, groups, numberId } from "../fields/simple-fields";
import { file, image } from "../fields/link-fields";
import { lines, markdown, text } from "../fields/text-fields";
import { date, publishAt, publishedAt } from "../fields/time-fields";
import { defineKind } from "../kind";
import { isVideo, imageSize, mediaLimits } from "../values/media";
import { hasText } from "../schema/json-object";
import { t } from "../../words/t";

function mediaWarnings(value: unknown): string[] {
  const warnings: string[] = [];
  if (!hasText(value, "alt")) warnings.push(t("has no alt text, expected a sentence that says what it shows"));
  const parsed = z
    .object({ src: z.string(), type: z.enum(["image", "video"]).nullish().catch(undefined) })
    .safeParse(value);
  if (parsed.success && isVideo(parsed.data) && !hasText(value, "thumbnail"))
    warnings.push(t("is a video without a thumbnail, expected a picture; the page will show the default one"));
  return warnings;
}

export const post = defineKind({
  folder: "posts",
  typeName: "Post",
  idKind: "number",
  singular: t("Post||in the gallery"),
  plural: t("Posts"),
  listDetails: ["id", "date"],
  description: t(
    "The gallery: pictures and videos with a few words. Shown on /post, the newest three on the home page.",
  ),
  template: "post",
  linkExpectation: t("expected the address of a post"),
  hasOwnPages: true,
  tagline: t("Pictures and videos"),
  sharePicture: { label: t("Gallery"), facts: ["{date}", "{category}"], photo: "media" },
  generatorTab: 1,
  schema: z.object({
    id: numberId({
      label: t("Post ID"),
      hint: t("The next free number; the highest is shown first. Never change it."),
      example: "15",
    }),
    title: text({ label: t("Title"), hint: t("What it shows."), example: "Orientation day" }),
    description: markdown({
      label: t("Description"),
      hint: t("A few words about it. If empty, the page says 'Club activity post'."),
      example: "Eighty new faces in the **auditorium**.",
    }).optional(),
    publishAt,
    publishedAt,
    date: date({ label: t("Date"), hint: t("When it happened."), example: "2026-02-10" }).optional(),
    category: text({ label: t("Category"), hint: t("The type of activity."), example: "Workshop" }).optional(),
    tags: lines({ label: t("Tags"), hint: t("Keywords."), example: "orientation" }).optional(),
    media: groups({
      label: t("Media"),
      hint: t("Pictures and videos, the best one first."),
      fields: {
        src: file({
          label: t("File"),
          hint: t("A picture of {size}, or a video of at most {most} MB.", {
            size: imageSize,
            most: mediaLimits.video.most,
          }),
          example: "../media/orientation.jpg",
          takes: "media",
        }),
        alt: text({
          label: t("Alt text"),
          hint: t("What it shows, in a sentence."),
          example: "New students fill the auditorium",
        }).optional(),
        type: choice({
          label: t("Type"),
          hint: t("image or video. Needed only for a link whose file name doesn't say which."),
          choices: ["image", "video"],
          example: "image",
        }).optional(),
        thumbnail: image({
          label: t("Thumbnail"),
          hint: t("A video needs one: the picture shown before it plays."),
          example: "../media/orientation-video.jpg",
        }).optional(),
      },
      entryWarnings: mediaWarnings,
    }).optional(),
  }),
});
