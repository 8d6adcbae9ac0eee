import { barePath } from "../../../domain/routes";
import { decodeLeniently } from "../../../model/values/parse-url";
import { isJsonObject } from "../../../model/schema/json-object";
import { redirectList } from "../../../model/site/redirect-list";
import { fieldValues } from "../../../model/check/validate";
import type { Content } from "../../content";

/** An entry of the list of redirects, both of whose fields are texts. */
interface RedirectEntry {
  /** The old address as the file has it. */
  readonly source: string;
  /** The address of the page to be made: decoded, without a trailing slash. */
  readonly from: string;
  readonly to: string;
}

/** An entry, and where it is. */
export interface ListedRedirect extends RedirectEntry {
  readonly file: string;
  /** The entry, such as `redirects[0]`. */
  readonly field: string;
}

/** Every redirect that the content lists. */
export function listedRedirects({ items }: Content): ListedRedirect[] {
  return items
    .filter(({ source }) => source === redirectList)
    .flatMap(({ file, fields }) =>
      [...fieldValues(redirectList.schema, fields)].flatMap(({ value, path }) =>
        Array.isArray(value)
          ? value.flatMap((entry, index) =>
              redirectEntry(entry).map((redirect) => ({ ...redirect, file, field: `${path}[${index}]` })),
            )
          : [],
      ),
    );
}

/** The redirect of an entry of the list; none if one of its fields is not a text. */
export function redirectEntry(entry: unknown): RedirectEntry[] {
  if (!isJsonObject(entry) || typeof entry.from !== "string" || typeof entry.to !== "string") return [];
  const from = decodeLeniently(barePath(entry.from)).normalize("NFC");
  return [{ source: entry.from, from, to: entry.to.trim() }];
}
