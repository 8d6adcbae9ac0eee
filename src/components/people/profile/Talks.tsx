import type { Talk } from "../../../domain/people/talks";
import { routes } from "../../../domain/routes";
import { dateText } from "../../../domain/time/date-text";
import { LinksSection } from "../../content/LinksSection";
import { t } from "../../../words/t";

export function Talks({ talks = [] }: { readonly talks?: readonly Talk[] | undefined }) {
  const links = talks.map(({ id, title, date }) => ({
    label: date === "" ? title : `${title} · ${dateText(date)}`,
    url: { url: routes.item("events", id) },
  }));
  return <LinksSection title={t("Talks")} links={links} />;
}
