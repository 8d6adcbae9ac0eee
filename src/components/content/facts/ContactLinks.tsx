import { mailLink, phoneLink } from "../../../domain/people/contact-links";
import { Icon } from "../../ui/Icon";
import { SiteLink } from "../../navigation/SiteLink";
import { Text } from "../../ui/Text";
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
          <Contact to={mailLink(email)} text={email} />
        </li>
      )}
      {phone && (
        <li>
          <Icon name="phone" />
          <Contact to={phoneLink(phone)} text={phone} />
        </li>
      )}
    </ul>
  );
}

/** Anything but a single address or number is shown without a link. */
function Contact({ to, text }: { readonly to: string | undefined; readonly text: string }) {
  return to === undefined ? (
    <Text>{text}</Text>
  ) : (
    <SiteLink to={to}>
      <Text>{text}</Text>
    </SiteLink>
  );
}
