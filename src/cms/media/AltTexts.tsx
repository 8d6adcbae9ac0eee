import { lastPartOf } from "../decap/repository-files";
import { t } from "../../words/t";

interface AltTextsProps {
  readonly id: string;
  readonly paths: readonly string[];
  readonly alts: Readonly<Record<string, string>>;
  readonly onChange: (alts: Readonly<Record<string, string>>) => void;
}

export function AltTexts({ id, paths, alts, onChange }: AltTextsProps) {
  if (paths.length === 0) return null;
  return (
    <fieldset className="media-alts">
      <legend>{t("One sentence each, for people who can't see them.")}</legend>
      {paths.map((path) => (
        <label key={path}>
          {t("What does {photo} show?", { photo: lastPartOf(path) })}
          <input
            id={id + path}
            dir="auto"
            value={alts[path] ?? ""}
            onChange={({ target }) => onChange({ ...alts, [path]: target.value })}
          />
        </label>
      ))}
    </fieldset>
  );
}
