import { isVideo } from "../../model/values/media";
import { isOutsideLink } from "../../model/values/link-target";
import { parseUrl } from "../../model/values/parse-url";
import { isYouTube, youTubeId, youTubePlayer } from "../../model/values/youtube";

export type CourseVideo =
  | { readonly kind: "file"; readonly src: string; readonly host: string }
  /** Another site's page in a frame; `isPlayer`: a known player, which needs its own origin. */
  | { readonly kind: "frame"; readonly src: string; readonly host: string; readonly isPlayer: boolean }
  /** A page that no browser shows inside this one, since it has no https or is one of YouTube: it can only be linked. */
  | { readonly kind: "link"; readonly src: string; readonly host: string };

/** The video at a link; undefined without one. */
export function courseVideo(link: string | null | undefined): CourseVideo | undefined {
  const url = parseUrl(link ?? "");
  if (!link || !isOutsideLink(link) || !url) return undefined;
  const id = youTubeId(link);
  const player = id === undefined ? vimeoPlayer(url) : youTubePlayer(id);
  if (player) return { kind: "frame", src: player, host: new URL(player).host, isPlayer: true };
  const { host, href: src } = url;
  if (url.protocol !== "https:" || isYouTube(url.hostname)) return { kind: "link", src, host };
  return isVideo({ src }) ? { kind: "file", src, host } : { kind: "frame", src, host, isPlayer: false };
}

/** The player of Vimeo, asked not to track; unlisted videos have a second number. */
function vimeoPlayer({ hostname, pathname, searchParams }: URL): string | undefined {
  if (!/^(?:www\.|player\.)?vimeo\.com$/.test(hostname)) return undefined;
  const [, id, key = searchParams.get("h")] = /^\/(?:video\/)?(\d+)(?:\/(\w+))?\/?$/.exec(pathname) ?? [];
  if (id === undefined) return undefined;
  const parameters = new URLSearchParams({ ...(key && { h: key }), autoplay: "1", dnt: "1" });
  return `https://player.vimeo.com/video/${id}?${parameters.toString()}`;
}
