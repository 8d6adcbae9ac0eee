import { ButtonLink } from "../navigation/ButtonLink";
import { ActionName } from "../ui/Sentence";
import { t } from "../../words/t";

interface JoinButtonProps {
  readonly title: string;
  readonly to: string;
}

export function JoinButton({ title, to }: JoinButtonProps) {
  return (
    <ButtonLink primary to={to}>
      <ActionName text={t("Join online<hidden> for <name/></hidden>")} name={title} />
    </ButtonLink>
  );
}
