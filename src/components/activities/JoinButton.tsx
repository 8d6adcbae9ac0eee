import { ButtonLink } from "../navigation/ButtonLink";
import { ActionName } from "../ui/Sentence";
import { t } from "../../words/t";

interface JoinButtonProps {
  readonly title: string;
  readonly to: string;
}

/** Leads to where people take part online. */
export function JoinButton({ title, to }: JoinButtonProps) {
  return (
    <ButtonLink primary to={to}>
      <ActionName text={t("Join online<hidden> for <name/></hidden>")} name={title} />
    </ButtonLink>
  );
}
