import type { MissingItem } from "../../domain/not-found";
import { ButtonLink } from "../navigation/ButtonLink";
import { Prompt } from "../ui/terminal/Prompt";
import { Text } from "../ui/Text";
import * as styles from "./MissingItemScreen.module.css";

/** An unknown id of a section: what is missing and the way back. */
export function MissingItemScreen({ item }: { readonly item: MissingItem }) {
  return (
    <div className={`container ${styles.screen ?? ""}`}>
      <Prompt place="~" command="echo $?  # 404" />
      <Text as="h1">{item.title}</Text>
      <Text as="p">{item.explanation}</Text>
      <ButtonLink primary to={item.back.to}>
        <Text>{item.back.label}</Text>
      </ButtonLink>
    </div>
  );
}
