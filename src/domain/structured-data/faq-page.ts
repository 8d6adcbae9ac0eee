import type { FAQPage } from "schema-dts";
import { absoluteUrl } from "../addresses/absolute-url";
import { itemElementId } from "../element-ids";
import { routes } from "../routes";
import { textOfHtml } from "../text/markup";

interface QuestionFacts {
  readonly jsonId: string;
  readonly question: string;
  readonly html: string;
}

/** The page of questions and answers, in the order shown. */
export function faqPage(questions: readonly QuestionFacts[], siteUrl: string): Exclude<FAQPage, string> {
  const url = absoluteUrl(siteUrl, routes.list("questions"));
  return {
    "@type": "FAQPage",
    "@id": `${url}#page`,
    name: "FAQ",
    url,
    mainEntity: questions.map(({ jsonId, question, html }) => ({
      "@type": "Question",
      name: question,
      url: absoluteUrl(siteUrl, routes.inList("questions", itemElementId(jsonId))),
      acceptedAnswer: { "@type": "Answer", text: textOfHtml(html) },
    })),
  };
}
