import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { feeText } from "../../domain/text/amounts";
import { LinkedText } from "../navigation/LinkedText";
import { Prose } from "../ui/Prose";
import { Section } from "../ui/Section";
import { ContactLinks } from "../content/facts/ContactLinks";
import { Text } from "../ui/Text";
import { t } from "../../words/t";
import { Sentence } from "../ui/Sentence";
import * as styles from "./ActivityPage.module.css";

interface ActivityTextProps {
  readonly title: string;
  readonly activity: Queries.ActivityTextFragment;
}

export function ActivityText({ title, activity: { fullDescription, description } }: ActivityTextProps) {
  const shown = fullDescription ? (
    <Prose html={fullDescription.html} />
  ) : (
    description && <LinkedText as="p">{description}</LinkedText>
  );
  return shown ? <Section title={title}>{shown}</Section> : null;
}

/** @public Gatsby collects it. */
export const activityText = graphql`
  fragment ActivityText on Activity {
    description
    fullDescription {
      html
    }
  }
`;

/** Lists that are usually short: side by side if they fit. */
export function ShortLists({ children }: { readonly children: ReactNode }) {
  return <div className={styles.lists}>{children}</div>;
}

interface ContactSectionProps {
  readonly activity: Queries.ActivityContactFragment;
}

export function ContactSection({ activity }: ContactSectionProps) {
  const { contactPerson: person, contactEmail: email, contactPhone: phone, fee } = activity;
  const price = feeText(fee);
  if (!person && !email && !phone && price === undefined) return null;
  return (
    <Section title={t("Contact")}>
      {person && (
        <p>
          <Text as="strong">{person}</Text>
        </p>
      )}
      <ContactLinks email={email} phone={phone} />
      {price !== undefined && (
        <p>
          <Sentence text={t("Fee: <price/>")} parts={{ price: <Text as="strong">{price}</Text> }} />
        </p>
      )}
    </Section>
  );
}

/** @public Gatsby collects it. */
export const activityContact = graphql`
  fragment ActivityContact on Activity {
    contactPerson
    contactEmail
    contactPhone
    fee
  }
`;
