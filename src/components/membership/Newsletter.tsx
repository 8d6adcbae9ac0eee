import { ButtonLink } from "../navigation/ButtonLink";
import { t } from "../../words/t";
import * as styles from "./membership.module.css";

/** A link to the club's newsletter, so that its service learns nothing about readers who don't follow it. */
export function Newsletter({ to }: { readonly to: string | null | undefined }) {
  return to ? (
    <div className={styles.newsletter} data-pagefind-ignore="">
      <p>{t("Our news by e-mail?")}</p>
      <ButtonLink to={to}>{t("Subscribe to the newsletter")}</ButtonLink>
    </div>
  ) : null;
}
