import { useEffect, useState, type ReactNode } from "react";
import { ChoiceButtons } from "../../components/ui/controls/ChoiceButtons";

const themes = [
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
] as const;

type Theme = (typeof themes)[number]["value"];

interface PreviewFrameProps {
  /** The document inside Decap's frame. */
  readonly frame: Document;
  readonly children: ReactNode;
}

/** Says on the root what the site's pages say there. */
function dress({ documentElement }: Document, theme: Theme): void {
  documentElement.lang = "en";
  documentElement.dataset.theme = theme;
  documentElement.dataset.script = "";
}

/** The entry as a reader will see it, in either theme. */
export function PreviewFrame({ frame, children }: PreviewFrameProps) {
  const [theme, setTheme] = useState<Theme>(() =>
    window.matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light",
  );
  useEffect(() => dress(frame, theme), [frame, theme]);
  return (
    <>
      <div className="preview-themes">
        <ChoiceButtons label="Theme" choices={themes} chosen={theme} onChoose={setTheme} />
      </div>
      {children}
    </>
  );
}
