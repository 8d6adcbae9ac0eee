import sharp from "sharp";
import { fileFormat } from "../../../src/model/files/file-format";

const pictures: ReadonlySet<string> = new Set(["jpeg", "png", "gif", "webp", "avif", "heic"]);
const videos: ReadonlySet<string> = new Set(["mp4", "webm"]);

/** Where a phone records the location of a video. */
const placeOfVideo = /\xa9xyz|ISO6709|LOCATION/;

/** The metadata in a picture or video: EXIF with the place, XMP, IPTC, comments. Empty for other files. */
export async function metadataOf(bytes: Buffer): Promise<string[]> {
  const format = fileFormat(bytes);
  const text = () => bytes.toString("latin1");
  if (videos.has(format)) return placeOfVideo.test(text()) ? ["the location of a video"] : [];
  if (!pictures.has(format)) return [];
  const { exif, xmp, iptc, comments } = await sharp(bytes, { failOn: "none" }).metadata();
  const found = Object.entries({ exif, xmp, iptc, comments }).filter(([, value]) => value !== undefined);
  // A second picture may follow the end of the first.
  const isHidden = /Exif\0\0|<x:xmpmeta/.test(text());
  return [...found.map(([name]) => name), ...(isHidden && found.length === 0 ? ["exif"] : [])];
}
