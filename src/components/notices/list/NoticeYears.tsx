import { capitalised } from "../../../domain/text/letters";
import { routes } from "../../../domain/routes";
import { SiteLink } from "../../navigation/SiteLink";
import { Section } from "../../ui/Section";
import * as styles from "./NoticeYears.module.css";

interface NoticeYearsProps {
  /** The newest first. */
  readonly years: readonly string[];
  /** The one whose page this is. */
  readonly current?: string;
}

/** Links to the notices of each year, which need no JavaScript. Nothing if one page lists them all. */
export function NoticeYears({ years, current }: NoticeYearsProps) {
  return years.length === 0 ? null : (
    <Section title="All notices by year">
      <nav aria-label="Years">
        <ul role="list" className={styles.years}>
          {years.map((year) => (
            <li key={year}>
              <SiteLink
                to={routes.noticeYear(year)}
                className={styles.year}
                aria-current={year === current ? "page" : undefined}
              >
                {capitalised(year)}
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
    </Section>
  );
}
