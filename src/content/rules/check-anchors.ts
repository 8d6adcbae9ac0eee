import { isMarkdown } from "../../model/fields/field-kinds";
import { elementIds } from "../../domain/element-ids";
import { nameSlug } from "../../model/values/name-slug";
import { closestName } from "../../model/check/closest-name";
import type { FieldDiagnostic } from "../../model/check/diagnostic";
import { quote } from "../../model/check/sentence";
import { fieldValues } from "../../model/check/validate";
import type { ContentItem } from "../content";
import { renderArticle, renderMarkdown } from "../markdown/render-markdown";
import { markdownTargets } from "./item-targets";
import { t } from "../../words/t";

/** Warnings about links to a part of the same text that it does not have, such as `[above](#nowhere)`. */
export function checkAnchors({ source, fields, body = "" }: Pick<ContentItem, "source" | "fields" | "body">) {
  const inFields = [...fieldValues(source.schema, fields)].flatMap(({ field, value, path }) =>
    isMarkdown(field.info) && typeof value === "string" ? deadAnchors(value, path, renderMarkdown) : [],
  );
  return [...inFields, ...deadAnchors(body, "body", (text) => renderArticle(text).html)];
}

function deadAnchors(text: string, path: string, render: (text: string) => string): FieldDiagnostic[] {
  // Most texts have no such link, and rendering thousands of texts would take seconds.
  if (!/\]\(\s*<?#|\]:\s*<?#/.test(text)) return [];
  const anchors = markdownTargets(text).filter(({ target }) => /^#./.test(target));
  const ids = Array.from(render(text).matchAll(/ id="([^"]*)"/g), ([, id = ""]) => id);
  // Browsers know `#top` on all pages.
  const known = new Set([...ids, ...Object.values(elementIds), "top"]);
  return anchors
    .map(({ target }) => target.slice(1))
    .filter((id) => !known.has(id))
    .map((id) => {
      const meant = ids.find((each) => each === nameSlug(id)) ?? closestName(id, ids);
      const target = quote(`#${id}`);
      const message =
        meant === undefined
          ? t("links to {target}, a part that the text does not have, expected the id of a heading", { target })
          : t("links to {target}, a part that the text does not have, expected {meant}", {
              target,
              meant: quote(`#${meant}`),
            });
      return { code: "broken-reference", severity: "warning", path, message };
    });
}
