/** The extensions of `fileTypes`, which pages need not load for this; a test compares them. */
const videoPattern = /\.(mp4|webm|ogv|ogg|mov|m4v)(?:[?#]|$)/i;

/** Whether an entry of a post's media is a video: as it says, else by the name of its file. */
export function isVideo(media: { readonly src: string; readonly type?: string | null | undefined }): boolean {
  return (media.type ?? (videoPattern.test(media.src) ? "video" : "image")) === "video";
}
