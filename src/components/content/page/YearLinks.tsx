import type { FolderWith } from "../../../model/descriptors";
import { routes } from "../../../domain/routes";
import { SiteLink } from "../../navigation/SiteLink";
import { Section } from "../../ui/Section";
import { yearText } from "../../../domain/text/amounts";
import { t } from "../../../words/t";
import * as buttons from "../../ui/controls/button.module.css";

interface YearLinksProps {
  readonly title: string;
  readonly folder: FolderWith<"list">;
  /** The newest first. */
  readonly years: readonly string[];
  readonly current?: string;
  /** The text of a link, if not the year. */
  readonly nameOf?: (year: string) => string;
}

const nameOfYear = (year: string) => (/^\d/.test(year) ? yearText(year) : t("Undated"));

/** Links to the items of each year, which need no JavaScript. Nothing if all items are on one page. */
export function YearLinks({ title, folder, years, current, nameOf = nameOfYear }: YearLinksProps) {
  return years.length === 0 ? null : (
    <Section title={title}>
      <nav aria-label={t("Years")}>
        <ul role="list" className={buttons.row}>
          {years.map((year) => (
            <li key={year}>
              <SiteLink
                to={routes.year(folder, year)}
                className={buttons.button}
                aria-current={year === current ? "page" : undefined}
              >
                {nameOf(year)}
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
    </Section>
  );
}
