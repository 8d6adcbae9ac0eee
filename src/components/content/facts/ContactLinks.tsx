import { mailLink, phoneLink } from "../../../domain/people/person-description";
import { Icon } from "../../ui/Icon";
import { SiteLink } from "../../navigation/SiteLink";
import { Text } from "../../ui/Text";
import * as styles from "./ContactLinks.module.css";

interface ContactLinksProps {
  readonly email?: string | null | undefined;
  readonly phone?: string | null | undefined;
}

/** Links for e-mail and phone. They are paragraphs: reader views leave out lists of links. */
export function ContactLinks({ email, phone }: ContactLinksProps) {
  return (
    <>
      {email && (
        <p className={styles.line}>
          <Icon name="mail" />
          <Contact to={mailLink(email)} text={email} />
        </p>
      )}
      {phone && (
        <p className={styles.line}>
          <Icon name="phone" />
          <Contact to={phoneLink(phone)} text={phone} />
        </p>
      )}
    </>
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
