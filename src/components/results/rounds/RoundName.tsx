import type { ShownRound } from "../../../domain/rounds/shown-rounds";
import { routes } from "../../../domain/routes";
import { TextLink } from "../../navigation/SiteLink";
import { t } from "../../../words/t";

/** The name of a round, with a link to the club's own result of it, or to Codeforces. */
export function RoundName({ id, name, result }: Pick<ShownRound, "id" | "name" | "result">) {
  return (
    <TextLink to={result === null ? `https://codeforces.com/contest/${id}` : routes.item("results", result)}>
      {name ?? t("Codeforces contest {id}", { id: String(id) })}
    </TextLink>
  );
}
