import { attachmentName } from "../../../domain/text/attachment-name";
import { SiteLink } from "../../navigation/SiteLink";
import { Section } from "../../ui/Section";
import { Tag } from "../../ui/Tag";
import * as styles from "./Attachments.module.css";

const typeWords: Readonly<Record<string, string>> = { pdf: "PDF", doc: "Document", image: "Image", other: "File" };

/** The other files of a notice, each with its type; nothing if there are none. */
export function Attachments({ attachments }: Pick<Queries.NoticeDetailsFragment, "attachments">) {
  return attachments.length === 0 ? null : (
    <Section title="Attachments">
      <ul role="list" className={styles.files}>
        {attachments.map(({ name, type, url }, index) => (
          <li key={index}>
            <Tag>{typeWords[type ?? "other"] ?? type}</Tag>{" "}
            {url.url ? (
              <SiteLink to={url.url} newTab>
                {attachmentName({ name, url: url.url })}
              </SiteLink>
            ) : (
              attachmentName({ name, url: url.url })
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
