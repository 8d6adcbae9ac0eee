import {
  fileReferenceError,
  imageReferenceError,
  linkError,
  linkPattern,
  sitePageError,
  sitePageExpectation,
  sitePagePattern,
  webAddressPattern,
} from "../values/reference";
import { siteAddressError, asWebAddress } from "../values/web-address";
import { lineThat, register, type FieldOptions } from "./simple-fields";
import { quote, withExpectation } from "../check/sentence";
import type { FieldInfo } from "../schema/field-info";
import { parseUrl } from "../values/parse-url";
import { webAddressError } from "../values/web-link";
import { isYouTube } from "../values/youtube";
import { t } from "../../words/t";

/** The address of this site, with https or http; it may be in a folder of its host. */
export function siteAddress(options: FieldOptions) {
  return register(lineThat(siteAddressError, t("expected a link such as https://example.org")), {
    ...options,
    kind: "link",
    pattern: webAddressPattern,
  });
}

/** Adds https to an address that is written as browsers show it, `www.example.org`; any other value is unchanged. */
function withScheme(value: unknown): unknown {
  return typeof value === "string" ? (asWebAddress(value) ?? value) : value;
}

const secureExpectation = t("expected an https link such as https://example.org");

/** A link with http, which others on the network can read and change. */
function insecureWarnings(value: unknown): readonly string[] {
  if (typeof value !== "string" || !/^\s*http:/i.test(value)) return [];
  return [
    withExpectation(
      t("is {value} with the scheme {scheme}", { value: quote(value), scheme: "'http:'" }),
      secureExpectation,
    ),
  ];
}

/** A link, whose scheme may be missing if it is https; `sitePath` also takes a path of this site, `placeholder` also takes '#'. */
export function link(
  options: FieldOptions & Pick<FieldInfo, "warnings"> & { sitePath?: boolean; placeholder?: boolean },
) {
  const { sitePath = false, placeholder = false, warnings, ...rest } = options;
  const also = { sitePath, placeholder };
  const schema = lineThat((value) => linkError(value, also), t("expected a link such as https://example.org"));
  return register(schema, {
    read: withScheme,
    ...rest,
    kind: "link",
    pattern: linkPattern(also),
    warnings: (value) => [...insecureWarnings(value), ...(warnings?.(value) ?? [])],
  });
}

/** A link to a page of the web. */
export function webLink(options: FieldOptions) {
  return register(lineThat(webAddressError, secureExpectation), {
    read: withScheme,
    ...options,
    kind: "link",
    pattern: webAddressPattern,
    warnings: insecureWarnings,
  });
}

export function sitePage(options: FieldOptions) {
  return register(lineThat(sitePageError, sitePageExpectation), { ...options, kind: "link", pattern: sitePagePattern });
}

/** A picture: a path relative to the file that names it, a path of this site, or an https link. */
export function image(options: FieldOptions) {
  return register(lineThat(imageReferenceError, t("expected a picture such as ../media/picture.jpg")), {
    ...options,
    kind: "image",
    takes: "picture",
    warnings: pageLinkWarnings,
  });
}

/**
 * A file to download, or (`media`) to show: a path relative to the file that names it, a path of this site, or a link,
 * with https if it is shown.
 */
export function file(options: FieldOptions & { takes: "media" | "download" }) {
  const error = (value: string) => fileReferenceError(value, options.takes);
  return register(lineThat(error, t("expected a file such as ../media/file.pdf")), {
    ...options,
    kind: "file",
    warnings: options.takes === "media" ? pageLinkWarnings : insecureWarnings,
  });
}

/** Where a link leads: an https link, a path of this site, or a file that is copied: a path relative to the file that names it. */
export function target(options: FieldOptions) {
  const error = (value: string) => fileReferenceError(value, "link");
  return register(
    lineThat(error, t("expected a link such as https://example.org, or a file such as ../media/slides.pdf")),
    {
      ...options,
      kind: "file",
      takes: "link",
      warnings: insecureWarnings,
    },
  );
}

/**
 * Hosts, apart from YouTube, whose links lead to a page with a picture or video on it. Other hosts of these sites have
 * files.
 */
const pages =
  /^(?:(?:www|m)\.)?(?:vimeo\.com|player\.vimeo\.com\/video|facebook\.com|fb\.watch|instagram\.com|tiktok\.com|drive\.google\.com\/(?:file|open|drive)|photos\.google\.com|photos\.app\.goo\.gl)(?:\/|$)/;

/** A link in place of a picture or video that browsers can't show there, in a sentence. */
function pageLinkWarnings(value: unknown): string[] {
  const url = typeof value === "string" ? parseUrl(value) : undefined;
  if (!url || !(isYouTube(url.hostname) || pages.test(url.hostname + url.pathname))) return [];
  return [
    t("is {value}, a link to a page of {host}, which can't be shown there, expected the file itself, or a link to it", {
      value: quote(String(value)),
      host: url.hostname.replace(/^www\./, ""),
    }),
  ];
}

/** Where the pages of people and clubs are on other sites, by the name of the network. */
const hosts: Readonly<Record<string, readonly string[]>> = {
  LinkedIn: ["linkedin.com", "lnkd.in"],
  GitHub: ["github.com"],
  Facebook: ["facebook.com", "fb.com", "fb.me"],
  Codeforces: ["codeforces.com"],
  YouTube: ["youtube.com", "youtu.be"],
  Instagram: ["instagram.com"],
  X: ["x.com", "twitter.com"],
  Discord: ["discord.com", "discord.gg"],
  Telegram: ["t.me", "telegram.me"],
  WhatsApp: ["wa.me", "whatsapp.com"],
};

export function networkWarnings(network: string): (value: unknown) => readonly string[] {
  return (value) => {
    const host = typeof value === "string" ? parseUrl(value)?.hostname : undefined;
    const other = host === undefined ? undefined : networkAt(host);
    if (hosts[network] === undefined || other === undefined || other === network) return [];
    const found = quote(String(value));
    return [t("is {value}, which leads to {other}, expected a link to {network}", { value: found, other, network })];
  };
}

function networkAt(host: string): string | undefined {
  return Object.keys(hosts).find((network) =>
    hosts[network]?.some((each) => host === each || host.endsWith(`.${each}`)),
  );
}
