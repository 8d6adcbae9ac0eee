import { SESSION_KEY, type SignedInMember } from "../../domain/session/session";
import { isEntryKept } from "../../hooks/storage/guarded-storage";
import { useAuth } from "../../hooks/session/useAuth";
import { focusMain } from "../navigation/focus-main";
import { SiteLink } from "../navigation/SiteLink";
import { Text } from "../ui/Text";
import * as styles from "./Login.module.css";

interface SignedInNoteProps {
  readonly member: SignedInMember;
  /** Where the login would lead. */
  readonly target: string;
}

/** What the login page shows to those who are signed in already: links to continue or to sign out. */
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
        You are signed in as <Text as="strong">{member.name}</Text>.
      </p>
      {!isKept && <p role="status">This browser stores nothing: you are signed in on this page only.</p>}
      <div className={styles.choices}>
        {isKept && (
          <SiteLink to={target} className={styles.submit}>
            Continue
          </SiteLink>
        )}
        <button type="button" className={styles.second} onClick={signOut}>
          Sign out
        </button>
      </div>
    </div>
  );
}
