import { t } from "../../words/t";
/**
 * The message of a page whose application has failed. Readers without scripts miss nothing and don't see it: the start script
 * shows what is inside `noscript`, and its style sheet only what has come out of it.
 */
export function FailureMessage() {
  return (
    <noscript>
      <p role="alert" data-failed="">
        {`${t("Parts of this page could not be loaded. Links still work.")} `}
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- no address is that of the page itself */}
        <a href="">{t("Reload")}</a>
      </p>
    </noscript>
  );
}
