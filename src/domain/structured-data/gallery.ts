import type { ImageGallery, VideoObject } from "schema-dts";
import { isRealDate } from "../../model/values/calendar-date";
import { absoluteUrl } from "../addresses/served-path";
import { isoTimeAtClub } from "../time/club-time";
import type { NamedClub } from "./graph";

interface ShownPicture {
  readonly url: string;
  readonly alt: string;
}

interface ShownVideo {
  readonly url: string;
  readonly name: string;
  readonly thumbnail: string;
  /** `YYYY-MM-DD` in the club's time */
  readonly date: string | null;
}

interface Gallery {
  readonly path: string;
  readonly name: string;
  readonly pictures: readonly ShownPicture[];
  readonly videos: readonly ShownVideo[];
}

export function imageGallery(club: NamedClub, gallery: Gallery): Exclude<ImageGallery, string> {
  const url = absoluteUrl(club.siteUrl, gallery.path);
  const videos = gallery.videos.flatMap((video, index) =>
    videoObject(club.siteUrl, `${url}#video-${index + 1}`, video),
  );
  return {
    "@type": "ImageGallery",
    "@id": `${url}#gallery`,
    name: gallery.name,
    url,
    image: gallery.pictures.map((picture, index) => ({
      "@type": "ImageObject",
      "@id": `${url}#image-${index + 1}`,
      contentUrl: absoluteUrl(club.siteUrl, picture.url),
      creditText: club.name,
      caption: picture.alt || undefined,
    })),
    video: videos.length > 0 ? videos : undefined,
  };
}

function videoObject(
  siteUrl: string,
  id: string,
  { url, name, thumbnail, date }: ShownVideo,
): Exclude<VideoObject, string>[] {
  if (!date || !isRealDate(date)) return [];
  return [
    {
      "@type": "VideoObject",
      "@id": id,
      name,
      thumbnailUrl: absoluteUrl(siteUrl, thumbnail),
      uploadDate: isoTimeAtClub(date),
      contentUrl: absoluteUrl(siteUrl, url),
    },
  ];
}
