/** Boxes in which cameras and programs describe a video: the place, the time, the device, names. */
const METADATA: ReadonlySet<string> = new Set(["udta", "meta", "uuid"]);

/** Boxes that may contain them, the outermost first. */
const CONTAINERS = ["moov", "trak", "mdia", "minf"];

const HEADER = 8;
const LONG_HEADER = 16;

/**
 * Removes the place where an MP4 or QuickTime video was taken, and other metadata. All boxes keep their sizes,
 * since the video's own tables count in bytes: metadata becomes free space.
 */
export function cleanMp4(video: Uint8Array): Uint8Array {
  const clean = Buffer.from(video);
  freeMetadata(clean, 0, clean.length, 0);
  return clean;
}

function freeMetadata(video: Buffer, start: number, end: number, depth: number): void {
  let offset = start;
  while (offset + HEADER <= end) {
    const name = video.toString("latin1", offset + 4, offset + HEADER);
    const short = video.readUInt32BE(offset);
    const header = short === 1 ? LONG_HEADER : HEADER;
    if (offset + header > end) return;
    const size = short === 0 ? end - offset : short === 1 ? Number(video.readBigUInt64BE(offset + HEADER)) : short;
    if (size < header) return;
    const next = Math.min(offset + size, end);
    if (METADATA.has(name)) {
      video.write("free", offset + 4, "latin1");
      video.fill(0, offset + header, next);
    } else if (name === CONTAINERS[depth]) freeMetadata(video, offset + header, next, depth + 1);
    offset = next;
  }
}
