import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { routes } from "../../src/domain/routes";
import { foldCase } from "../../src/domain/text/letters";
import { typeOfName, typesFor } from "../../src/model/files/file-types";
import { portableName } from "../../src/model/values/file-name";
import { decodeLeniently, parseUrl } from "../../src/model/values/parse-url";
import { meantLink } from "../../src/model/values/web-address";
import { nameOfFile } from "./old-addresses";
import type { OldArticle } from "./old-article";
import type { OldSite } from "./old-site";
import type { Target } from "./translate-text";

/** Where generators keep files to which articles refer by a path from the root of the site. */
const roots = [".", "static", "public", "assets", "content"];

export class OldLinks {
  private readonly site: OldSite;
  private readonly media: string;
  private readonly pages: ReadonlySet<string>;
  private readonly drafts = new Set<string>();
  /** Pages of articles by their old addresses, their files, and the names of the files. */
  private readonly pageBy = new Map<string, string>();
  /** The new names of files of the old site. */
  private readonly names = new Map<string, string>();

  /**
   * @param media the media folder of the content
   * @param pages the addresses of the new site
   */
  constructor(articles: readonly OldArticle[], site: OldSite, media: string, pages: ReadonlySet<string>) {
    this.site = site;
    this.media = media;
    this.pages = new Set([...pages, ...articles.map(({ slug }) => routes.item("blog", slug))]);
    for (const { from, slug, addresses, own } of articles) {
      const page = routes.item("blog", slug);
      if (own.fields.status === "draft") this.drafts.add(page);
      const file = from.split(path.sep).join("/");
      const names = [path.posix.basename(file), nameOfFile(file), path.posix.basename(path.posix.dirname(file))];
      for (const name of [...names, from, ...addresses]) this.pageBy.set(keyOf(name), page);
    }
  }

  copies(): { readonly from: string; readonly name: string }[] {
    return Array.from(this.names, ([from, name]) => ({ from, name })).filter(
      ({ name }) => !existsSync(path.join(this.media, name)),
    );
  }

  /** The page of an article, given the name of its file, with or without its folder, day and extension. */
  pageOf(file: string): string | undefined {
    return this.pageBy.get(keyOf(path.posix.basename(file.replace(/\/index\.md$/, ""))));
  }

  /** Undefined: the link stays unchanged. */
  targetOf(from: OldArticle, written: string, kind: "link" | "picture"): Target | undefined {
    const target = this.withoutHost(written);
    if (target === "" || /^(?:#|[a-z][a-z0-9+.-]*:|\/\/)/i.test(target)) return undefined;
    const [, bare = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(target) ?? [];
    const page = kind === "link" ? this.articleAt(from, bare) : undefined;
    if (page !== undefined && this.drafts.has(page)) return { lostAs: "draft" };
    if (page !== undefined) return { address: page + rest.replace(/^\?[^#]*/, "") };
    const file = this.fileAt(from, bare);
    if (file !== undefined) {
      if (!typesFor(kind === "picture" ? "media" : "download").some((type) => type === typeOfName(file)))
        return { lostAs: "unpublishable" };
      return { address: `../media/${encodeURI(this.nameOf(file, from.slug)).replace("(", "%28").replace(")", "%29")}` };
    }
    if (kind === "picture") return { lostAs: "unknown" };
    if (this.pages.has(bare.replace(/(?<=.)\/+$/, ""))) return undefined;
    const link = meantLink(bare);
    return link === undefined ? { lostAs: "unknown" } : { address: link };
  }

  /** An address on the old site itself, from its root. */
  private withoutHost(target: string): string {
    const { url: own, baseURL } = this.site.config;
    const hosts = [own, baseURL].flatMap((each) => (typeof each === "string" ? (parseUrl(each)?.host ?? []) : []));
    const url = parseUrl(target);
    return url && hosts.includes(url.host) ? url.pathname + url.search + url.hash : target;
  }

  private articleAt({ from }: OldArticle, bare: string): string | undefined {
    if (bare.startsWith("/")) return this.pageBy.get(keyOf(bare));
    const file = path.resolve(path.dirname(from), bare);
    return this.pageBy.get(keyOf(file)) ?? (/\.(?:mdx?|html)$/.test(bare) ? this.pageOf(bare) : undefined);
  }

  private fileAt({ from }: OldArticle, target: string): string | undefined {
    const bare = decodeLeniently(target);
    const fromRoot = roots.map((root) => path.join(this.site.root, root, bare));
    const candidates = bare.startsWith("/") ? fromRoot : [path.join(path.dirname(from), bare), ...fromRoot];
    return candidates.find((file) => existsSync(file) && statSync(file).isFile());
  }

  /** A unique name for a file in the media folder. */
  private nameOf(file: string, slug: string): string {
    const known = this.names.get(file);
    if (known !== undefined) return known;
    const base = portableName(path.basename(file)).replace(/\s+/g, "-");
    let free = base;
    for (let count = 1; !this.isFree(free, file); count += 1)
      free = count === 1 ? `${slug}-${base}` : `${slug}-${count}-${base}`;
    this.names.set(file, free);
    return free;
  }

  /** True if a name is free, or its file has the same content. */
  private isFree(name: string, file: string): boolean {
    const [other] = [...this.names].find(([, taken]) => foldCase(taken) === foldCase(name)) ?? [];
    const stored = path.join(this.media, name);
    const owner = other ?? (existsSync(stored) ? stored : undefined);
    return owner === undefined || readFileSync(owner).equals(readFileSync(file));
  }
}

function keyOf(address: string): string {
  return foldCase(address.replace(/\.(?:html?|mdx?|markdown)$/i, "").replace(/\/(?:index)?$/, ""));
}
