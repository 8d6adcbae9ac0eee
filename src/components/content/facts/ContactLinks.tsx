import { mailLink, phoneLink } from "../../../domain/people/person-description";
import { Icon } from "../../ui/Icon";
import { TextLink } from "../../navigation/SiteLink";
import * as styles from "./ContactLinks.module.css";

interface ContactLinksProps {
  readonly email?: string | null | undefined;
  readonly phone?: string | null | undefined;
}

/**
 * Links for e-mail and phone, as paragraphs, since reader views leave out lists of links. Anything but a single address
 * or number is shown without a link.
 */
export function ContactLinks({ email, phone }: ContactLinksProps) {
  return (
    <>
      {email && (
        <p className={styles.line}>
          <Icon name="mail" />
          <TextLink to={mailLink(email)}>{email}</TextLink>
        </p>
      )}
      {phone && (
        <p className={styles.line}>
          <Icon name="phone" />
          <TextLink to={phoneLink(phone)}>{phone}</TextLink>
        </p>
      )}
    </>
  );
}
