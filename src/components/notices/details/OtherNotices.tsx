import { dateText } from "../../../domain/time/date-text";
import { routes } from "../../../domain/routes";
import { SiteLink } from "../../navigation/SiteLink";
import { Section } from "../../ui/Section";
import { Text } from "../../ui/Text";
import * as styles from "../list/NoticeList.module.css";

interface OtherNoticesProps {
  readonly notices: readonly Pick<Queries.NoticeRowFragment, "jsonId" | "title" | "date">[];
}

/** The notices that the table of the HTML leaves out, for readers without JavaScript, who can't turn its pages. */
export function OtherNotices({ notices }: OtherNoticesProps) {
  return notices.length === 0 ? null : (
    <noscript>
      <Section title="Older notices">
        <ul role="list" className={styles.others}>
          {notices.map(({ jsonId, title, date }) => (
            <li key={jsonId}>
              <Text>{dateText(date)}</Text>{" "}
              <SiteLink to={routes.item("notices", jsonId)}>
                <Text>{title}</Text>
              </SiteLink>
            </li>
          ))}
        </ul>
      </Section>
    </noscript>
  );
}
