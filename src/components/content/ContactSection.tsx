import { feeText } from "../../domain/amounts";
import { Section } from "../ui/Section";
import { ContactLinks } from "./ContactLinks";
import * as styles from "./ContactSection.module.css";

interface ContactSectionProps {
  readonly person: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly fee: number | null;
}

/** Whom to ask and what it costs; nothing where neither is known. */
export function ContactSection({ person, email, phone, fee }: ContactSectionProps) {
  const price = feeText(fee);
  if (!person && !email && !phone && price === undefined) return null;
  return (
    <Section title="Contact">
      <div className={styles.contact}>
        {person && <p className={styles.person}>{person}</p>}
        <ContactLinks email={email} phone={phone} />
        {price !== undefined && (
          <p>
            Fee: <strong>{price}</strong>
          </p>
        )}
      </div>
    </Section>
  );
}
