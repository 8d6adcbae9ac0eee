/** A tag of Jekyll (`{% … %}`) or a shortcode of Hugo (`{{< … >}}`, `{{% … %}}`). */
export interface Shortcode {
  /** In small letters; an included file counts by its name without the extension. */
  readonly name: string;
  readonly isEnd: boolean;
  readonly values: readonly string[];
  readonly named: ReadonlyMap<string, string>;
}

/** All shortcodes in a text, for a regular expression with the flag `g`. */
export const shortcodePattern = /\{%-?\s*[\w/][^\n]*?%\}|\{\{[<%]\s*[\w/][^\n]*?[>%]\}\}/.source;

const parts = /^\{(?:%-?|\{[<%])\s*(\/?)\s*([\w.-]+)\s*(.*?)\s*\/?\s*(?:-?%\}|[>%]\}\})$/s;
const argument = /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|(\S+))|"([^"]*)"|'([^']*)'|(\S+)/g;

export function readShortcode(text: string): Shortcode | undefined {
  const [, slash, first, rest = ""] = parts.exec(text) ?? [];
  if (first === undefined) return undefined;
  const values: string[] = [];
  const named = new Map<string, string>();
  for (const [, key, ...found] of rest.matchAll(argument)) {
    const value = found.find(Boolean) ?? "";
    if (key === undefined) values.push(value);
    else named.set(key.toLowerCase(), value);
  }
  const isInclude = /^include/.test(first);
  const name = isInclude
    ? (values.shift() ?? "").replace(/^.*\//, "").replace(/\.\w+$/, "")
    : first.replace(/^end_?/, "");
  const isEnd = slash === "/" || (!isInclude && /^end/.test(first));
  return { name: name.toLowerCase(), isEnd, values, named };
}

export function shortcodeInMarkdown(shortcode: Shortcode): string | undefined {
  const { name, isEnd, values } = shortcode;
  if (name === "highlight" || name === "code-block") return isEnd ? "```" : `\`\`\`${values[0] ?? ""}`;
  if (name === "raw" || name === "verbatim") return "";
  if (isEnd) return undefined;
  if (/^(?:figure|fig|img|image|picture|img-\w+|responsive-image)$/.test(name)) return pictureOf(shortcode);
  return linkOf(shortcode);
}

function valueOf({ named }: Shortcode, ...names: readonly string[]): string | undefined {
  return names.map((name) => named.get(name)).find((value) => value !== undefined && value !== "");
}

function pictureOf(shortcode: Shortcode): string | undefined {
  const src =
    valueOf(shortcode, "src", "image_path", "url", "path", "file", "image", "filename") ?? shortcode.values[0];
  if (src === undefined) return undefined;
  const caption = valueOf(shortcode, "caption", "title", "description");
  const alt = valueOf(shortcode, "alt") ?? caption ?? shortcode.values[1] ?? "";
  const width = /^\d+/.exec(valueOf(shortcode, "width") ?? "")?.[0];
  const isPercent = valueOf(shortcode, "width")?.endsWith("%") === true;
  const picture = `![${alt.replace(/[[\]]/g, "")}](${addressIn(src)}${width === undefined || isPercent ? "" : ` =${width}x`})`;
  return caption === undefined || caption === alt ? picture : `${picture}\n\n*${caption}*`;
}

function addressIn(address: string): string {
  return address.replaceAll(" ", "%20");
}

function linkOf(shortcode: Shortcode): string | undefined {
  const { name, values } = shortcode;
  const id = valueOf(shortcode, "id", "video_id", "videoid", "src", "url") ?? values[0];
  if (id === undefined) return undefined;
  if (/^(?:youtube\w*|yt|youtube-\w+)$/.test(name))
    return id.startsWith("http") ? id : `https://www.youtube.com/watch?v=${id}`;
  if (name === "vimeo") return id.startsWith("http") ? id : `https://vimeo.com/${id}`;
  if (/^(?:video|mp4|local-video)$/.test(name))
    return `![${valueOf(shortcode, "title", "alt", "caption") ?? ""}](${addressIn(id)})`;
  if (name === "gist") return `https://gist.github.com/${values.slice(0, 2).join("/") || id}`;
  const user = valueOf(shortcode, "user") ?? values[0];
  if (name === "tweet" || name === "x" || name === "twitter") {
    const post = valueOf(shortcode, "id") ?? values[1] ?? id;
    return post.startsWith("http") ? post : `https://x.com/${user === post ? "i" : (user ?? "i")}/status/${post}`;
  }
  return undefined;
}
