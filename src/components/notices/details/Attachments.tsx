import { attachmentName } from "../../../domain/text/markup";
import { TextLink } from "../../navigation/SiteLink";
import { Section } from "../../ui/Section";
import { Tag } from "../../ui/Tag";
import { t } from "../../../words/t";
import * as styles from "./Attachments.module.css";

const typeWords: Readonly<Record<string, string>> = {
  pdf: "PDF",
  doc: t("Document"),
  image: t("Image"),
  other: t("File"),
};

export function Attachments({ attachments }: Pick<Queries.NoticeDetailsFragment, "attachments">) {
  return attachments.length === 0 ? null : (
    <Section title={t("Attachments")}>
      <ul role="list" className={styles.files}>
        {attachments.map(({ name, type, url }, index) => (
          <li key={index}>
            <Tag>{typeWords[type ?? "other"] ?? type ?? ""}</Tag>{" "}
            <TextLink to={url.url} newTab>
              {attachmentName({ name, url: url.url })}
            </TextLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
