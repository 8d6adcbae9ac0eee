import { useLayoutEffect, useRef, useState, type ComponentType } from "react";
import { propertyOf } from "../../domain/shape";
import { Text } from "../../components/ui/Text";
import { siteLanguages } from "../../words/site-language";
import { languageName } from "../../domain/language/language-name";
import { ORIGINAL } from "../configuration/translation-fields";
import type { ControlProps } from "../decap/decap-types";
import { entryOf } from "../decap/open-form";
import { t } from "../../words/t";

/** Shows the original text above a field of a translation. */
export function withOriginal(Control: ComponentType<ControlProps>): ComponentType<ControlProps> {
  return (props) => (
    <>
      {props.field.get(ORIGINAL) !== undefined && <Original {...props} />}
      <Control {...props} />
    </>
  );
}

function Original(props: ControlProps) {
  const place = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const path = String(props.field.get(ORIGINAL));
  const { data } = entryOf(props);
  useLayoutEffect(() => {
    // A field in a list exists several times; only the page shows their order.
    setIndex([...document.querySelectorAll(`[data-original="${path}"]`)].indexOf(place.current ?? document.body));
  }, [path, data]);
  const [, ...names] = path.split(" ");
  const text = textsAt(data, names)[index] ?? "";
  const [main = "en"] = siteLanguages();
  return (
    <div ref={place} data-original={path}>
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
