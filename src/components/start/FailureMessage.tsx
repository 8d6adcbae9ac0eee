import { t } from "../../words/t";
/**
 * The message of a page whose application has failed. It is inside `noscript`, from which the start script moves it.
 * Readers without JavaScript don't see it, since the style sheet hides it inside `noscript`.
 */
export function FailureMessage() {
  return (
    <noscript>
      <p role="alert" data-failed="">
        {`${t("Parts of this page could not be loaded. Links still work.")} `}
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- an empty address reloads the page itself */}
        <a href="">{t("Reload")}</a>
      </p>
    </noscript>
  );
}
