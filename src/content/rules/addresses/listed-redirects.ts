import { barePath } from "../../../domain/routes";
import { decodeLeniently } from "../../../model/values/percent-encoding";
import { isJsonObject } from "../../../model/schema/json-object";
import { redirectList } from "../../../model/site/redirect-list";
import { fieldValues } from "../../../model/check/validate";
import type { Content } from "../../content";

/** One entry of the list of redirects, both of whose fields are texts. */
export interface ListedRedirect {
  readonly file: string;
  /** The entry, such as `redirects[0]`. */
  readonly field: string;
  /** As the file has it. */
  readonly source: string;
  /** The address of the page to be made: decoded, without a trailing slash. */
  readonly from: string;
  readonly to: string;
}

/** Every redirect that the content lists. */
export function listedRedirects({ items }: Content): ListedRedirect[] {
  return items
    .filter(({ source }) => source === redirectList)
    .flatMap(({ file, fields }) =>
      [...fieldValues(redirectList.schema, fields)].flatMap(({ value, path }) =>
        Array.isArray(value) ? value.flatMap((entry, index) => redirectOf(entry, file, `${path}[${index}]`)) : [],
      ),
    );
}

function redirectOf(entry: unknown, file: string, field: string): ListedRedirect[] {
  if (!isJsonObject(entry) || typeof entry.from !== "string" || typeof entry.to !== "string") return [];
  const from = decodeLeniently(barePath(entry.from)).normalize("NFC");
  return [{ file, field, source: entry.from, from, to: entry.to.trim() }];
}
