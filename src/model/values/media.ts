import { t } from "../../words/t";

/** The extensions of `fileTypes`, which pages need not load for this; a test compares them. */
const videoName = /\.(mp4|webm|ogv|ogg|mov|m4v)(?:[?#]|$)/i;
const pictureName = /\.(jpe?g|png|webp|avif|gif|svg)(?:[?#]|$)/i;

/** True if an entry of a post's media is a video: as the name of its file tells, else as its type says. */
export function isVideo({ src, type }: { readonly src: string; readonly type?: string | null | undefined }): boolean {
  return videoName.test(src) || (type === "video" && !pictureName.test(src));
}

/** How large files may be, in megabytes: what editors are told, and what the CMS takes. */
export const mediaLimits = {
  image: { most: 5, best: 2 },
  video: { most: 50 },
} as const;

export const imageSize = t("at most {most} MB, ideally under {best} MB", mediaLimits.image);
