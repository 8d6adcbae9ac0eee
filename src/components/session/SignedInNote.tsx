import type { SignedInMember } from "../../domain/session/session";
import { useAuth } from "../../hooks/session/useAuth";
import { focusMain } from "../navigation/focus-main";
import { SiteLink } from "../navigation/SiteLink";
import * as styles from "./Login.module.css";

interface SignedInNoteProps {
  readonly member: SignedInMember;
  /** Where the login would lead. */
  readonly target: string;
}

/** What the login page shows to those who are signed in already: links to continue or to sign out. */
export function SignedInNote({ member, target }: SignedInNoteProps) {
  const { logout } = useAuth();
  const signOut = () => {
    logout();
    focusMain();
  };
  return (
    <div className={styles.form}>
      <p>
        You are signed in as <strong>{member.name}</strong>.
      </p>
      <div className={styles.choices}>
        <SiteLink to={target} className={styles.submit}>
          Continue
        </SiteLink>
        <button type="button" className={styles.second} onClick={signOut}>
          Sign out
        </button>
      </div>
    </div>
  );
}
