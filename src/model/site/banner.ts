import { z } from "zod";
import { link } from "../fields/link-fields";
import { shortMarkdown } from "../fields/text-fields";
import { realDate } from "../fields/time-fields";
import { defineSingleton } from "../kind";
import { attributeOf, eachToken, parseShortMarkdown } from "../markdown/parse-markdown";
import { isRelativePath } from "../values/link-target";
import { t } from "../../words/t";

export const banner = defineSingleton({
  file: "site/banner.json",
  typeName: "Banner",
  label: t("Banner"),
  description: t("A line above all pages. It appears and disappears on its days, and readers can dismiss it."),
  required: false,
  schema: z.object({
    text: shortMarkdown({
      label: t("Text"),
      hint: t("One line. Readers who have dismissed it see it again when its text changes."),
      example: "**Code Sprint** is on Saturday. There are a few seats left.",
      error: lineError,
    }),
    link: link({
      label: t("Link"),
      hint: t("Where 'Read More' at its end leads: a link or a path of this site."),
      example: "/events/code-sprint-2026",
      sitePath: true,
    }).optional(),
    from: realDate({
      label: t("From||a day"),
      hint: t("Its first day. If empty, at once."),
      example: "2026-03-02",
    }).optional(),
    until: realDate({
      label: t("Until||a day"),
      hint: t("Its last day. To take it down, enter a day that has passed. If empty, it stays."),
      example: "2026-03-07",
      notBefore: { field: "from", severity: "error" },
    }).optional(),
  }),
});

/** A strip only has room for words and links; files in a text need the page of an item. */
function lineError(text: string): string | undefined {
  if (text.trim().includes("\n")) return t("has several lines, expected one");
  const files: string[] = [];
  eachToken(parseShortMarkdown(text), (token) => {
    const target = attributeOf(token, "href");
    if (token.type === "image" || (target !== null && isRelativePath(target))) files.push(token.content);
  });
  return files.length > 0
    ? t("shows a picture or names a file, expected words, https links and paths of this site only")
    : undefined;
}
