import { quote } from "./check/sentence";
import { t } from "../words/t";

export type Theme = "light" | "dark";

/** The contrast that WCAG 2.2 asks of texts (level AA). */
const ENOUGH = 4.5;

export interface AccentColours {
  readonly accent: string;
  readonly strong: string;
  readonly wash: string;
}

/** The accents of the design tokens, and the backgrounds behind them; a test compares them with tokens.css. */
export const tokenColours = {
  light: { accent: "#0b6b4a", strong: "#07513a", wash: "#dcebe0", grounds: ["#f6f4ec", "#fffdf7", "#eceade"] },
  dark: {
    accent: "#3ddc97",
    strong: "#7cebbb",
    wash: "#12291f",
    grounds: ["#0b110f", "#121a17", "#080c0b", "#060a08"],
  },
} as const;

/** The colours towards which those of a theme become easier to read. */
const ends = { light: "#000000", dark: "#ffffff" } as const;
const others = { light: "#ffffff", dark: "#000000" } as const;

/** How much a pressed control differs from others. */
const STRONGER = 0.25;

/** All accent colours of a theme; the wash is as light as the usual one, so that texts on it can be read as well. */
export function accentColours(accent: string, theme: Theme): AccentColours {
  return { accent, strong: mix(accent, ends[theme], STRONGER), wash: washOf(accent, theme) };
}

function washOf(accent: string, theme: Theme): string {
  const usual = luminance(tokenColours[theme].wash);
  const isPale = (colour: string) => (theme === "light" ? luminance(colour) >= usual : luminance(colour) <= usual);
  return firstThat((share) => mix(accent, others[theme], share), isPale);
}

export function accentError(text: string, theme: Theme): string | undefined {
  if (!/^#[0-9a-f]{6}$/i.test(text))
    return t("is {value}, expected a colour such as {example}", {
      value: quote(text),
      example: `'${tokenColours[theme].accent}'`,
    });
  if (lowestContrast(text, theme) >= ENOUGH) return undefined;
  const ratio = Math.floor(lowestContrast(text, theme) * 100) / 100;
  const values = {
    value: quote(text),
    ratio,
    least: ENOUGH,
    example: `'${nearestLegible(text, theme)}'`,
  };
  return theme === "light"
    ? t("is {value}, whose contrast in the light theme is {ratio}, expected at least {least}, as {example} has", values)
    : t("is {value}, whose contrast in the dark theme is {ratio}, expected at least {least}, as {example} has", values);
}

/**
 * The colour of the same hue that differs least in lightness and can be read in a theme.
 *
 * @param enough the contrast that it has at least
 */
export function nearestLegible(colour: string, theme: Theme, enough = ENOUGH): string {
  const [hue, saturation, lightness] = hslOf(rgbOf(colour));
  const end = theme === "light" ? 0 : 1;
  const lighter = (share: number) => hexOf(rgbOfHsl([hue, saturation, lightness + (end - lightness) * share]));
  return firstThat(lighter, (candidate) => lowestContrast(candidate, theme) >= enough);
}

function lowestContrast(colour: string, theme: Theme): number {
  return Math.min(...[...tokenColours[theme].grounds, washOf(colour, theme)].map((ground) => contrast(colour, ground)));
}

const STEPS = 400;

/** The first colour that is good enough, from the mildest to the most extreme; the last one if none is. */
function firstThat(colourAt: (share: number) => string, willDo: (colour: string) => boolean): string {
  for (let step = 0; step < STEPS; step += 1) {
    const colour = colourAt(step / STEPS);
    if (willDo(colour)) return colour;
  }
  return colourAt(1);
}

/** The channels of a colour, each from 0 to 1. */
type Rgb = readonly [red: number, green: number, blue: number];

/** @param hex `#rrggbb` */
function rgbOf(hex: string): Rgb {
  const channel = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16) / 255;
  return [channel(1), channel(3), channel(5)];
}

/** `#rrggbb` */
function hexOf(rgb: Rgb): string {
  const digits = rgb.map((channel) =>
    Math.round(Math.min(1, Math.max(0, channel)) * 255)
      .toString(16)
      .padStart(2, "0"),
  );
  return `#${digits.join("")}`;
}

/** A colour between two others. @param share how much of the second, from 0 to 1 */
function mix(first: string, second: string, share: number): string {
  const [from, to] = [rgbOf(first), rgbOf(second)];
  const between = (index: 0 | 1 | 2) => from[index] + (to[index] - from[index]) * share;
  return hexOf([between(0), between(1), between(2)]);
}

/** The relative luminance of a colour (WCAG 2.2), from 0 to 1. */
function luminance(hex: string): number {
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
function hslOf([red, green, blue]: Rgb): Hsl {
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const [range, lightness] = [most - least, (most + least) / 2];
  if (range === 0) return [0, 0, lightness];
  const saturation = range / (1 - Math.abs(2 * lightness - 1));
  if (most === red) return [((green - blue) / range + 6) % 6, saturation, lightness];
  return [most === green ? (blue - red) / range + 2 : (red - green) / range + 4, saturation, lightness];
}

function rgbOfHsl([hue, saturation, lightness]: Hsl): Rgb {
  const range = saturation * (1 - Math.abs(2 * lightness - 1));
  const channel = (shift: number) => {
    const place = (hue + shift) % 6;
    return lightness + range * (0.5 - Math.min(1, Math.max(0, 2 - Math.abs(place - 3))));
  };
  return [channel(0), channel(4), channel(2)];
}
