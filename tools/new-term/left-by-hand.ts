import { foldCase } from "../../src/domain/text/fold-case";
import { spanOf } from "../../src/domain/time/schedule";
import { scheduleOf } from "../../src/domain/time/schedule-of";
import { occurrenceAt } from "../../src/domain/time/occurrences";
import { fieldValues } from "../../src/model/check/validate";
import { pastLeader } from "../../src/model/kinds/past-leader";
import { normalised } from "../../src/model/schema/normalise";
import { teamMember } from "../../src/model/kinds/team-member";
import { type Content, type ContentItem, itemsOf, shownFile } from "../../src/content/content";
import { placedMessage } from "../../src/model/check/sentence";
import { t } from "../../src/words/t";

interface Handover {
  readonly leaving: readonly ContentItem[];
  readonly staying: readonly ContentItem[];
  readonly tenure: string;
  readonly now: Date;
}

/** The tasks that are left to the new committee, one sentence each. */
export function leftByHand(content: Content, { leaving, staying, tenure, now }: Handover): string[] {
  const fileOf = ({ file }: ContentItem) => shownFile(content.tree, file);
  const folder = shownFile(content.tree, teamMember.folder);
  const former = leaving.filter(({ fields }) => fields.isActive === false);
  return [
    t(
      "Add the new team: one file per person in {folder}, or in the editor. Use ids from {id} upwards: no leader has had them.",
      { folder, id: nextId(content) },
    ),
    ...staying.map((person) => {
      const task = t("check the position of {name} in the new term.", { name: nameOf(person) });
      return placedMessage(fileOf(person), "position", task);
    }),
    ...former.map((person) => {
      const file = shownFile(content.tree, person.file.replace(/^[^/]*/, pastLeader.folder));
      const task = t("{name} had left before; check whether {tenure} is right.", { name: nameOf(person), tenure });
      return placedMessage(file, "tenure", task);
    }),
    ...(leaving.length > 0 ? [t("Ask those who leave what they do now, and put it in currentRole.")] : []),
    ...contactsLeft(content, leaving, now),
    t("Hand over the accounts: the repository, the host, the domain (docs/hand-over.md)."),
  ];
}

function nextId(content: Content): number {
  const ids = [teamMember, pastLeader].flatMap((kind) => itemsOf(content, kind).map(({ fields }) => Number(fields.id)));
  return Math.max(0, ...ids.filter(Number.isFinite)) + 1;
}

/** Where the content names the e-mail address or phone number of someone who leaves. */
function contactsLeft(content: Content, leaving: readonly ContentItem[], now: Date): string[] {
  const owners = new Map<string, ContentItem>();
  for (const person of leaving)
    for (const contact of [person.fields.email, person.fields.phone])
      if (typeof contact === "string" && contact.trim() !== "") owners.set(contactKey(contact), person);
  const people = new Set(leaving.map(({ file }) => file));
  return content.items
    .filter((item) => !people.has(item.file) && !isOver(item, now))
    .flatMap((item) =>
      [...fieldValues(item.source.schema, item.fields)].flatMap(({ value, path }) => {
        const owner = typeof value === "string" ? owners.get(contactKey(value)) : undefined;
        if (owner === undefined) return [];
        const task = t("is a contact of {name}, who is leaving: check that it is still right.", {
          name: nameOf(owner),
        });
        return [placedMessage(shownFile(content.tree, item.file), path, task)];
      }),
    );
}

/** True if an item is over, so that it needs no check. */
function isOver({ source, fields }: ContentItem, now: Date): boolean {
  const span = spanOf(occurrenceAt(scheduleOf(normalised(source.schema, fields)), now));
  return span !== undefined && span.over <= now;
}

function contactKey(contact: string): string {
  return foldCase(contact).replace(/[\s()-]/g, "");
}

function nameOf({ fields, name }: ContentItem): string {
  return typeof fields.name === "string" ? fields.name : name;
}
