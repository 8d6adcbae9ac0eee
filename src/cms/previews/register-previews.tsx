import CMS from "decap-cms-app";
import { useEffect, useMemo, useState, type ComponentProps, type ComponentType } from "react";
import { toPlain } from "../decap/immutable-entry";
import { itemPreviews } from "./item-previews";
import { addressFinder, type Preview } from "./preview-files";
import { sitePreviews } from "./site-previews";
import { documentLanguage } from "../../words/site-language";
import { t } from "../../words/t";

type Template = Parameters<typeof CMS.registerPreviewTemplate>[1];
type TemplateProps = ComponentProps<Template>;

/** In ms: the preview is updated after a pause, since rendering a long text with each key would make typing slow. */
const PAUSE = 200;

/** @param now decides which events are upcoming or past */
export function registerPreviews(styles: readonly string[], now: Date): void {
  for (const style of styles) CMS.registerPreviewStyle(style);
  for (const [name, preview] of Object.entries({ ...itemPreviews, ...sitePreviews }))
    CMS.registerPreviewTemplate(name, templateOf(preview, now.toISOString()));
}

function templateOf(preview: Preview, now: string): ComponentType<TemplateProps> {
  return function PreviewTemplate({ entry, getAsset, document }: TemplateProps) {
    const [shown, show] = useState({ entry, getAsset });
    useEffect(() => {
      const timer = setTimeout(() => show({ entry, getAsset }), PAUSE);
      return () => clearTimeout(timer);
    }, [entry, getAsset]);
    useEffect(() => dress(document), [document]);
    return useMemo(() => <>{preview(toPlain(shown.entry.get("data")), addressFinder(shown.getAsset), now)}</>, [shown]);
  };
}

/** Makes the frame of the preview like a page of the site, in the theme of the editor's device. */
function dress({ documentElement, defaultView }: Document): void {
  defaultView?.frameElement?.setAttribute("title", t("The page"));
  const theme = window.matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  Object.assign(documentElement, { dir: "ltr", ...documentLanguage() });
  Object.assign(documentElement.dataset, { theme, script: "" });
}
