import { clubSettings } from "../../model/build-info";
import { siteLanguage, siteLocale } from "../../words/site-language";
import { digits } from "../../words/digits";
import { t } from "../../words/t";
import { Remembered } from "../remembered";

/** 'Free' for 0, otherwise the amount in the club's currency; undefined if no fee is given (docs/behaviour.md#one-event). */
export function feeText(fee: number | null | undefined): string | undefined {
  if (fee === null || fee === undefined) return undefined;
  if (fee === 0) return t("Free||costs nothing");
  const { before, after, decimals } = clubSettings().currency;
  return `${before}${groupDigits(fee, Number.isInteger(fee) ? 0 : decimals)}${after}`;
}

/** '120' as '120+ people'; other text is unchanged. */
export function participantsText(participants: string | null | undefined): string | undefined {
  const text = participants?.trim();
  if (!text) return undefined;
  const digits = /^([\d,]+)\s*\+?$/.exec(text)?.[1];
  if (digits === undefined) return text;
  // The content groups them as its readers do.
  const isGrouped = siteLanguage() === "en" && digits.includes(",");
  const number = Number(digits.replaceAll(",", ""));
  return t("{number, plural, one {{count}+ person} other {{count}+ people}}", {
    number,
    count: isGrouped ? digits : groupDigits(number),
  });
}

/** '10 of 48 places left', or '48 places' if the number of taken places is unknown; undefined if there is no limit. */
export function placesText(places: number | null, taken: number | null): string | undefined {
  if (places === null) return undefined;
  if (taken === null) return t("{places, plural, one {# place} other {# places}}", { places });
  return taken < places
    ? t("{left, number} of {places, number} places left", { left: places - taken, places })
    : t("All {places, number} places are taken", { places });
}

export function atLeast(count: number): string {
  return t("{count}+", { count: groupDigits(count) });
}

const formats = new Remembered<Intl.NumberFormat>();

/** 10000 as 10,000, or as the language of the interface writes it. */
export function groupDigits(number: number, minimumFractionDigits = 0): string {
  const key = `${siteLocale()} ${minimumFractionDigits}`;
  const options = { minimumFractionDigits, maximumFractionDigits: 10 };
  return formats.get(key, () => new Intl.NumberFormat(siteLocale(), options)).format(number);
}

/** 10000 as 10000, in the digits of the language of the interface: for years and places in a list. */
export function inDigits(number: number): string {
  return digits(number, siteLocale());
}

/** A year such as '2026' in the digits of the language of the interface; other text is unchanged. */
export function yearText(year: string): string {
  return /^\d+$/.test(year) ? inDigits(Number(year)) : year;
}
