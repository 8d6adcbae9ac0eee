import { memberKey, type SignedInMember } from "../../domain/session/session";
import { useGuestMarks } from "../../hooks/progress/useGuestMarks";
import { t } from "../../words/t";
import * as buttons from "../ui/controls/button.module.css";
import * as styles from "./member-marks.module.css";

/**
 * Asks a member once whether the marks that a guest has made on this device are theirs: since computers in laboratories
 * are shared.
 */
export function GuestMarks({ member }: { readonly member: SignedInMember }) {
  const { count, take, leave } = useGuestMarks(memberKey(member));
  if (count === 0) return null;
  return (
    <div role="status" className={styles.question}>
      <p>
        {t(
          "{count, plural, one {# problem was marked on this device while no one was signed in. Is it yours?} other {# problems were marked on this device while no one was signed in. Are they yours?}}",
          { count },
        )}
      </p>
      <div className={buttons.row}>
        <button type="button" className={buttons.button} onClick={take}>
          {t("Yes, add to my marks")}
        </button>
        <button type="button" className={buttons.button} onClick={leave}>
          {t("No, not mine")}
        </button>
      </div>
    </div>
  );
}
