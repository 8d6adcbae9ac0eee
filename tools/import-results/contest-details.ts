import type { ReadContest } from "../../src/domain/results/read-standings";
import { placedMessage, quote, withExpectation } from "../../src/model/check/sentence";
import { result } from "../../src/model/kinds/result";
import type { JsonObject } from "../../src/model/schema/json-object";
import { fieldsOf } from "../../src/model/schema/schema-fields";
import { isRealDate } from "../../src/model/values/calendar-date";
import { nameSlug } from "../../src/model/values/name-slug";
import { answersTo, questionAbout } from "../questions";
import { withTerminal } from "../terminal";
import { t } from "../../src/words/t";

const asked = ["title", "date", "id", "event"] as const;

type Details = Readonly<Partial<Record<(typeof asked)[number], string>>>;

/**
 * Facts that scoreboards lack: from flags, from the file of the contest, or from the user at the terminal. Without an
 * id, it is made from the title, as in the editor.
 *
 * @throws Error that names the flags that are missing or wrong
 */
export async function contestDetails(contest: ReadContest = {}, flags: Details): Promise<JsonObject> {
  const id = contest.id !== undefined && /\p{L}/u.test(contest.id) ? nameSlug(contest.id) : undefined;
  const given: Details = { ...contest, ...(id !== undefined && { id }), ...flags };
  const fields = fieldsOf(result.schema);
  const questions = asked.flatMap((name) =>
    fields.flatMap((field) => {
      const question = questionAbout(field, name);
      if (field.name !== name) return [];
      if (name === "id") return { ...question, isRequired: false };
      return name === "date" ? { ...question, errorOf: dayError } : question;
    }),
  );
  return withTerminal(async (ask) => {
    const answers = await answersTo(questions, given, ask);
    const wrong = questions.flatMap(({ flag, errorOf }) => {
      const error = answers.has(flag) ? errorOf(answers.get(flag) ?? "") : undefined;
      return error === undefined ? [] : placedMessage(`--${flag}`, error);
    });
    if (wrong.length > 0) throw new Error(wrong.join("\n"));
    return { id: nameSlug(answers.get("title") ?? ""), ...Object.fromEntries(answers) };
  });
}

/** The content check only warns about an impossible day. */
function dayError(day: string): string | undefined {
  if (isRealDate(day)) return undefined;
  return withExpectation(t("is {value}", { value: quote(day) }), t("expected a date such as 2026-02-14"));
}
