import { factsOf, isMarkdown } from "../../model/fields/field-kinds";
import path from "node:path";
import { foldCase } from "../../domain/text/letters";
import { fileContentError, fileNameError } from "../../model/files/file-error";
import type { FilePurpose } from "../../model/files/file-types";
import { isRelativePath, isSitePath } from "../../model/values/link-target";
import { meantLink } from "../../model/values/web-address";
import { decodeLeniently } from "../../model/values/parse-url";
import { quote, shorten } from "../../model/check/sentence";
import type { Diagnostic, FieldDiagnostic } from "../../model/check/diagnostic";
import { type FieldValue, fieldValues } from "../../model/check/validate";
import { barePath } from "../../domain/routes";
import { type Content, type ContentItem, shownFile } from "../content";
import { publicationOf } from "../../domain/publication/publication";
import { clubTimeZone } from "../../domain/time/club-time";
import { type SiteAddresses, sitePathDiagnostics } from "./addresses/check-site-path";
import { builtFiles, sitePages, waitingPages } from "./addresses/site-addresses";
import { listedRedirects } from "./addresses/check-redirects";
import { inEachLanguage } from "../translations/translated-items";
import { markdownTargets } from "./item-targets";
import { t } from "../../words/t";

/** The first bytes of a file of the content tree; undefined if unknown. */
export type HeadOf = (file: string) => Uint8Array | undefined;

export function checkReferences(
  content: Content,
  staticFiles: ReadonlySet<string>,
  headOf: HeadOf,
  now: Date,
): Diagnostic[] {
  const pages = new Set([...sitePages(content), ...listedRedirects(content).map(({ from }) => from)]);
  const waiting = waitingPages(content, now);
  const addresses = { pages, staticFiles, builtFiles: builtFiles(content) };
  const checker = new ReferenceChecker(content.tree, { ...addresses, waiting }, headOf);
  return content.items.flatMap((item) => {
    const itself = publicationOf(item.fields, clubTimeZone());
    if (itself === undefined || waiting.size === 0) return inEachLanguage(item, (each) => checker.check(each));
    // An item published no earlier than the page it links to needs no warning.
    const later = new Map([...waiting].filter(([, instant]) => instant > itself));
    const ofItem = new ReferenceChecker(content.tree, { ...addresses, waiting: later }, headOf);
    return inEachLanguage(item, (each) => ofItem.check(each));
  });
}

type Unplaced = Omit<FieldDiagnostic, "path">;

function broken(message: string | undefined): Unplaced[] {
  return message === undefined ? [] : [{ code: "broken-reference", severity: "error", message }];
}

class ReferenceChecker {
  private readonly tree: Content["tree"];
  private readonly addresses: SiteAddresses;
  private readonly headOf: HeadOf;
  private readonly filesByFoldedPath: ReadonlyMap<string, string>;

  constructor(tree: Content["tree"], addresses: SiteAddresses, headOf: HeadOf) {
    this.tree = tree;
    this.addresses = addresses;
    this.headOf = headOf;
    this.filesByFoldedPath = new Map([...tree.files].map((file) => [foldCase(file), file]));
  }

  check(item: ContentItem): Diagnostic[] {
    const inFields = [...fieldValues(item.source.schema, item.fields)].flatMap((field) =>
      this.inField(item.file, field).map((diagnostic) => ({ ...diagnostic, path: field.path })),
    );
    const inBody = this.inMarkdown(item.file, item.body ?? "").map((diagnostic) => ({ ...diagnostic, path: "body" }));
    return [...inFields, ...inBody].map((diagnostic) => ({ ...diagnostic, file: item.file }));
  }

  private inField(file: string, { field, value }: FieldValue): Unplaced[] {
    const { info } = field;
    if (typeof value !== "string") return [];
    if (isMarkdown(info)) return this.inMarkdown(file, value);
    // The field's own check reports a name that is not allowed.
    if (info.takes !== undefined && !field.schema.safeParse(value).success) return [];
    const mayBePage = factsOf(info).isLink || info.takes === "link";
    if (mayBePage && isSitePath(value)) {
      const found = sitePathDiagnostics(value, this.addresses);
      return info.mayBeGone ? found.map((each) => ({ ...each, severity: "warning" })) : found;
    }
    return info.takes === undefined ? [] : this.aboutFile(file, value, info.takes);
  }

