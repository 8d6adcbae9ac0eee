import { createElement, type CSSProperties, type ReactElement, type ReactNode } from "react";
import { SHARE_HEIGHT, SHARE_WIDTH } from "../../domain/share/share-picture";
import { drawableText, hasBangla, type PictureText } from "./picture-text";
import { pictureAccent } from "../../domain/settings/recolour";

const paper = "#0b110f";
const ink = "#e6efe9";
const soft = "#8ea097";
const amber = "#ffb454";
const line = "#26332d";

const BAR_HEIGHT = 84;

/** What the photo of an item takes, right of the words, in px. */
export const PHOTO_WIDTH = 480;
export const PHOTO_HEIGHT = SHARE_HEIGHT - BAR_HEIGHT;

/** Latin letters are set in the site's own face; Bangla brings the Latin that goes with it. */
const latinFonts = "Latin, Bangla";
const banglaFonts = "Bangla, Bangla Latin, Latin";

/** satori can only lay out flex and block. */
function box(style: CSSProperties, ...children: readonly ReactNode[]): ReactElement {
  return createElement("div", { style: { display: "flex", ...style } }, ...children);
}

function words(text: string, style: CSSProperties): ReactElement {
  const isBangla = hasBangla(text);
  return box({ fontFamily: isBangla ? banglaFonts : latinFonts, lineHeight: isBangla ? 1.5 : 1.25, ...style }, text);
}

/**
 * The picture as a tree of boxes: the window of a terminal with the title in it.
 *
 * @param photo the item's own picture as a data address
 */
export function pictureLayout(
  { path, kind, title, facts }: PictureText,
  clubName: string,
  photo?: string,
): ReactElement {
  return box(
    { width: SHARE_WIDTH, height: SHARE_HEIGHT, flexDirection: "column", background: paper, color: ink },
    bar(path),
    box(
      { flexGrow: 1 },
      box(
        { flexDirection: "column", width: photo === undefined ? SHARE_WIDTH : SHARE_WIDTH - PHOTO_WIDTH },
        summary(drawableText(title) || kind, kind, drawableText(facts), photo === undefined),
        signature(drawableText(clubName)),
      ),
      photo === undefined ? null : createElement("img", { src: photo, width: PHOTO_WIDTH, height: PHOTO_HEIGHT }),
    ),
  );
}

const oneLine = { display: "block", overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;

function bar(path: string): ReactElement {
  return box(
    { alignItems: "center", height: BAR_HEIGHT, padding: "0 48px", borderBottom: `2px solid ${line}` },
    ...["#ff6b5e", amber, pictureAccent()].map((color) =>
      box({ width: 20, height: 20, marginRight: 14, borderRadius: 10, background: color }),
    ),
    words(promptOf(path), { marginLeft: 22, fontSize: 28, color: soft }),
  );
}

function summary(title: string, kind: string, facts: string, isWide: boolean): ReactElement {
  return box(
    { flexDirection: "column", flexGrow: 1, justifyContent: "center", padding: "0 56px" },
    words(kind, { fontSize: 32, color: pictureAccent() }),
    words(title, {
      fontSize: titleSize(isWide ? title.length : title.length * 1.8),
      display: "block",
      marginTop: 12,
      lineClamp: 4,
      wordBreak: "break-word",
      overflow: "hidden",
    }),
    facts ? words(facts, { ...oneLine, marginTop: 20, fontSize: isWide ? 32 : 28, color: amber }) : null,
  );
}

function signature(clubName: string): ReactElement {
  return box(
    { alignItems: "center", padding: "0 56px 44px" },
    box({ width: 18, height: 38, marginRight: 20, background: amber }),
    words(clubName, { ...oneLine, fontSize: 32, color: ink }),
  );
}

function promptOf(path: string): string {
  const folder = path.split("/")[1] ?? "";
  return folder === "" ? "~" : `~/${folder}`;
}

/** The longer the title, the smaller its letters. */
function titleSize(length: number): number {
  return length <= 36 ? 76 : length <= 70 ? 62 : length <= 110 ? 50 : 42;
}
