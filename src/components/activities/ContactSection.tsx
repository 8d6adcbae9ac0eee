import { graphql } from "gatsby";
import { feeText } from "../../domain/text/amounts";
import { ContactLinks } from "../content/facts/ContactLinks";
import { Section } from "../ui/Section";
import { Text } from "../ui/Text";
import * as styles from "./ContactSection.module.css";

interface ContactSectionProps {
  readonly activity: Queries.ActivityContactFragment;
}

/** Whom to contact and what it costs; nothing if neither is known. */
export function ContactSection({ activity }: ContactSectionProps) {
  const { contactPerson: person, contactEmail: email, contactPhone: phone, fee } = activity;
  const price = feeText(fee);
  if (!person && !email && !phone && price === undefined) return null;
  return (
    <Section title="Contact">
      <div className={styles.contact}>
        {person && (
          <Text as="p" className={styles.person}>
            {person}
          </Text>
        )}
        <ContactLinks email={email} phone={phone} />
        {price !== undefined && (
          <p>
            Fee: <Text as="strong">{price}</Text>
          </p>
        )}
      </div>
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