  private inMarkdown(file: string, source: string): Unplaced[] {
    return markdownTargets(source).flatMap(({ target, purpose }) =>
      purpose === "download" && isSitePath(target)
        ? sitePathDiagnostics(target, this.addresses)
        : this.aboutFile(file, target, purpose),
    );
  }

  private aboutFile(file: string, target: string, purpose: FilePurpose): Unplaced[] {
    const what = purpose === "picture" ? "picture" : "file";
    if (isSitePath(target)) return broken(this.staticFileError(file, target, what));
    if (!isRelativePath(target)) return [];
    const link = this.tree.files.has(target) ? undefined : meantLink(target);
    if (link !== undefined && purpose === "download")
      return broken(
        t("points to {value}, which is not a file, expected {link}", { value: quote(target), link: quote(link) }),
      );
    const place = path.posix.normalize(path.posix.join(path.posix.dirname(file), target));
    const error = this.relativePathError(file, target, place, what) ?? fileNameError(target, purpose);
    if (error !== undefined) return broken(error);
    const head = this.headOf(place);
    return head ? fileContentError(target, head) : [];
  }

  private staticFileError(file: string, target: string, what: "picture" | "file"): string | undefined {
    const { pages, staticFiles, builtFiles } = this.addresses;
    const bare = decodeLeniently(barePath(target));
    if (staticFiles.has(bare)) return undefined;
    if (what === "file" && (pages.has(bare) || builtFiles.has(bare))) return undefined;
    return missing(target, shorten(`static${bare}`), this.meant(file, bare), what);
  }

  /**
   * The path of the file with this name in `media/`, if there is one: editors who write `media/a.jpg` usually mean
   * that.
   */
  private meant(file: string, missing: string): string | undefined {
    const inMedia = `media/${path.posix.basename(missing)}`;
    return this.tree.files.has(inMedia) ? quote(path.posix.relative(path.posix.dirname(file), inMedia)) : undefined;
  }

  private relativePathError(file: string, target: string, place: string, what: "picture" | "file"): string | undefined {
    const value = quote(target);
    if (place === ".." || place.startsWith("../"))
      return t(
        "points to {value}, which is outside the content folder, expected a {what, select, picture {picture} other {file}} inside it",
        { value, what },
      );
    if (this.tree.files.has(place)) return undefined;
    if (target.includes("\\")) {
      const meant = quote(target.replaceAll("\\", "/"));
      return t("points to {value}, which contains a backslash, expected {meant}", { value, meant });
    }
    if (this.tree.folders.has(place.replace(/^\.?$|\/$/, "")))
      return t("points to {value}, which is a folder, expected a {what, select, picture {picture} other {file}}", {
        value,
        what,
      });
    const alike = this.filesByFoldedPath.get(foldCase(place));
    if (alike === undefined)
      return missing(target, shownFile(this.tree, shorten(place)), this.meant(file, place), what);
    if (alike.normalize("NFC") === place.normalize("NFC"))
      return t(
        "points to {value}, whose accents are encoded differently from those of the file name, expected the name copied from the file",
        { value },
      );
    const name = quote(path.posix.basename(alike));
    const meant = quote(path.posix.relative(path.posix.dirname(file), alike));
    return t("points to {value}, but the file is named {name}, expected {meant}", { value, name, meant });
  }
}

/** @param meant the path that was probably meant */
function missing(target: string, file: string, meant: string | undefined, what: "picture" | "file"): string {
  const value = quote(target);
  return meant === undefined
    ? t(
        "points to {value}, but {file} does not exist, expected a {what, select, picture {picture} other {file}} that does",
        {
          value,
          file,
          what,
        },
      )
    : t("points to {value}, but {file} does not exist, expected {meant}", { value, file, meant });
}
