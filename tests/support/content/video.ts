/** A box of an MP4 video: its size, its name, its content. */
function box(name: string, ...content: (Uint8Array | string)[]): Buffer {
  const data = Buffer.concat(content.map((part) => (typeof part === "string" ? Buffer.from(part, "latin1") : part)));
  const header = Buffer.alloc(8);
  header.writeUInt32BE(data.length + 8);
  header.write(name, 4, "latin1");
  return Buffer.concat([header, data]);
}

/** The location that a phone records in a video. */
export const PLACE = "+23.8103+090.4125/";

export function videoWithLocation(): Buffer {
  const udta = box("udta", box("\xa9xyz", "\0\x12\x15\xc7", PLACE));
  const meta = box("meta", box("keys", "com.apple.quicktime.location.ISO6709"), box("ilst", PLACE));
  const track = box("trak", box("tkhd", "a track"), box("udta", PLACE), box("mdia", box("hdlr", "vide")));
  return Buffer.concat([
    box("ftyp", "isom\0\0\x02\0isommp42"),
    box("moov", box("mvhd", "a movie"), track, udta, meta),
    box("uuid", `XMP ${PLACE}`),
    box("mdat", "the frames"),
  ]);
}

/** An element of a WebM video whose size is written in this many bytes. */
function element(id: readonly number[], content: Uint8Array | string, sizeLength = 1): Buffer {
  const data = Buffer.from(content);
  const size = Buffer.alloc(sizeLength);
  size.writeUInt8(data.length, sizeLength - 1);
  size[0] = (size[0] ?? 0) | (0x80 >> (sizeLength - 1));
  return Buffer.concat([Buffer.from(id), size, data]);
}

export function webmWithLocation(sizeLength: number): Buffer {
  const tags = element([0x12, 0x54, 0xc3, 0x67], `LOCATION ${PLACE}`, sizeLength);
  const info = element([0x15, 0x49, 0xa9, 0x66], "info");
  const cluster = element([0x1f, 0x43, 0xb6, 0x75], "the frames", 4);
  return Buffer.concat([
    element([0x1a, 0x45, 0xdf, 0xa3], "webm"),
    element([0x18, 0x53, 0x80, 0x67], Buffer.concat([info, tags, cluster]), 4),
  ]);
}
