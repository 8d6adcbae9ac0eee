import { mailLink, phoneLink } from "../../../domain/people/contact-links";
import { Icon } from "../../ui/Icon";
import * as styles from "./ContactLinks.module.css";

interface ContactLinksProps {
  readonly email?: string | null | undefined;
  readonly phone?: string | null | undefined;
}

/** Links for e-mail and phone. */
export function ContactLinks({ email, phone }: ContactLinksProps) {
  if (!email && !phone) return null;
  return (
    <ul role="list" className={styles.list}>
      {email && (
        <li>
          <Icon name="mail" />
          <a href={mailLink(email)}>{email}</a>
        </li>
      )}
      {phone && (
        <li>
          <Icon name="phone" />
          <a href={phoneLink(phone)}>{phone}</a>
        </li>
      )}
    </ul>
  );
}
