import { quote } from "../check/sentence";
import { contrast, hexOf, luminance, mix, rgbOf, hslOf, rgbOfHsl } from "./colour";

export type Theme = "light" | "dark";

/** The contrast that WCAG 2.2 asks of texts (level AA). */
const ENOUGH = 4.5;

/** The colours derived from an accent colour in one theme. */
export interface AccentColours {
  readonly accent: string;
  /** For what is pressed or chosen. */
  readonly strong: string;
  /** A ground for texts. */
  readonly wash: string;
}

/** The colours of the design tokens, as far as the accent has to do with them; a test compares them with tokens.css. */
export const tokenColours = {
  light: { accent: "#0b6b4a", strong: "#07513a", wash: "#dcebe0", grounds: ["#f6f4ec", "#fffdf7", "#eceade"] },
  dark: {
    accent: "#3ddc97",
    strong: "#7cebbb",
    wash: "#12291f",
    grounds: ["#0b110f", "#121a17", "#080c0b", "#060a08"],
  },
} as const;

/** The extremes towards which the colours of a theme become more legible. */
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

/** Says what is wrong with a colour as the accent of a theme; undefined if nothing is. */
export function accentError(text: string, theme: Theme): string | undefined {
  if (!/^#[0-9a-f]{6}$/i.test(text))
    return `is ${quote(text)}, expected a colour such as '${tokenColours[theme].accent}'`;
  if (lowestContrast(text, theme) >= ENOUGH) return undefined;
  const ratio = Math.floor(lowestContrast(text, theme) * 100) / 100;
  return `is ${quote(text)}, whose contrast in the ${theme} theme is ${ratio}, expected at least ${ENOUGH}, as '${nearestLegible(text, theme)}' has`;
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

/** The contrast with the ground on which a colour is hardest to read. */
function lowestContrast(colour: string, theme: Theme): number {
  return Math.min(...[...tokenColours[theme].grounds, washOf(colour, theme)].map((ground) => contrast(colour, ground)));
}

const STEPS = 400;

/** The first of ever more extreme colours that will do; the most extreme one if none does. */
function firstThat(colourAt: (share: number) => string, willDo: (colour: string) => boolean): string {
  for (let step = 0; step < STEPS; step += 1) {
    const colour = colourAt(step / STEPS);
    if (willDo(colour)) return colour;
  }
  return colourAt(1);
}
