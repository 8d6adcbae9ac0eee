import path from "node:path";
import sharp from "sharp";
import { itemsOf, shownFile, type Content } from "../../content/content";
import { contrast, tokenColours, type Theme } from "../../model/accent-colours";
import { placedMessage, severityWord } from "../../model/check/sentence";
import { sponsor } from "../../model/kinds/sponsor";
import { isRelativePath } from "../../model/values/link-target";
import { club } from "../../model/site/club";
import { clubLogo } from "../site-settings";
import { t } from "../../words/t";

/** A shape with less contrast is invisible; letters need three times as much. */
const LEAST_CONTRAST = 1.5;

/** Edges are blurred, and thin letters on their own background are only a few percent of a picture. */
const HIDDEN_SHARE = 0.99;

/** In pixels; enough to find the colours of a logo. */
const SIZE = 64;

const messages = {
  light: t("can't be seen in the light theme, expected a logo in darker colours, or with its own background"),
  dark: t("can't be seen in the dark theme, expected a logo in lighter colours, or with its own background"),
};

/** Warnings about logos of the club and its sponsors that have the colour of their background. */
export async function hiddenLogos(content: Content): Promise<string[]> {
  const ofClub = clubLogo(content);
  const logos = [
    ...(["light", "dark"] as const).map((theme) => ({ in: club.file, name: "logo", file: ofClub, theme })),
    ...itemsOf(content, sponsor).flatMap(({ file, fields: { logo, logoDark } }) => {
      const folder = path.dirname(path.resolve(content.tree.directory, file));
      const at = (value: unknown) =>
        typeof value === "string" && isRelativePath(value) ? path.resolve(folder, value) : undefined;
      return [
        { in: file, name: "logo", file: at(logo), theme: "light" as const },
        { in: file, name: "logoDark", file: at(logoDark), theme: "dark" as const },
      ];
    }),
  ];
  const warnings = logos.map(async ({ in: place, name, file, theme }) => {
    if (file === undefined || !(await isHidden(file, theme))) return [];
    return placedMessage(shownFile(content.tree, place), severityWord("warning"), name, messages[theme]);
  });
  return (await Promise.all(warnings)).flat();
}

/** True if a picture consists almost only of the page colour of a theme; false if it can't be read. */
async function isHidden(file: string, theme: Theme): Promise<boolean> {
  const pixels = await sharp(file)
    .resize(SIZE, SIZE, { fit: "inside" })
    .toColourspace("srgb")
    .ensureAlpha()
    .raw()
    .toBuffer()
    .catch(() => Buffer.alloc(0));
  let [drawn, hidden] = [0, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < 128) continue;
    drawn += 1;
    if (contrast(`#${pixels.toString("hex", at, at + 3)}`, tokenColours[theme].grounds[0]) < LEAST_CONTRAST)
      hidden += 1;
  }
  return hidden > drawn * HIDDEN_SHARE;
}
