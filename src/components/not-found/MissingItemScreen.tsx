import type { MissingItem } from "../../domain/not-found";
import { ButtonLink } from "../navigation/ButtonLink";
import { Prompt } from "../ui/terminal/Prompt";
import * as styles from "./MissingItemScreen.module.css";

/** An unknown id of a section: what is missing and the way back. */
export function MissingItemScreen({ item }: { readonly item: MissingItem }) {
  return (
    <div className={`container ${styles.screen ?? ""}`}>
      <Prompt place="~" command="echo $?  # 404" />
      <h1>{item.title}</h1>
      <p>{item.explanation}</p>
      <ButtonLink primary to={item.back.to}>
        {item.back.label}
      </ButtonLink>
    </div>
  );
}
