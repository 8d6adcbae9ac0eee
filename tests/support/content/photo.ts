import sharp, { type Sharp } from "sharp";

/** A photo as a phone writes it: with the location where it was taken and the name of its owner. */
export function photoWithLocation(format: "jpeg" | "png" | "webp", colour = "#336699"): Promise<Buffer> {
  return located(sharp({ create: { width: 64, height: 48, channels: 3, background: colour } }))
    .toFormat(format)
    .toBuffer();
}

/**
 * A photo of a phone that was held upright, with its place: the file says that it must be turned. The left side in the
 * file, red, is the top of the photo; the right side, blue, is the bottom.
 */
export async function uprightPhoto({ width, height }: { width: number; height: number }): Promise<Buffer> {
  const half = { width: width / 2, height, channels: 3, background: "#f00" } as const;
  const red = await sharp({ create: half }).png().toBuffer();
  const photo = sharp({ create: { ...half, width, background: "#00f" } }).composite([{ input: red, left: 0, top: 0 }]);
  return located(photo).withMetadata({ orientation: 6 }).jpeg().toBuffer();
}

function located(photo: Sharp): Sharp {
  return photo.withExif({
    IFD0: { Artist: "Somebody With A Phone", Make: "A phone" },
    IFD3: { GPSLatitudeRef: "N", GPSLatitude: "23/1 48/1 0/1", GPSLongitudeRef: "E", GPSLongitude: "90/1 24/1 0/1" },
  });
}
