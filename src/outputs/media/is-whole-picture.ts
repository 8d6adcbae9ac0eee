/** Whether bytes are a JPEG or WebP up to its end: what was cut off, or never reached the disk, is not. */
export function isWholePicture(bytes: Buffer): boolean {
  return isWholeJpeg(bytes) || isWholeWebp(bytes);
}

function isWholeJpeg(bytes: Buffer): boolean {
  const [start, end] = [bytes.subarray(0, 3), bytes.subarray(-2)];
  return start.equals(Buffer.from([0xff, 0xd8, 0xff])) && end.equals(Buffer.from([0xff, 0xd9]));
}

/** A WebP begins with the number of bytes that follow its first eight, and ends with data, not with zeros from a power cut. */
function isWholeWebp(bytes: Buffer): boolean {
  const isNamed = bytes.toString("latin1", 0, 4) === "RIFF" && bytes.toString("latin1", 8, 12) === "WEBP";
  return isNamed && bytes.readUInt32LE(4) + 8 === bytes.length && bytes.subarray(-8).some((byte) => byte !== 0);
}
