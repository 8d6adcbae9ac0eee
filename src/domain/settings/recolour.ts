import { tokenColours } from "../../model/accent-colours";
import { clubSettings } from "../../model/build-info";

const names = { accent: "--accent", strong: "--accent-strong", wash: "--accent-wash" } as const;

/** The style sheet of the design tokens, with the club's own colours in it. */
export function recolouredTokens(css: string): string {
  const { colours } = clubSettings();
  if (colours === undefined) return css;
  const pairs = (["light", "dark"] as const).flatMap((theme) =>
    (["accent", "strong", "wash"] as const).map(
      (part) => [`${names[part]}: ${tokenColours[theme][part]};`, `${names[part]}: ${colours[theme][part]};`] as const,
    ),
  );
  const terminal = (colour: string) => `--terminal-green: ${colour};`;
  const all = [...pairs, [terminal(tokenColours.dark.accent), terminal(colours.dark.accent)] as const];
  return all.reduce((text, [usual, own]) => text.replaceAll(usual, own), css);
}

/** The colour on dark pictures, such as icons and pictures for shared links. */
export function pictureAccent(): string {
  return clubSettings().colours?.dark.accent ?? tokenColours.dark.accent;
}
