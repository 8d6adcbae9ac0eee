import { standingsInTable, type TableStandings } from "../../domain/results/standings-table";
import { tableIn, TableError } from "../../domain/tables/read-table";
import { placedMessage } from "../../model/check/sentence";
import { t } from "../../words/t";

/** What a pasted text holds: standings, or the sentences about what can't be read. */
export type Reading = { readonly standings: TableStandings } | { readonly errors: readonly string[] };

export function readPastedRows(text: string): Reading {
  try {
    const standings = standingsInTable(tableIn(text));
    const nameless = standings.rows.filter(({ name }) => name === "");
    if (nameless.length === 0) return { standings };
    return { errors: nameless.map(({ place }) => placedMessage(place, t("is empty, expected a name"))) };
  } catch (error) {
    if (!(error instanceof TableError)) throw error;
    return { errors: error.message.split("\n") };
  }
}
