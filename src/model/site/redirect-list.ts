import { z } from "zod";
import { groups } from "../fields/simple-fields";
import { link } from "../fields/link-fields";
import { text } from "../fields/text-fields";
import { defineSingleton } from "../kind";
import { quote } from "../check/sentence";
import { decoded } from "../values/parse-url";
import { t } from "../../words/t";

const sourceExpectation = t("expected a path of this site such as /events/old-name, without a query");

/** A rough pattern of old paths, so that a form can check them while they are typed. */
export const redirectSource = /^\/(?![/\\])[^?#\s]+$/u;

/** Characters without a special meaning to any disk, host or browser; no wildcard, variable or quote. */
const plainSigns = /^[\p{L}\p{M}\p{N}\p{Join_Control} ._~!'()+,=&@-]+$/u;

/** In bytes: disks take 255 for a name, hosts 1,000 characters for a line with both addresses, encoded. */
const LONGEST_STEP = 200;
const LONGEST_SOURCE = 400;

/**
 * Says what is wrong with the old path of a redirect, at which a page is made and which hosts read from a line of text;
 * undefined if nothing is.
 */
export function redirectSourceError(source: string): string | undefined {
  const found = { value: quote(source) };
  const path = decoded(source);
  if (path === undefined)
    return t(
      "is {value}, with a percent sign that encodes nothing, expected a path of this site such as /events/old-name, without a query",
      found,
    );
  if (/%2f|%5c/i.test(source) || path.includes("\\"))
    return t(
      "is {value}, with an encoded slash, expected a path of this site such as /events/old-name, without a query",
      found,
    );
  if (encodeURI(source.replace(/\p{Cs}/gu, "")).length > LONGEST_SOURCE) {
    const limit = { ...found, most: LONGEST_SOURCE };
    return t(
      "is {value}, which is longer than {most} characters once encoded, expected a path of this site such as /events/old-name, without a query",
      limit,
    );
  }
  const steps = path.slice(1).replace(/\/$/, "").split("/");
  return steps.map((step) => stepError(step, found)).find((error) => error !== undefined);
}

function stepError(step: string, found: { readonly value: string }): string | undefined {
  if (step === "")
    return t(
      "is {value}, with nothing between two slashes, expected a path of this site such as /events/old-name, without a query",
      found,
    );
  if (step === "." || step === "..")
    return t(
      "is {value}, with the step {step}, expected a path of this site such as /events/old-name, without a query",
      { ...found, step: `'${step}'` },
    );
  const strange = Array.from(step).find((sign) => !plainSigns.test(sign));
  if (strange !== undefined && /[\p{C}\p{Z}]/u.test(strange))
    return t(
      "is {value}, with an invisible character, expected a path of this site such as /events/old-name, without a query",
      found,
    );
  if (strange !== undefined)
    return t(
      "is {value}, with the character {character}, expected a path of this site such as /events/old-name, without a query",
      {
        ...found,
        character: `'${strange}'`,
      },
    );
  if (/^[. ]|[. ]$/.test(step))
    return t(
      "is {value}, with a name that begins or ends with a dot or a space, expected a path of this site such as /events/old-name, without a query",
      found,
    );
  if (new TextEncoder().encode(step).length <= LONGEST_STEP) return undefined;
  const limit = { ...found, most: LONGEST_STEP };
  return t(
    "is {value}, with a name that is longer than {most} bytes, expected a path of this site such as /events/old-name, without a query",
    limit,
  );
}

export const redirectList = defineSingleton({
  file: "site/redirects.json",
  typeName: "RedirectList",
  label: t("Redirects"),
  description: t("Old addresses of renamed or removed items, which keep working."),
  required: false,
  schema: z.object({
    redirects: groups({
      label: t("Redirects"),
      hint: t("One for each address that has moved."),
      most: 10_000,
      fields: {
        from: text({
          label: t("From||an address"),
          hint: t("The old path on this site."),
          example: "/events/old-name",
          pattern: {
            regex: redirectSource,
            expectation: sourceExpectation,
          },
        }),
        to: link({
          label: t("To||an address"),
          hint: t("Where it leads: a path of this site, or a link."),
          example: "/events/new-name",
          sitePath: true,
        }),
      },
    }).optional(),
  }),
});
