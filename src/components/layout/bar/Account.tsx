import { useCallback, useRef, useState } from "react";
import { elementIds } from "../../../domain/element-ids";
import { initialsOf } from "../../../domain/text/letters";
import { routes } from "../../../domain/routes";
import type { SignedInMember } from "../../../domain/session/session";
import { startWhen } from "../../../domain/start/start-when";
import { useAuth } from "../../../hooks/session/useAuth";
import { useDismiss } from "../../../hooks/useDismiss";
import { isUsed } from "../../../model/parts";
import { useLanguageOf } from "../../../hooks/page-context";
import { focusMain } from "../../ui/controls/move-focus";
import { SiteLink } from "../../navigation/SiteLink";
import { StartText } from "../../start/StartText";
import { Icon } from "../../ui/Icon";
import { Text } from "../../ui/Text";
import { NavigationItem } from "./NavigationItem";
import { t } from "../../../words/t";
import { Sentence } from "../../ui/Sentence";
import * as buttons from "../../ui/controls/button.module.css";
import * as styles from "./Account.module.css";

interface AccountProps {
  readonly path: string;
  readonly onChoose: () => void;
}

/**
 * The place in the bar that says who is signed in. It takes the same space for everyone. Before the application comes, the
 * start script names the member (`markMember`).
 */
export function Account({ path, onChoose }: AccountProps) {
  const { member } = useAuth();
  if (member) return <SignedIn member={member} path={path} onChoose={onChoose} />;
  return (
    <SiteLink
      to={routes.login}
      className={styles.guest}
      data-tip={t("Login")}
      {...startWhen("member")}
      aria-current={path === routes.login ? "page" : undefined}
      onClick={onChoose}
    >
      <Icon name="person" />
      <StartText of="initials" className={styles.initials} aria-hidden="true" />
      <span className={styles.label}>
        <span className={styles.login}>{t("Login")}</span>
        <StartText of="name" />
      </span>
    </SiteLink>
  );
}

/** The member's initials, which open the full name, MyClass and the button to sign out. */
function SignedIn({ member, path, onChoose }: AccountProps & { readonly member: SignedInMember }) {
  const { logout } = useAuth();
  const languageOf = useLanguageOf();
  const [isOpen, setOpen] = useState(false);
  const element = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setOpen(false), []);
  useDismiss({ element, opener }, isOpen, close);
  const choose = () => {
    close();
    onChoose();
  };
  return (
    <div ref={element} className={styles.dropdown}>
      <button
        ref={opener}
        type="button"
        className={styles.account}
        data-tip={member.name}
        {...startWhen("member")}
        {...languageOf(member.name)}
        aria-expanded={isOpen}
        aria-controls={elementIds.account}
        onClick={() => setOpen(!isOpen)}
      >
        <Text as="span" className={styles.initials} aria-hidden="true">
          {initialsOf(member.name)}
        </Text>
        <Text as="span" className={styles.label}>
          {member.name}
        </Text>
      </button>
      <div id={elementIds.account} className={styles.panel} data-open={isOpen || undefined}>
        <p className={styles.who}>
          <Sentence text={t("Signed in as <member/>")} parts={{ member: <Text as="strong">{member.name}</Text> }} />
        </p>
        <ul role="list">
          <li>
            <NavigationItem to={routes.list("courses")} label={t("MyClass")} path={path} onChoose={choose} />
          </li>
          {member.id !== undefined && isUsed("members") && (
            <li>
              <NavigationItem
                to={routes.item("members", member.id)}
                label={t("My profile")}
                path={path}
                onChoose={choose}
              />
            </li>
          )}
        </ul>
        <button
          type="button"
          className={buttons.button}
          onClick={() => {
            choose();
            logout();
            focusMain();
          }}
        >
          {t("Sign out")}
        </button>
      </div>
    </div>
  );
}
