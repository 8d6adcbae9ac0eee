import CMS from "decap-cms-app";
import { Component, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { propertyOf } from "../../domain/shape";
import { Text } from "../../components/ui/Text";
import { siteLanguages } from "../../words/site-language";
import { languageName } from "../../domain/language/language-name";
import { ORIGINAL } from "../configuration/translation-fields";
import type { ControlProps } from "../decap/decap-types";
import { isMap, plainData } from "../decap/immutable-entry";
import { entryOf } from "../decap/open-form";
import { t } from "../../words/t";

type Control = new (props: ControlProps) => Component<ControlProps>;

/** The widgets of fields that hold words. */
const WIDGETS = ["string", "text", "markdown", "list"];

/** Shows, above each field of a translation, what the entry says in the main language. */
export function showOriginals(): void {
  if (siteLanguages().length < 2) return;
  for (const name of WIDGETS) {
    const control: unknown = CMS.getWidget(name)?.control;
    if (!isControl(control)) throw new Error(`Decap has no control '${name}'`);
    CMS.registerWidget(name, withOriginal(control));
  }
}

function isControl(value: unknown): value is Control {
  return typeof value === "function" && value.prototype instanceof Component;
}

function withOriginal(Control: Control): Control {
  return class ControlWithOriginal extends Control {
    override render(): ReactNode {
      const path = originalPath(this.props.field);
      if (path === undefined) return super.render();
      return (
        <>
          <Original path={path} data={entryOf(this.props).data} />
          {super.render()}
        </>
      );
    }
  };
}

/** The names of the fields that lead to the original of a translation; undefined for any other field. */
function originalPath(field: unknown): readonly string[] | undefined {
  const path = isMap(field) ? plainData(field.get(ORIGINAL)) : undefined;
  return Array.isArray(path) ? path.map(String) : undefined;
}

interface OriginalProps {
  readonly path: readonly string[];
  /** Of the entry. */
  readonly data: unknown;
}

function Original({ path, data }: OriginalProps) {
  const place = useRef<HTMLDivElement>(null);
  const [places, setPlaces] = useState<readonly number[]>([]);
  useLayoutEffect(() => setPlaces(placesInLists(place.current)), []);
  const text = textAt(data, path, places);
  const [main = "en"] = siteLanguages();
  return (
    <div ref={place}>
      {text !== "" && (
        <div className="original">
          <span>{t("{language}:||before the original of a translation", { language: languageName(main) })}</span>
          <Text as="p">{text}</Text>
        </div>
      )}
    </div>
  );
}

/** The places of the entries of lists around an element, the outermost first: only the page tells them. */
function placesInLists(element: Element | null): readonly number[] {
  const places: number[] = [];
  for (let entry = entryAround(element); entry; entry = entryAround(entry.parentElement))
    places.unshift([...(entry.parentElement?.children ?? [])].indexOf(entry));
  return places;
}

function entryAround(element: Element | null): Element | null {
  return element?.closest('[class*="SortableListItem"]') ?? null;
}

/** The text at a path; in each list on the way, of the entry at the next of the places. */
function textAt(data: unknown, path: readonly string[], places: readonly number[]): string {
  const [name, ...rest] = path;
  if (Array.isArray(data)) {
    if (name === undefined) return data.filter((line) => typeof line === "string").join("\n");
    const [place = 0, ...inner] = places;
    return textAt(data[place], path, inner);
  }
  if (name === undefined) return typeof data === "string" ? data : "";
  return textAt(propertyOf(data, name), rest, places);
}
