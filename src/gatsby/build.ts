import { bundleAdmin, type AdminBundle } from "../cms/build/bundle-admin";
import { cmsSettings } from "../cms/build/cms-settings";
import type { Content, ContentItem } from "../content/content";
import type { BuildInfo } from "../model/build-info";
import type { DrawnPicture } from "../outputs/share-pictures/draw-share-pictures";
import { sharedPages } from "../outputs/share-pictures/shared-pages";
import type { Site } from "../outputs/site";
import { SiteFiles } from "../outputs/writing/site-files";
import { isTranslation } from "../words/site-language";
import { drawInChildProcess } from "./share-pictures/draw-in-child-process";
import type { MissingTranslations } from "./untranslated";

/** One build, or one run of the development server: what Gatsby's hooks share. */
export class Build {
  /** All files that it writes. */
  readonly output = new SiteFiles("public");
  /** True once everything has been written. */
  isComplete = false;
  private editor: Promise<AdminBundle> | undefined;
  private pictures: Promise<readonly DrawnPicture[]> = Promise.resolve([]);

  constructor(
    readonly info: BuildInfo,
    /** The settings in the language of this build. */
    readonly content: Content,
    readonly untranslated: MissingTranslations,
  ) {}

  /**
   * An item in the further language of this build. In the main language, its file is read, which may change during
   * development.
   */
  translatedItem(file: string): ContentItem | undefined {
    return isTranslation() ? this.content.items.find((item) => item.file === file) : undefined;
  }

  /** The bundle of the editor, made once: a build needs it early, and again for its pages. */
  bundledEditor(): Promise<AdminBundle> {
    return (this.editor ??= failingLater(bundleAdmin(this.output, cmsSettings(this.content))));
  }

  drawSharePictures(site: Site): void {
    this.pictures = failingLater(drawInChildProcess({ texts: sharedPages(site), clubName: site.club.name }));
  }

  /** The share pictures, once they have been drawn. */
  sharePictures(): Promise<readonly DrawnPicture[]> {
    return this.pictures;
  }
}

/** Starts work early; a failure is reported to code that waits for the result. */
function failingLater<T>(work: Promise<T>): Promise<T> {
  work.catch(() => undefined);
  return work;
}
