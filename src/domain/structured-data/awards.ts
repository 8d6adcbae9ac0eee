import { descriptors } from "../../model/descriptors";
import { absoluteUrl } from "../addresses/absolute-url";
import { itemElementId } from "../element-ids";
import { routes } from "../routes";
import { listPage } from "./collection";
import { type NamedClub, namedClub } from "./graph";
import { commaText } from "../../words/comma-text";

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
