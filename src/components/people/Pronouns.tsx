import { Text } from "../ui/Text";
import * as styles from "./Pronouns.module.css";

/** How to speak of a person, under their name. */
export function Pronouns({ children }: { readonly children: string }) {
  return (
    <p className={styles.pronouns}>
      <span className="visually-hidden">Pronouns: </span>
      <Text>{children}</Text>
    </p>
  );
}
