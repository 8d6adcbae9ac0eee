import sharp, { type Sharp } from "sharp";

/** The longer side of the picture made from a drawing, in px. */
const DRAWING_SIZE = 1280;

/** Larger drawings are left out, since they take too much memory. */
const MOST_PIXELS = 50_000_000;

/** Pixels per inch at which sharp draws one pixel for each unit of a drawing. */
const USUAL_DENSITY = 72;

const encoders: Readonly<Record<"jpeg" | "png" | "gif" | "webp" | "avif", (picture: Sharp) => Sharp>> = {
  jpeg: (picture) => picture.jpeg({ quality: 90, chromaSubsampling: "4:4:4" }),
  png: (picture) => picture.png(),
  gif: (picture) => picture.gif(),
  webp: (picture) => picture.webp({ quality: 92 }),
  avif: (picture) => picture.avif({ quality: 70, effort: 2 }),
};

/**
 * Encodes a picture again, so that only its pixels are left: no metadata, no preview, nothing after its end. A drawing
 * becomes a PNG picture, which can't run or load anything. Undefined if the picture can't be read.
 */
export async function cleanPicture(
  bytes: Uint8Array,
  format: keyof typeof encoders | "svg",
): Promise<Uint8Array | undefined> {
  try {
    if (format === "svg") return await rasterise(bytes);
    const picture = sharp(bytes, { animated: format === "gif" || format === "webp", failOn: "none" }).autoOrient();
    return await encoders[format](picture).toBuffer();
  } catch {
    return undefined;
  }
}

/**
 * Renders a drawing as PNG. It is read from memory, so that it can't load files next to it.
 *
 * @throws Error if it can't be read
 */
export async function rasterise(svg: Uint8Array): Promise<Buffer> {
  // Any density, since this only reads the size.
  const { width, height } = await sharp(svg, { limitInputPixels: false }).metadata();
  const density = (USUAL_DENSITY * DRAWING_SIZE) / Math.max(width, height);
  return sharp(svg, { density: Math.min(Math.max(density, 1), 10_000), limitInputPixels: MOST_PIXELS })
    .resize(DRAWING_SIZE, DRAWING_SIZE, { fit: "inside" })
    .png()
    .toBuffer();
}

/** Boxes in which cameras and programs describe a video: the place, the time, the device, names. */
const MP4_METADATA: ReadonlySet<string> = new Set(["udta", "meta", "uuid"]);

/** Boxes that may contain these, outermost first. */
const MP4_CONTAINERS = ["moov", "trak", "mdia", "minf"];

const HEADER = 8;
const LONG_HEADER = 16;

/**
 * Removes the place where an MP4 or QuickTime video was recorded, and other metadata. All boxes keep their sizes, since
 * the video refers to bytes by their position: metadata becomes free space.
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
    if (MP4_METADATA.has(name)) {
      video.write("free", offset + 4, "latin1");
      video.fill(0, offset + header, next);
    } else if (name === MP4_CONTAINERS[depth]) freeMetadata(video, offset + header, next, depth + 1);
    offset = next;
  }
}

const SEGMENT = 0x18538067;

/** Elements of a segment that describe the video: tags, such as the place, and attachments. */
const WEBM_METADATA: ReadonlySet<number> = new Set([0x1254c367, 0x1941a469]);

const VOID = 0xec;

interface Element {
  readonly id: number;
  readonly start: number;
  readonly data: number;
  readonly end: number;
}

/**
 * Removes tags and attachments from a WebM video. All elements stay in place, since the video refers to bytes by their
 * position: metadata becomes void elements.
 */
export function cleanWebm(video: Uint8Array): Uint8Array {
  const clean = Buffer.from(video);
  for (const segment of elements(clean, 0, clean.length)) {
    if (segment.id !== SEGMENT) continue;
    for (const element of elements(clean, segment.data, segment.end))
      if (WEBM_METADATA.has(element.id)) makeVoid(clean, element);
  }
  return clean;
}

/** The elements in order, up to the first unreadable one. */
function* elements(video: Buffer, from: number, to: number): Generator<Element> {
  let start = from;
  while (start < to) {
    const id = readNumber(video, start, true);
    const size = id && readNumber(video, start + id.length, false);
    if (!id || !size) return;
    const data = start + id.length + size.length;
    // The size of a live recording is unknown; it ends with the file.
    const end = size.isUnknown ? to : Math.min(data + size.value, to);
    yield { id: id.value, start, data, end };
    start = end;
  }
}

/** A number of variable length: the leading zero bits of its first byte say how many bytes follow. */
function readNumber(video: Buffer, offset: number, keepsMarker: boolean) {
  const first = video[offset] ?? 0;
  const length = Math.clz32(first) - 23;
  if (length > 8 || offset + length > video.length) return undefined;
  const marker = 0x80 >> (length - 1);
  let value = keepsMarker ? first : first & (marker - 1);
  let isUnknown = (first & (marker - 1)) === marker - 1;
  for (const byte of video.subarray(offset + 1, offset + length)) {
    value = value * 256 + byte;
    isUnknown &&= byte === 0xff;
  }
  return { value, length, isUnknown };
}

/** Replaces an element with a void one of the same length. */
function makeVoid(video: Buffer, { start, data, end }: Element): void {
  const sizeLength = Math.min(8, data - start - 1);
  const size = end - start - 1 - sizeLength;
  video.fill(0, start, end);
  video[start] = VOID;
  let rest = size;
  for (let index = sizeLength; index > 0; index -= 1) {
    video[start + index] = rest % 256;
    rest = Math.floor(rest / 256);
  }
  video[start + 1] = (video[start + 1] ?? 0) | (0x80 >> (sizeLength - 1));
}
