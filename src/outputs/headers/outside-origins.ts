import type { z } from "zod";
import { courseVideo } from "../../domain/my-class/video";
import { frameOrigin } from "../../domain/people/portfolio";
import { rankedHandle } from "../../domain/ratings/ranked";
import { codeforcesApi } from "../../domain/codeforces/client";
import { kinds, kindsWith, singletons } from "../../model/content-model";
import { course } from "../../model/kinds/course";
import { clubSettings } from "../../model/build-info";
import { isPublished } from "../../model/kind";
import { member } from "../../model/kinds/member";
import { isJsonObject } from "../../model/schema/json-object";
import { normalised } from "../../model/schema/normalise";
import { fieldValues } from "../../model/check/validate";
import { secureOrigin } from "../../model/values/web-host";
import { outsideMedia, type OutsideMedia } from "../../content/markdown/render-markdown";
import type { OutsideOrigins } from "./policy";
import type { ContentNode, NodesOfType } from "../site";

/** The origins of all pictures and videos that content links instead of holding them, of all that is framed, of the ratings API and of the counter. */
export function outsideOrigins(nodesOfType: NodesOfType): OutsideOrigins {
  const [images, frames, videos] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const add = (origins: Set<string>, links: readonly string[]) => {
    for (const origin of links.flatMap((link) => secureOrigin(link) ?? [])) origins.add(origin);
  };
  for (const source of [...kinds, ...singletons])
    for (const node of nodesOfType(source.typeName))
      if (isPublished(source, node)) {
        const shown = shownBy(source.schema, node);
        add(images, shown.pictures);
        add(videos, shown.videos);
        add(frames, shown.players);
      }
  for (const { typeName, schema } of kindsWith("portfolio"))
    for (const node of nodesOfType(typeName)) for (const origin of portfolioOrigins(schema, node)) frames.add(origin);
  for (const node of nodesOfType(course.typeName))
    for (const { kind, src } of courseVideos(node)) if (kind !== "link") add(kind === "file" ? videos : frames, [src]);
  const asksForRatings = [...nodesOfType(member.typeName)].some(
    (node) => rankedHandle(normalised(member.schema, node)) !== undefined,
  );
  const { counter } = clubSettings();
  return {
    images: [...images].sort(),
    frames: [...frames].sort(),
    videos: [...videos].sort(),
    apis: [...(asksForRatings ? [codeforcesApi()] : []), ...(counter ? [counter.address] : [])].map(
      (address) => new URL(address).origin,
    ),
  };
}

function courseVideos(node: ContentNode) {
  const { modules } = normalised(course.schema, node);
  const entries: unknown[] = Array.isArray(modules) ? modules : [];
  return entries.flatMap((entry) => {
    const link = isJsonObject(entry) ? entry.videoUrl : undefined;
    return (typeof link === "string" && courseVideo(link)) || [];
  });
}

function portfolioOrigins(schema: z.ZodObject, node: ContentNode): string[] {
  const { portfolio } = normalised(schema, node);
  const origin = typeof portfolio === "string" ? frameOrigin(portfolio) : undefined;
  return origin === undefined ? [] : [origin];
}

/** Everything that an item shows from other sites, in its fields and its texts. */
function shownBy(schema: z.ZodObject, node: ContentNode): OutsideMedia {
  const inTexts = [node.markdown].filter((text) => typeof text === "string").map(outsideMedia);
  const pictures: string[] = [];
  for (const { field, value } of fieldValues(schema, node)) {
    if (typeof value !== "string") continue;
    const { kind, takes } = field.info;
    // Pictures and videos are shown; any other file is only linked.
    if (kind === "image" || (kind === "file" && takes === "media")) pictures.push(value);
    if (kind === "markdown") inTexts.push(outsideMedia(value));
  }
  return {
    pictures: [...pictures, ...inTexts.flatMap((text) => text.pictures)],
    videos: inTexts.flatMap((text) => text.videos),
    players: inTexts.flatMap((text) => text.players),
  };
}
