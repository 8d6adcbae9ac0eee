import { createElement, type CSSProperties, type ReactElement, type ReactNode } from "react";
import { SHARE_HEIGHT, SHARE_WIDTH } from "../../domain/share/share-picture";
import { drawableText, hasBangla, type PictureText } from "./picture-text";

const paper = "#0b110f";
const ink = "#e6efe9";
const soft = "#8ea097";
const green = "#3ddc97";
const amber = "#ffb454";
const line = "#26332d";

/** Latin letters are set in the site's own face; Bangla brings the Latin that goes with it. */
const latinFonts = "Latin, Bangla";
const banglaFonts = "Bangla, Bangla Latin, Latin";

/** satori lays out nothing that is not flex or block. */
function box(style: CSSProperties, ...children: readonly ReactNode[]): ReactElement {
  return createElement("div", { style: { display: "flex", ...style } }, ...children);
}

function words(text: string, style: CSSProperties): ReactElement {
  const isBangla = hasBangla(text);
  return box({ fontFamily: isBangla ? banglaFonts : latinFonts, lineHeight: isBangla ? 1.5 : 1.25, ...style }, text);
}

/** The picture as a tree of boxes: the window of a terminal with the title in it. */
export function pictureLayout({ path, kind, title, facts }: PictureText, clubName: string): ReactElement {
  const shownTitle = drawableText(title) || kind;
  const shownFacts = drawableText(facts);
  const one = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;
  return box(
    { width: SHARE_WIDTH, height: SHARE_HEIGHT, flexDirection: "column", background: paper, color: ink },
    box(
      { alignItems: "center", height: 84, padding: "0 48px", borderBottom: `2px solid ${line}` },
      ...["#ff6b5e", amber, green].map((color) =>
        box({ width: 20, height: 20, marginRight: 14, borderRadius: 10, background: color }),
      ),
      words(promptOf(path), { marginLeft: 22, fontSize: 28, color: soft }),
    ),
    box(
      { flexDirection: "column", flexGrow: 1, justifyContent: "center", padding: "0 64px" },
      words(kind, { fontSize: 32, color: green }),
      words(shownTitle, {
        ...titleSize(shownTitle),
        display: "block",
        marginTop: 12,
        lineClamp: 4,
        wordBreak: "break-word",
        overflow: "hidden",
      }),
      ...(shownFacts
        ? [words(shownFacts, { ...one, display: "block", marginTop: 20, fontSize: 32, color: amber })]
        : []),
    ),
    box(
      { alignItems: "center", padding: "0 64px 44px" },
      box({ width: 18, height: 38, marginRight: 20, background: amber }),
      words(drawableText(clubName), { ...one, display: "block", fontSize: 32, color: ink }),
    ),
  );
}

function promptOf(path: string): string {
  const folder = path.split("/")[1] ?? "";
  return folder === "" ? "~" : `~/${folder}`;
}

/** The longer the title, the smaller its letters. */
function titleSize(title: string) {
  const { length } = title;
  return { fontSize: length <= 36 ? 76 : length <= 70 ? 62 : length <= 110 ? 50 : 42 };
}
