import CMS from "decap-cms-app";
import { useLayoutEffect, useRef, useState, type ComponentType } from "react";
import { propertyOf } from "../../domain/shape";
import { Text } from "../../components/ui/Text";
import { siteLanguages } from "../../words/site-language";
import { languageName } from "../../domain/language/language-name";
import { ORIGINAL } from "../configuration/translation-fields";
import type { ControlProps } from "../decap/decap-types";
import { isMap, plainData } from "../decap/immutable-entry";
import { controlOf, entryOf } from "../decap/open-form";
import { t } from "../../words/t";

type Control = ComponentType<ControlProps>;

const WIDGETS = ["string", "text", "markdown", "list"];

/** Shows, above each field of a translation, what the entry says in the main language. */
export function showOriginals(): void {
  if (siteLanguages().length < 2) return;
  for (const name of WIDGETS) {
    CMS.registerWidget(name, withOriginal(controlOf(name)));
  }
}

function withOriginal(Control: Control): Control {
  return (props) => {
    const path = originalPath(props.field);
    if (path === undefined) return <Control {...props} />;
    return (
      <>
        <Original path={path} data={entryOf(props).data} />
        <Control {...props} />
      </>
    );
  };
}

function originalPath(field: unknown): readonly string[] | undefined {
  const path = isMap(field) ? plainData(field.get(ORIGINAL)) : undefined;
  return Array.isArray(path) ? path.map(String) : undefined;
}

interface OriginalProps {
  readonly path: readonly string[];
  readonly data: unknown;
}

function Original({ path: [language = "", ...path], data }: OriginalProps) {
  const place = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const group = [language, ...path].join(" ");
  useLayoutEffect(() => {
    // Of a field in a list there are several; only the page tells their order.
    setIndex([...document.querySelectorAll(`[data-original="${group}"]`)].indexOf(place.current ?? document.body));
  }, [group, data]);
  const text = textsAt(data, path)[index] ?? "";
  const [main = "en"] = siteLanguages();
  return (
    <div ref={place} data-original={group}>
      {text !== "" && (
        <div className="original">
          <span>{t("{language}:||before the original of a translation", { language: languageName(main) })}</span>
          <Text as="p">{text}</Text>
        </div>
      )}
    </div>
  );
}

function textsAt(data: unknown, [name, ...rest]: readonly string[]): readonly string[] {
  if (name !== undefined)
    return Array.isArray(data)
      ? data.flatMap((entry: unknown) => textsAt(entry, [name, ...rest]))
      : textsAt(propertyOf(data, name), rest);
  if (Array.isArray(data)) return [data.filter((line) => typeof line === "string").join("\n")];
  return [typeof data === "string" ? data : ""];
}
