import CMS from "decap-cms-app";
import { useEffect, useState, type ComponentProps, type ComponentType, type ReactNode } from "react";
import { ChoiceButtons } from "../../components/ui/controls/ChoiceButtons";
import { isMap, toPlain } from "../decap/immutable-entry";
import { itemPreviews } from "./item-previews";
import { addressFinder, type Preview } from "./preview-files";
import { sitePreviews } from "./site-previews";
import { documentLanguage } from "../../words/site-language";
import { t } from "../../words/t";

type Template = Parameters<typeof CMS.registerPreviewTemplate>[1];
type TemplateProps = ComponentProps<Template>;

/** @param now events are upcoming or past as of then */
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

const themes = [
  { value: "light", label: t("Light||theme") },
  { value: "dark", label: t("Dark||theme") },
] as const;

type Theme = (typeof themes)[number]["value"];

interface PreviewFrameProps {
  readonly frame: Document;
  readonly children: ReactNode;
}

function dress({ documentElement, defaultView }: Document, theme: Theme): void {
  defaultView?.frameElement?.setAttribute("title", t("The page"));
  Object.assign(documentElement, { dir: "ltr", ...documentLanguage() });
  documentElement.dataset.theme = theme;
  documentElement.dataset.script = "";
}

function PreviewFrame({ frame, children }: PreviewFrameProps) {
  const [theme, setTheme] = useState<Theme>(() =>
    window.matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light",
  );
  useEffect(() => dress(frame, theme), [frame, theme]);
  return (
    <>
      <div className="preview-themes">
        <ChoiceButtons label={t("Theme")} choices={themes} chosen={theme} onChoose={setTheme} />
      </div>
      {children}
    </>
  );
}
