import { ButtonLink } from "../navigation/ButtonLink";
import { classes } from "../ui/classes";
import * as buttons from "../ui/controls/button.module.css";
import { Text } from "../ui/Text";
import * as styles from "./VisitButton.module.css";

/** Editors write it for a website that does not exist yet (docs/behaviour.md#joining-the-club). */
const PLACEHOLDER = "#";

/** The link to a sub community's own website; a message while there is none. */
export function VisitButton({ name, url }: { readonly name: string; readonly url: string }) {
  const label = (
    <>
      Visit
      <span className="visually-hidden">
        {" "}
        <Text>{name}</Text>
      </span>
    </>
  );
  if (url !== PLACEHOLDER)
    return (
      <ButtonLink primary newTab to={url}>
        {label}
      </ButtonLink>
    );
  return (
    <button
      type="button"
      className={classes(buttons.primary, styles.speaks)}
      onClick={() => window.alert(`${name} website coming soon! Stay tuned for updates.`)}
    >
      {label}
    </button>
  );
}
