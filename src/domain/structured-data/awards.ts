import { descriptors } from "../../model/descriptors";
import { absoluteUrl } from "../addresses/served-path";
import { itemElementId } from "../element-ids";
import { routes } from "../routes";
import { listPage } from "./collection";
import { type NamedClub, namedClub } from "./graph";
import { commaText } from "../../words/comma-text";
import type { FAQPage } from "schema-dts";
import { textOfHtml } from "../text/markup";

interface Award {
  readonly jsonId: string;
  readonly title: string;
  readonly event: string | null;
  readonly place: string | null;
}

/** The page of what a club has won, with its awards in the order shown. */
export function awardsPage(awards: readonly Award[], club: NamedClub) {
  const { siteUrl } = club;
  const entries = awards.map((award) => ({
    name: wordsOf(award),
    url: absoluteUrl(siteUrl, routes.inList("achievements", itemElementId(award.jsonId))),
  }));
  return listPage(absoluteUrl(siteUrl, routes.list("achievements")), descriptors.achievements.label, entries, {
    about: { ...namedClub(club), award: awards.map(wordsOf) },
  });
}

function wordsOf({ title, event, place }: Award): string {
  return commaText([title, event, place]);
}

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

interface ResourceFacts {
  readonly title: string;
  readonly url: string | null;
  readonly description: string | null;
  readonly topic: string | null;
  readonly level: string | null;
}

/** The page of what the club recommends to learn from, in the order shown. */
export function resourcesPage(resources: readonly ResourceFacts[], siteUrl: string) {
  const entries = resources.map(({ title, url, description, topic, level }) => ({
    item: {
      "@type": "LearningResource" as const,
      name: title,
      url: url === null ? undefined : absoluteUrl(siteUrl, url),
      description: description ?? undefined,
      about: topic ?? undefined,
      educationalLevel: level ?? undefined,
    },
  }));
  return listPage(absoluteUrl(siteUrl, routes.list("resources")), descriptors.resources.label, entries);
}

interface SponsorFacts {
  readonly jsonId: string;
  readonly name: string;
  readonly url: string | null;
  readonly logo: string | null;
}

/** The page of those who support the club, in the order shown. */
export function sponsorsPage(sponsors: readonly SponsorFacts[], siteUrl: string) {
  const placeOf = (id: string) => absoluteUrl(siteUrl, routes.inList("sponsors", itemElementId(id)));
  const entries = sponsors.map(({ jsonId, name, url, logo }) => ({
    item: {
      "@type": "Organization" as const,
      name,
      // Their website or, without one, the place where this site is about them.
      url: url !== null && /^https?:/i.test(url) ? url : placeOf(jsonId),
      logo: logo === null ? undefined : absoluteUrl(siteUrl, logo),
    },
  }));
  return listPage(absoluteUrl(siteUrl, routes.list("sponsors")), descriptors.sponsors.label, entries);
}
