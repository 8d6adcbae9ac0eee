import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { foldCase } from "../../src/domain/text/fold-case";
import { fileNameError } from "../../src/model/files/file-error";
import type { FilePurpose } from "../../src/model/files/file-types";
import { portableName } from "../../src/model/values/file-name";
import { decodeLeniently } from "../../src/model/values/parse-url";
import type { OldSite } from "./old-site";

/** Where generators keep files that articles name from the root of the site. */
const roots = [".", "static", "public", "assets", "source", "src", "content", "static/img", "docs"];

/** Finds the files that articles show and link, and gives each a name in the media folder of the content. */
export class OldFiles {
  private readonly site: OldSite;
  private readonly media: string;
  private readonly more: readonly string[];
  /** Files of the old site by the name that they get. */
  private readonly named = new Map<string, string>();
  private readonly names = new Map<string, string>();

  /**
   * @param media the media folder of the content
   * @param more further folders with files of the old site
   */
  constructor(site: OldSite, media: string, more: readonly string[]) {
    this.site = site;
    this.media = media;
    this.more = more;
  }

  /** The files to copy: from where, and under which name. */
  copies(): { readonly from: string; readonly name: string }[] {
    return Array.from(this.names, ([from, name]) => ({ from, name })).filter(
      ({ name }) => !existsSync(path.join(this.media, name)),
    );
  }

  /** The path of a file on this computer; undefined if there is none. */
  find(article: string, target: string): string | undefined {
    const bare = decodeLeniently(target.replace(/[?#].*$/, "").replace(/^(?:@site|~)\//, "/"));
    const steps = bare.replace(/^\/+/, "");
    const fromRoot = [...this.more, ...roots.map((root) => path.join(this.site.root, root))].map((root) =>
      path.join(root, steps),
    );
    const beside = path.join(path.dirname(article), bare);
    const candidates = bare.startsWith("/") ? fromRoot : [beside, ...fromRoot];
    return candidates.find((file) => existsSync(file) && statSync(file).isFile());
  }

  /** The address of a file as an article names it; why it can't be published, if it can't. */
  addressOf(file: string, article: string, purpose: FilePurpose): { address: string } | { problem: string } {
    const error = fileNameError(file, purpose);
    if (error !== undefined) return { problem: error };
    return {
      address: `../media/${encodeURI(this.nameOf(file, article)).replace(/[()]/g, (sign) => (sign === "(" ? "%28" : "%29"))}`,
    };
  }

  private nameOf(file: string, slug: string): string {
    const known = this.names.get(file);
    if (known !== undefined) return known;
    const base = portableName(path.basename(file)).replace(/\s+/g, "-");
    const { name, ext } = path.parse(base);
    const wanted = [
      base,
      `${slug}-${base}`,
      ...Array.from({ length: 99 }, (_, index) => `${slug}-${name}-${index + 2}${ext}`),
    ];
    const free = wanted.find((each) => this.isFree(each, file)) ?? base;
    this.named.set(foldCase(free), file);
    this.names.set(file, free);
    return free;
  }

  /** A name is free, or its file is the same. */
  private isFree(name: string, file: string): boolean {
    const other = this.named.get(foldCase(name));
    const stored = path.join(this.media, name);
    if (other !== undefined) return isSame(other, file);
    return !existsSync(stored) || isSame(stored, file);
  }
}

function isSame(a: string, b: string): boolean {
  return a === b || (statSync(a).size === statSync(b).size && readFileSync(a).equals(readFileSync(b)));
}
