import CMS from "decap-cms-app";
import type { ComponentProps, ComponentType } from "react";
import { isMap, toPlain } from "../decap/immutable-entry";
import { itemPreviews } from "./item-previews";
import type { Preview } from "./preview";
import { addressFinder } from "./preview-files";
import { PreviewFrame } from "./PreviewFrame";
import { sitePreviews } from "./site-previews";

type Template = Parameters<typeof CMS.registerPreviewTemplate>[1];
type TemplateProps = ComponentProps<Template>;

/**
 * Shows every entry as its page will show it, with the site's own components and styles.
 *
 * @param now events are upcoming or past as of then
 */
export function registerPreviews(styles: readonly string[], now: Date): void {
  for (const style of styles) CMS.registerPreviewStyle(style);
  for (const [name, preview] of Object.entries({ ...itemPreviews, ...sitePreviews }))
    CMS.registerPreviewTemplate(name, templateOf(preview, now.toISOString()));
}

function templateOf(preview: Preview, now: string): ComponentType<TemplateProps> {
  return function PreviewTemplate({ entry, getAsset, document }: TemplateProps) {
    const data: unknown = entry.get("data");
    const item = isMap(data) ? toPlain(data) : {};
    return <PreviewFrame frame={document}>{preview(item, addressFinder(getAsset), now)}</PreviewFrame>;
  };
}
