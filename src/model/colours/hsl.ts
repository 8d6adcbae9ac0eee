import type { Rgb } from "./contrast";

/** Hue from 0 to 6, saturation and lightness from 0 to 1. */
export type Hsl = readonly [hue: number, saturation: number, lightness: number];

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
