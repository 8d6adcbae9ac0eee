import { parseUrl } from "./parse-url";

const hosts = /^(?:(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com|youtu\.be)$/;

/** True if a host is one of YouTube that shows videos; img.youtube.com, for example, only has their pictures. */
export function isYouTube(hostname: string): boolean {
  return hosts.test(hostname);
}

const idPattern = /^[\w-]{6,20}$/;

export function youTubeId(link: string): string | undefined {
  const url = parseUrl(link);
  if (!url || !isYouTube(url.hostname)) return undefined;
  const [, first = "", second = ""] = url.pathname.split("/");
  const isInPath = ["embed", "shorts", "live", "v"].includes(first);
  const id = url.hostname === "youtu.be" ? first : isInPath ? second : url.searchParams.get("v");
  return id && idPattern.test(id) ? id : undefined;
}

export function youTubePlayer(id: string): string {
  return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`;
}
