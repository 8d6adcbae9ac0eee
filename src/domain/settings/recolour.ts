import { tokenColours } from "../../model/accent-colours";
import { clubSettings } from "../../model/build-info";

export function recolouredTokens(css: string): string {
  const { colours } = clubSettings();
  if (colours === undefined) return css;
  const own = new Map<string, string>(
    (["light", "dark"] as const).flatMap((theme) =>
      (["accent", "strong", "wash"] as const).map((part) => [tokenColours[theme][part], colours[theme][part]] as const),
    ),
  );
  return css.replace(/#\w{6}/g, (colour) => own.get(colour) ?? colour);
}

/** The colour on dark pictures, such as icons and pictures for shared links. */
export function pictureAccent(): string {
  return clubSettings().colours?.dark.accent ?? tokenColours.dark.accent;
}
