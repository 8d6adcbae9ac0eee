/** The channels of a colour, each from 0 to 1. */
type Rgb = readonly [red: number, green: number, blue: number];

/** @param hex `#rrggbb` */
export function rgbOf(hex: string): Rgb {
  const channel = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16) / 255;
  return [channel(1), channel(3), channel(5)];
}

/** `#rrggbb` */
export function hexOf(rgb: Rgb): string {
  const digits = rgb.map((channel) =>
    Math.round(Math.min(1, Math.max(0, channel)) * 255)
      .toString(16)
      .padStart(2, "0"),
  );
  return `#${digits.join("")}`;
}

/** A colour between two others. @param share how much of the second, from 0 to 1 */
export function mix(first: string, second: string, share: number): string {
  const [from, to] = [rgbOf(first), rgbOf(second)];
  const between = (index: 0 | 1 | 2) => from[index] + (to[index] - from[index]) * share;
  return hexOf([between(0), between(1), between(2)]);
}

/** The relative luminance of a colour (WCAG 2.2), from 0 to 1. */
export function luminance(hex: string): number {
  const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
  const [red, green, blue] = rgbOf(hex);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** The contrast of two colours (WCAG 2.2), from 1 to 21. */
export function contrast(first: string, second: string): number {
  const [one, other] = [luminance(first), luminance(second)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** Hue from 0 to 6, saturation and lightness from 0 to 1. */
type Hsl = readonly [hue: number, saturation: number, lightness: number];

/** A grey has no hue: it gets 0. */
export function hslOf([red, green, blue]: Rgb): Hsl {
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const [range, lightness] = [most - least, (most + least) / 2];
  if (range === 0) return [0, 0, lightness];
  const saturation = range / (1 - Math.abs(2 * lightness - 1));
  if (most === red) return [((green - blue) / range + 6) % 6, saturation, lightness];
  return [most === green ? (blue - red) / range + 2 : (red - green) / range + 4, saturation, lightness];
}

export function rgbOfHsl([hue, saturation, lightness]: Hsl): Rgb {
  const range = saturation * (1 - Math.abs(2 * lightness - 1));
  const channel = (shift: number) => {
    const place = (hue + shift) % 6;
    return lightness + range * (0.5 - Math.min(1, Math.max(0, 2 - Math.abs(place - 3))));
  };
  return [channel(0), channel(4), channel(2)];
}
