import { shownFile, type Content, type ContentItem, itemId } from "../../content/content";
import type { NewTermPlan } from "../../content/new-term/plan-new-term";
import { pastLeader } from "../../model/past-leader";

/** What a plan does, in lines for the terminal. */
export function describePlan(term: string, plan: NewTermPlan, tree: Content["tree"]): string[] {
  const { tenure, leaving, staying, redirects, byHand } = plan;
  return [
    `The term ${term} begins. The team of ${tenure} hands over.`,
    "",
    ...part("Past leaders from now on:", leaving, (person) => [
      `${who(person)}: ${shownFile(tree, person.file)} becomes ${shownFile(tree, person.file.replace(/^[^/]*/, pastLeader.folder))}`,
    ]),
    ...part("In the team as before:", staying, (person) => [`${who(person)}: ${tenure} is added to roles`]),
    ...part("Addresses of portfolios that lead to profiles:", redirects, ({ from, to }) => [`${from} → ${to}`]),
    ...part("Left to do by hand:", byHand, (sentence) => [sentence]),
  ];
}

function part<T>(title: string, entries: readonly T[], linesOf: (entry: T) => readonly string[]): string[] {
  return entries.length === 0 ? [] : [title, ...entries.flatMap(linesOf).map((line) => `  ${line}`), ""];
}

function who(person: ContentItem): string {
  const { name, position } = person.fields;
  return `${itemId(person) ?? person.name}  ${[name, position].filter((text) => typeof text === "string").join(", ")}`;
}
