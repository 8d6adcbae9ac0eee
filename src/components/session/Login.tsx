import { useState } from "react";
import { memberFieldInSentence } from "../../domain/directory/member-words";
import { hasMemberField } from "../../model/member-fields";
import { isLedToLogin, pathAfterLogin } from "../../domain/session/login";
import { SESSION_KEY, type SignedInMember } from "../../domain/session/session";
import { leadsSomewhere } from "../../domain/settings/offered";
import { routes } from "../../domain/routes";
import { startWhen } from "../../domain/start/start-when";
import { replacePage } from "../../hooks/open-page";
import { useAddressQuery } from "../../hooks/useAddress";
import { useAuth } from "../../hooks/session/useAuth";
import { isEntryKept } from "../../hooks/storage/guarded-storage";
import { LinkItems } from "../content/LinksSection";
import { PageHeader } from "../content/page/PageHeader";
import { focusMain } from "../ui/controls/move-focus";
import { SiteLink } from "../navigation/SiteLink";
import { TerminalWindow } from "../ui/terminal/TerminalWindow";
import { Text } from "../ui/Text";
import { LoginForm } from "./LoginForm";
import { t } from "../../words/t";
import { Sentence } from "../ui/Sentence";
import * as lists from "../content/TextList.module.css";
import * as buttons from "../ui/controls/button.module.css";
import * as styles from "./Login.module.css";

interface LoginProps {
  readonly indexAddress: string;
  readonly courses?: readonly { readonly jsonId: string; readonly title: string }[];
}

/** The page where members sign in; it then opens the page they wanted to see, or MyClass. */
export function Login({ indexAddress, courses = [] }: LoginProps) {
  const { member, login } = useAuth();
  const [query] = useAddressQuery();
  // A member who has just signed in is about to leave this page, so nothing else is shown.
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
      <PageHeader title={t("Login")} place="myclass" command="login">
        <p>{t("Sign in to open MyClass, the club's courses.")}</p>
      </PageHeader>
      <div className={`container ${styles.page ?? ""}`} {...startWhen("load")}>
        <TerminalWindow program="login">
          {member && !isLeaving ? (
            <SignedInNote member={member} target={target} />
          ) : (
            <LoginForm indexAddress={indexAddress} takesFocus={isLedToLogin(query)} onMember={enter} />
          )}
          <noscript>
            <p className={styles.hint}>{t("Signing in needs JavaScript, because this site has no server to do it.")}</p>
          </noscript>
        </TerminalWindow>
        <aside className={styles.notes}>
          <h2>{t("A demo sign-in")}</h2>
          <p>
            {t(
              "It protects no secrets. Your password is only compared with your username and is never stored; your name stays in this browser until you sign out.",
            )}
          </p>
          <p>
            {hasMemberField("roll") && <Text>{`${rollAdvice()} `}</Text>}
            {t("Anyone else is a guest under the name they choose.")}
          </p>
          {leadsSomewhere(routes.registration) && (
            <p>
              <Sentence
                text={t("Not a member yet? You can <link>register here</link>.")}
                parts={{ link: (words) => <SiteLink to={routes.registration}>{words}</SiteLink> }}
              />
            </p>
          )}
          {courses.length > 0 && (
            <>
              <h2>{t("What the courses teach")}</h2>
              <ul className={lists.list}>
                <LinkItems
                  links={courses.map(({ jsonId, title }) => ({
                    label: title,
                    url: { url: routes.intro("courses", jsonId) },
                  }))}
                />
              </ul>
            </>
          )}
        </aside>
      </div>
    </>
  );
}

function rollAdvice(): string {
  const field = memberFieldInSentence("roll");
  return t("If you are listed with a {field}, sign in with it to see your name.", { field });
}

interface SignedInNoteProps {
  readonly member: SignedInMember;
  readonly target: string;
}

/** For members who are signed in already: a link to continue and a button to sign out. */
export function SignedInNote({ member, target }: SignedInNoteProps) {
  const { logout } = useAuth();
  const isKept = isEntryKept(SESSION_KEY);
  const signOut = () => {
    logout();
    focusMain();
  };
  return (
    <div className={styles.form}>
      <p>
        <Sentence
          text={t("You are signed in as <member/>.")}
          parts={{ member: <Text as="strong">{member.name}</Text> }}
        />
      </p>
      {!isKept && <p role="status">{t("This browser stores nothing: you are signed in on this page only.")}</p>}
      <div className={buttons.row}>
        {isKept && (
          <SiteLink to={target} className={buttons.primary}>
            {t("Continue")}
          </SiteLink>
        )}
        <button type="button" className={buttons.button} onClick={signOut}>
          {t("Sign out")}
        </button>
      </div>
    </div>
  );
}
