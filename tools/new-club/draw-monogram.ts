import { createElement } from "react";
import satori from "satori";
import sharp from "sharp";
import { initialsOf } from "../../src/domain/text/letters";
import { tokenColours } from "../../src/model/accent-colours";
import { isInFonts, pictureFonts } from "../../src/outputs/share-pictures/picture-text";

/** Where the logo is, in the content folder. */
export const LOGO = "media/logo.png";

/** In px. */
const SIZE = 512;

/** How wide the letters may be together, in px. */
const ROOM = 400;

/** The width of a letter of our font as a part of its size. */
const LETTER = 0.6;

/** The letters of the logo: the short name if it has at most four letters, otherwise the initials of the name. */
function monogramOf(shortName: string, name: string): string {
  const letters = Array.from(shortName).length <= 4 ? shortName : initialsOf(name);
  return Array.from(letters).every(isInFonts) ? letters : ">_";
}

/**
 * A square logo as PNG: the letters of a club in white on its colour.
 *
 * @param colour such as `#0b6b4a`; undefined: that of the site generator
 */
export async function drawMonogram(shortName: string, name: string, colour?: string): Promise<Uint8Array> {
  const letters = monogramOf(shortName, name);
  const size = Math.min(ROOM / (LETTER * Math.max(2, Array.from(letters).length)), SIZE / 2);
  const square = createElement(
    "div",
    {
      style: {
        display: "flex",
        width: SIZE,
        height: SIZE,
        alignItems: "center",
        justifyContent: "center",
        borderRadius: SIZE / 8,
        background: colour ?? tokenColours.light.accent,
        color: "#ffffff",
        fontSize: size,
        fontFamily: "Latin, Latin Extended, Greek, Cyrillic, Bangla",
      },
    },
    letters,
  );
  const svg = await satori(square, { width: SIZE, height: SIZE, fonts: [...pictureFonts()] });
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
}
