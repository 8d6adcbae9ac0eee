import sharp from "sharp";

/** A photo as a phone writes it: with the place where it was taken and the name of its owner. */
export function photoWithLocation(format: "jpeg" | "png" | "webp", colour = "#336699"): Promise<Buffer> {
  return sharp({ create: { width: 64, height: 48, channels: 3, background: colour } })
    .withExif({
      IFD0: { Artist: "Somebody With A Phone", Make: "A phone" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "23/1 48/1 0/1", GPSLongitudeRef: "E", GPSLongitude: "90/1 24/1 0/1" },
    })
    .toFormat(format)
    .toBuffer();
}
