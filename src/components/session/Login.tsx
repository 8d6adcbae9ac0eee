import { useState } from "react";
import { memberFieldInSentence } from "../../domain/directory/member-words";
import { hasMemberField } from "../../model/member-fields";
import { pathAfterLogin } from "../../domain/session/login";
import type { SignedInMember } from "../../domain/session/session";
import { routes } from "../../domain/routes";
import { startWhen } from "../../domain/start/start-when";
import { replacePage } from "../../hooks/open-page";
import { useAddressQuery } from "../../hooks/useAddressQuery";
import { useAuth } from "../../hooks/session/useAuth";
import { PageHeader } from "../content/page/PageHeader";
import { focusMain } from "../navigation/focus-main";
import { SiteLink } from "../navigation/SiteLink";
import { TerminalWindow } from "../ui/terminal/TerminalWindow";
import * as styles from "./Login.module.css";
import { LoginForm } from "./LoginForm";
import { SignedInNote } from "./SignedInNote";
import { Text } from "../ui/Text";

/** The page where members sign in; it leads on to where they wanted to go, else to MyClass. */
export function Login({ indexAddress }: { readonly indexAddress: string }) {
  const { member, login } = useAuth();
  const [query] = useAddressQuery();
  // A reader who has just signed in is about to leave: nothing else may be shown before.
  const [isLeaving, setLeaving] = useState(false);
  const target = pathAfterLogin(query);
  const enter = (signedIn: SignedInMember) => {
    setLeaving(true);
    if (login(signedIn)) {
      replacePage(target);
      return;
    }
    setLeaving(false);
    focusMain();
  };
  return (
    <>
      <PageHeader title="Login" place="myclass" command="login">
        <p>Sign in to open MyClass, the club's courses.</p>
      </PageHeader>
      <div className={`container ${styles.page ?? ""}`} {...startWhen("load")}>
        <TerminalWindow title="login">
          {member && !isLeaving ? (
            <SignedInNote member={member} target={target} />
          ) : (
            <LoginForm indexAddress={indexAddress} onMember={enter} />
          )}
          <noscript>
            <p className={styles.hint}>Signing in needs JavaScript, because this site has no server to do it.</p>
          </noscript>
        </TerminalWindow>
        <aside className={styles.notes}>
          <h2>A demo sign-in</h2>
          <p>
            It protects no secrets. Your password is only compared with your username and is never stored; your name
            stays in this browser until you sign out.
          </p>
          <p>
            {hasMemberField("roll") && (
              <Text>{`If you are listed with a ${memberFieldInSentence("roll")}, sign in with it to see your name. `}</Text>
            )}
            Anyone else is a guest under the name they choose.
          </p>
          <p>
            Not a member yet? You can <SiteLink to={routes.registration}>register here</SiteLink>.
          </p>
        </aside>
      </div>
    </>
  );
}
