import path from "node:path";
import { routes } from "../../src/domain/routes";
import { foldCase } from "../../src/domain/text/fold-case";
import { parseUrl } from "../../src/model/values/parse-url";
import { meantLink } from "../../src/model/values/web-address";
import { nameOfFile } from "./old-addresses";
import type { OldArticle } from "./old-article";
import type { OldFiles } from "./old-files";
import type { OldSite } from "./old-site";
import type { Target } from "./translate-words";
import { t } from "../../src/words/t";

/** Where links of the old site lead now. */
export class OldLinks {
  private readonly site: OldSite;
  private readonly files: OldFiles;
  private readonly pages: ReadonlySet<string>;
  private readonly drafts = new Set<string>();
  private readonly byAddress = new Map<string, string>();
  private readonly byFile = new Map<string, string>();
  private readonly byName = new Map<string, string>();

  constructor(articles: readonly OldArticle[], site: OldSite, files: OldFiles, pages: ReadonlySet<string>) {
    this.site = site;
    this.files = files;
    this.pages = new Set([...pages, ...articles.map(({ slug }) => routes.item("blog", slug))]);
    for (const { from, relative, slug, addresses, own } of articles) {
      const page = routes.item("blog", slug);
      if (own.fields.status === "draft") this.drafts.add(page);
      this.byFile.set(from, page);
      for (const address of addresses) this.byAddress.set(keyOf(address), page);
      for (const name of [relative, path.posix.basename(relative), nameOfFile(relative)])
        this.byName.set(bareName(name), page);
    }
  }

  /** The page of an article that is named by its file, with or without its folder, day and extension. */
  pageOf(file: string): string | undefined {
    return this.byName.get(bareName(file)) ?? this.byName.get(bareName(path.posix.basename(file)));
  }

  targetOf(from: OldArticle, written: string, kind: "link" | "picture"): Target | undefined {
    const target = this.withoutHost(written);
    if (target === "" || /^(?:#|[a-z][a-z0-9+.-]*:)/i.test(target) || target.startsWith("//")) return undefined;
    const [, bare = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(target) ?? [];
    const page = kind === "link" ? this.articleAt(from, bare) : undefined;
    if (page !== undefined && this.drafts.has(page)) return { problem: t("a draft, which is not on the site") };
    if (page !== undefined) return { address: page + rest.replace(/^\?[^#]*/, "") };
    const file = this.files.find(from.from, bare);
    if (file !== undefined) return this.files.addressOf(file, from.slug, kind === "picture" ? "media" : "download");
    if (kind === "link" && this.pages.has(bare.replace(/(?<=.)\/+$/, ""))) return undefined;
    const link = kind === "link" ? meantLink(bare) : undefined;
    if (link !== undefined) return { address: link };
    return {
      problem:
        kind === "picture"
          ? t("a file that was not found")
          : t("neither an article, a file nor a page of the new site"),
    };
  }

  /** An address on the old site itself, from its root. */
  private withoutHost(target: string): string {
    const { url: own, baseURL, baseurl } = this.site.config;
    const host = [own, baseURL, baseurl].flatMap((each) =>
      typeof each === "string" ? (parseUrl(each)?.host ?? []) : [],
    )[0];
    const url = parseUrl(target);
    return host !== undefined && url?.host === host ? url.pathname + url.search + url.hash : target;
  }

  private articleAt({ from }: OldArticle, bare: string): string | undefined {
    const byAddress = bare.startsWith("/") ? this.byAddress.get(keyOf(bare)) : undefined;
    const file = path.resolve(path.dirname(from), bare);
    const named = [file, `${file}.md`, `${file}.mdx`, path.join(file, "index.md")].map((each) => this.byFile.get(each));
    return (
      byAddress ??
      named.find((each) => each !== undefined) ??
      (/\.(?:mdx?|html)$/.test(bare) ? this.pageOf(bare) : undefined)
    );
  }
}

function keyOf(address: string): string {
  return foldCase(address.replace(/\.html?$/i, "").replace(/\/(?:index)?$/, ""));
}

function bareName(file: string): string {
  return file.replace(/^\/|\.(?:mdx?|markdown|html)$/gi, "").replace(/\/index$/, "");
}
