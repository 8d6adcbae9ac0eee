import { itemsOf, shownFile, type Content, type ContentItem } from "../../src/content/content";
import { occurrenceAt } from "../../src/domain/time/occurrences";
import { spanOf } from "../../src/domain/time/schedule";
import { scheduleOf } from "../../src/domain/time/schedule-of";
import { placedMessage } from "../../src/model/check/sentence";
import { fieldValues } from "../../src/model/check/validate";
import { pastLeader } from "../../src/model/kinds/past-leader";
import { teamMember } from "../../src/model/kinds/team-member";
import { normalised } from "../../src/model/schema/normalise";
import { t } from "../../src/words/t";

export function leftByHand(
  content: Content,
  leaving: readonly ContentItem[],
  staying: readonly ContentItem[],
  now: Date,
): string[] {
  const fileOf = ({ file }: ContentItem) => shownFile(content.tree, file);
  const ids = [teamMember, pastLeader].flatMap((kind) => itemsOf(content, kind).map(({ fields }) => Number(fields.id)));
  return [
    t(
      "Add the new team: one file per person in {folder}, or in the editor. Use ids from {id} upwards: no leader has had them.",
      { folder: shownFile(content.tree, teamMember.folder), id: Math.max(0, ...ids) + 1 },
    ),
    ...staying.map((person) =>
      placedMessage(
        fileOf(person),
        "position",
        t("check the position of {name} in the new term.", { name: nameOf(person) }),
      ),
    ),
    ...(leaving.length > 0 ? [t("Ask those who leave what they do now, and put it in currentRole.")] : []),
    ...contactsLeft(content, leaving, now),
    t("Hand over the accounts: the repository, the host, the domain (docs/hand-over.md)."),
  ];
}

/** Where current content contains the e-mail address or phone number of someone who leaves. */
function contactsLeft(content: Content, leaving: readonly ContentItem[], now: Date): string[] {
  const owners = new Map<string, ContentItem>();
  for (const person of leaving)
    for (const contact of [person.fields.email, person.fields.phone])
      if (typeof contact === "string" && contact.trim() !== "") owners.set(contact.trim(), person);
  return content.items
    .filter((item) => !leaving.includes(item) && !isOver(item, now))
    .flatMap((item) =>
      [...fieldValues(item.source.schema, item.fields)].flatMap(({ value, path }) => {
        const owner = typeof value === "string" ? owners.get(value.trim()) : undefined;
        if (owner === undefined) return [];
        const task = t("is a contact of {name}, who is leaving: check that it is still right.", {
          name: nameOf(owner),
        });
        return [placedMessage(shownFile(content.tree, item.file), path, task)];
      }),
    );
}

function isOver({ source, fields }: ContentItem, now: Date): boolean {
  const span = spanOf(occurrenceAt(scheduleOf(normalised(source.schema, fields)), now));
  return span !== undefined && span.over <= now;
}

function nameOf({ fields, name }: ContentItem): string {
  return typeof fields.name === "string" ? fields.name : name;
}
