import { youTubeId } from "../../model/values/youtube";

/** A line in which HTML that means a picture, a video, a link or a caption is Markdown. */
export function htmlInMarkdown(line: string): string {
  if (!line.includes("<")) return line;
  return line
    .replace(/<iframe\b([^>]*)>\s*(?:<\/iframe>)?/gi, (found, list: string) => {
      const id = youTubeId((valueIn(list, "src") ?? "").replace(/^\/\//, "https://"));
      return id === undefined ? found : `\n\nhttps://www.youtube.com/watch?v=${id}\n\n`;
    })
    .replace(/<img\b([^>]*?)\/?>/gi, (found, list: string) => {
      const src = valueIn(list, "src");
      return src === undefined ? found : picture(src, valueIn(list, "alt") ?? "", valueIn(list, "width"));
    })
    .replace(/<video\b([^>]*)>(.*?)<\/video>/gi, (found, list: string, inner: string) => {
      const src = valueIn(list, "src") ?? valueIn(inner, "src");
      return src === undefined ? found : picture(src, valueIn(list, "title") ?? "");
    })
    .replace(/<a\b([^>]*)>([^<]*)<\/a>/gi, (found, list: string, words: string) => {
      const href = valueIn(list, "href");
      return href === undefined ? found : `[${words}](${href.replaceAll(" ", "%20")})`;
    })
    .replace(/<figcaption\b[^>]*>(.*?)<\/figcaption>/gi, (_, words: string) =>
      words.trim() === "" ? "" : `\n\n*${words.trim()}*`,
    )
    .replace(/<\/?(?:figure|center)\b[^>]*>/gi, "");
}

function picture(src: string, alt: string, width?: string): string {
  const size = /^\d+(?:px)?$/.test(width ?? "") ? ` =${String(Number.parseInt(width ?? "", 10))}x` : "";
  return `![${alt.replace(/[[\]]/g, "")}](${src.replaceAll(" ", "%20")}${size})`;
}

/** The value of an attribute; undefined without one. */
function valueIn(attributes: string, name: string): string | undefined {
  const found = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:\\{?"([^"]*)"\\}?|'([^']*)'|([^\\s"'>{}]+))`, "i").exec(
    attributes,
  );
  return found?.slice(1).find(Boolean);
}
