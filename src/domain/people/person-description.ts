import { commaText } from "../../words/comma-text";
import { emailIn, phoneIn } from "../../model/values/contact";
import { withLatinDigits } from "../text/letters";

interface Described {
  readonly name: string;
  readonly role: string | null;
  readonly text: string | null;
  readonly otherwise: string;
}

export function personDescription({ name, role, text, otherwise }: Described): string {
  const who = commaText([name, role]);
  return `${who}. ${text || otherwise}`;
}

/** A link that starts an e-mail; undefined if the text is not a single address. Nothing in it can add a field to the link. */
export function mailLink(text: string | null | undefined): string | undefined {
  const address = emailIn(text ?? "");
  return address && `mailto:${encodeURIComponent(address).replaceAll("%40", "@")}`;
}

/** A link that starts a call: digits, Bangla ones too, and a leading plus; undefined if the text is not a single number. */
export function phoneLink(text: string | null | undefined): string | undefined {
  const number = phoneIn(text ?? "");
  return number && `tel:${withLatinDigits(number)}`;
}
