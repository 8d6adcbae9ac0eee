import { z } from "zod";
import { choice, groups, numberId } from "../fields/simple-fields";
import { file, image } from "../fields/link-fields";
import { lines, markdown, text } from "../fields/text-fields";
import { date, publishAt } from "../fields/time-fields";
import { defineKind } from "../kind";
import { isVideo, imageSize, mediaLimits } from "../values/media";
import { hasText } from "../schema/json-object";

function mediaWarnings(value: unknown): string[] {
  const warnings: string[] = [];
  if (!hasText(value, "alt")) warnings.push("has no alt text, expected a sentence that says what it shows");
  const parsed = z
    .object({ src: z.string(), type: z.enum(["image", "video"]).nullish().catch(undefined) })
    .safeParse(value);
  if (parsed.success && isVideo(parsed.data) && !hasText(value, "thumbnail"))
    warnings.push("is a video without a thumbnail, expected a picture; the page will show the default one");
  return warnings;
}

export const post = defineKind({
  folder: "posts",
  typeName: "Post",
  idKind: "number",
  format: "json",
  singular: "Post",
  plural: "Posts",
  listDetails: ["id", "date"],
  description: "The gallery: pictures and videos with a few words. Shown on /post, the newest three on the home page.",
  template: "post",
  tagline: "Pictures and videos",
  sharePicture: { label: "Gallery", facts: ["{date}", "{category}"], photo: "media" },
  generatorTab: 1,
  schema: z.object({
    id: numberId({
      label: "Post ID",
      hint: "The next free number; the highest is shown first. Never change it.",
      example: "15",
      markedInGenerator: true,
    }),
    title: text({ label: "Title", hint: "What it shows.", example: "Orientation day", markedInGenerator: true }),
    description: markdown({
      label: "Description",
      hint: "A few words about it. If empty, the page says 'Club activity post'.",
      example: "Eighty new faces in the **auditorium**.",
    }).optional(),
    publishAt,
    date: date({ label: "Date", hint: "When it happened.", example: "2026-02-10" }).optional(),
    category: text({ label: "Category", hint: "The type of activity.", example: "Workshop" }).optional(),
    tags: lines({ label: "Tags", hint: "Keywords.", example: "orientation" }).optional(),
    media: groups({
      label: "Media",
      hint: "Pictures and videos, the best one first.",
      fields: {
        src: file({
          label: "File",
          hint: `A picture of ${imageSize}, or a video of at most ${mediaLimits.video.most} MB.`,
          example: "../media/orientation.jpg",
          takes: "media",
        }),
        alt: text({
          label: "Alt text",
          hint: "What it shows, in a sentence.",
          example: "New students fill the auditorium",
        }).optional(),
        type: choice({
          label: "Type",
          hint: "image or video. Needed only for a link whose file name doesn't say which.",
          choices: ["image", "video"],
          example: "image",
        }).optional(),
        thumbnail: image({
          label: "Thumbnail",
          hint: "A video needs one: the picture shown before it plays.",
          example: "../media/orientation-video.jpg",
        }).optional(),
      },
      entryWarnings: mediaWarnings,
    }).optional(),
  }),
});
